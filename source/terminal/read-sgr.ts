import {attributes, intern, palette, type Style, trueColour} from './style.js';

type Draft = {foreground: number; background: number; attributes: number};

const extendedColour = (values: readonly number[]): number | undefined => {
	const [kind, ...rest] = values;
	if (kind === 5) {
		return palette + ((rest[0] ?? 0) & 255);
	}

	if (kind !== 2) {
		return undefined;
	}

	const [red = 0, green = 0, blue = 0] = rest.slice(-3);
	return trueColour + ((red & 255) << 16) + ((green & 255) << 8) + (blue & 255);
};

const applyCode = (draft: Draft, code: number): void => {
	if (code === 0) {
		draft.foreground = 0;
		draft.background = 0;
		draft.attributes = 0;
	} else if (code >= 30 && code <= 37) {
		draft.foreground = code - 29;
	} else if (code >= 90 && code <= 97) {
		draft.foreground = code - 81;
	} else if (code >= 40 && code <= 47) {
		draft.background = code - 39;
	} else if (code >= 100 && code <= 107) {
		draft.background = code - 91;
	} else if (code === 39) {
		draft.foreground = 0;
	} else if (code === 49) {
		draft.background = 0;
	} else {
		for (const {bit, on, off} of attributes) {
			if (code === on) {
				draft.attributes |= bit;
			} else if (code === off) {
				draft.attributes &= ~bit;
			}
		}
	}
};

const setExtended = (draft: Draft, target: number, values: readonly number[]): void => {
	const colour = extendedColour(values);
	if (colour === undefined) {
		return;
	}

	if (target === 38) {
		draft.foreground = colour;
	} else if (target === 48) {
		draft.background = colour;
	}
};

const isExtended = (code: number): boolean => code === 38 || code === 48 || code === 58;

const applyParameters = (draft: Draft, parameters: string): void => {
	const parts = parameters.split(';');
	for (let index = 0; index < parts.length; index++) {
		const [code = 0, ...sub] = (parts[index] ?? '').split(':').map(Number);
		if (sub.length > 0) {
			if (isExtended(code)) {
				setExtended(draft, code, sub);
			} else {
				applyCode(draft, code === 4 && sub[0] === 0 ? 24 : code);
			}
		} else if (isExtended(code)) {
			const length = Number(parts[index + 1]) === 2 ? 4 : 2;
			setExtended(draft, code, parts.slice(index + 1, index + 1 + length).map(Number));
			index += length;
		} else {
			applyCode(draft, code);
		}
	}
};

/** The style after `ESC [ parameters m`. Parameters it doesn't know change nothing. */
export const afterSgr = (style: Style, parameters: string): Style => {
	let next = style.successors.get(parameters);
	if (next === undefined) {
		const draft = {
			foreground: style.foreground,
			background: style.background,
			attributes: style.attributes,
		};
		applyParameters(draft, parameters);
		next = intern(draft.foreground, draft.background, draft.attributes);
		style.successors.set(parameters, next);
	}

	return next;
};
