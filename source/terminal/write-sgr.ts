import {attributes, palette, plain, type Style, trueColour} from './style.js';

const boldOrDim = 3;

const colourCode = (colour: number, base: 30 | 40): string => {
	if (colour === 0) {
		return String(base + 9);
	}

	if (colour <= 8) {
		return String(base + colour - 1);
	}

	if (colour <= 16) {
		return String(base + 60 + colour - 9);
	}

	if (colour < trueColour) {
		return `${base + 8};5;${colour - palette}`;
	}

	const rgb = colour - trueColour;
	return `${base + 8};2;${rgb >> 16};${(rgb >> 8) & 255};${rgb & 255}`;
};

const changes = (from: Style, to: Style): string[] => {
	const codes: string[] = [];
	let present = from.attributes;
	for (const {bit, off} of attributes) {
		if ((present & bit) !== 0 && (to.attributes & bit) === 0) {
			codes.push(String(off));
			present &= off === 22 ? ~boldOrDim : ~bit;
		}
	}

	for (const {bit, on} of attributes) {
		if ((to.attributes & bit) !== 0 && (present & bit) === 0) {
			codes.push(String(on));
		}
	}

	if (from.foreground !== to.foreground) {
		codes.push(colourCode(to.foreground, 30));
	}

	if (from.background !== to.background) {
		codes.push(colourCode(to.background, 40));
	}

	return codes;
};

/** The shortest sequence that turns one style into the other; `from` is undefined where the terminal's style isn't known. */
export const transition = (from: Style | undefined, to: Style): string => {
	if (from === to) {
		return '';
	}

	const known = from?.transitions.get(to);
	if (known !== undefined) {
		return known;
	}

	const fromReset = changes(plain, to);
	const afterReset = fromReset.length === 0 ? '\u{1B}[m' : `\u{1B}[0;${fromReset.join(';')}m`;
	if (from === undefined) {
		return afterReset;
	}

	const direct = `\u{1B}[${changes(from, to).join(';')}m`;
	const shortest = direct.length < afterReset.length ? direct : afterReset;
	from.transitions.set(to, shortest);
	return shortest;
};
