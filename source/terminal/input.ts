import {createCharacterReader} from './characters.js';
import {
	begins,
	esc,
	type InputEvent,
	isStringEnd,
	next,
	nothing,
	type Pending,
} from './input-states.js';

/** An answer that is longer may have lost its end. */
const longestString = 4096;
/** How long Escape waits for what may follow it. */
const escapePatience = 50;
/** How long the rest of a key may take to come. */
const keyPatience = 500;
/** For how long what came too late may still belong to Escape. */
const lateness = 1000;

/** Milliseconds without a byte after which a key that comes by itself is one again. */
const patienceFor = (pending: Pending): number => {
	switch (pending.kind) {
		case 'paste':
			return 2000;
		case 'string':
			return pending.length > longestString ? 100 : 1000;
		default:
			return keyPatience;
	}
};

/** Whether a read holds one key and nothing else, as when somebody types. What a line has cut seldom looks so. */
const isOneKey = (characters: readonly string[]): boolean =>
	characters.length === 1 ||
	(characters[0] === esc && characters.length < 9 && characters.lastIndexOf(esc) === 0);

/** Whether a read goes on with what Escape began, although Escape has been taken for a key meanwhile. */
const continuesEscape = ([first = '', second]: readonly string[]): boolean =>
	first === '[' || (second !== undefined && first < '\u{7F}' && begins[first] !== undefined);

export type InputDecoder = {
	/** What a read brings, in its order. `at`: milliseconds, of any clock that goes on. */
	readonly push: (bytes: Uint8Array, at: number) => readonly InputEvent[];
	/** After how many milliseconds without a byte `expire` is to be called; `undefined` if it needn't be. */
	readonly patience: () => number | undefined;
	/** What has waited long enough: Escape is a key when nothing follows it. */
	readonly expire: () => readonly InputEvent[];
};

/**
Reads what terminals send: keys in every form that is in use, clicks, pastes. Whatever else they send is swallowed whole, however many reads it takes: answers in words, reports of modes that another program has left on, what is cut. What has lost its end goes on for a while only: as soon as a key comes by itself after a pause, it is a key.

ECMA-48 for the forms; ctlseqs of xterm, kitty's keyboard protocol, console_codes(4) and rxvt for the keys.
*/
export const createInputDecoder = (): InputDecoder => {
	const reader = createCharacterReader();
	let pending = nothing;
	let lastAt = Number.NEGATIVE_INFINITY;
	/** When Escape was taken for a key because nothing had come after it. */
	let escapedAt = Number.NEGATIVE_INFINITY;
	let events: InputEvent[] = [];
	const hear = (event: InputEvent) => {
		events.push(event);
	};

	/** Whether what is pending has lost its end, and this read is a key. */
	const isGivenUp = (characters: readonly string[], pause: number): boolean => {
		if (pending.kind === 'nothing' || pause <= patienceFor(pending) || !isOneKey(characters)) {
			return false;
		}

		const [first = ''] = characters;
		const isEnd =
			pending.kind === 'string' && (isStringEnd(first) || (pending.isEscaped && first === '\\'));
		return !isEnd;
	};

	const taken = (): readonly InputEvent[] => {
		const taking = events;
		events = [];
		return taking;
	};

	return {
		push: (bytes, at) => {
			const pause = at - lastAt;
			if (pause > keyPatience) {
				reader.forget();
			}

			const characters = reader.read(bytes);
			if (isGivenUp(characters, pause)) {
				pending = nothing;
			}

			if (pending === nothing && at - escapedAt < lateness && continuesEscape(characters)) {
				pending = {kind: 'escape'};
			}

			for (const character of characters) {
				pending = next(pending, character, hear);
			}

			lastAt = at;
			escapedAt = Number.NEGATIVE_INFINITY;
			return taken();
		},
		patience: () => (pending.kind === 'escape' ? escapePatience : undefined),
		expire: () => {
			if (pending.kind === 'escape') {
				pending = nothing;
				escapedAt = lastAt;
				hear({kind: 'key', key: 'escape'});
			}

			return taken();
		},
	};
};
