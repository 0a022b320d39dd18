import type {TextProps} from 'ink';
import type {Suit} from '../cards.js';
import type {Span, Tone} from './draw/span.js';
import type {ThemeName} from './theme-names.js';

/** How spans look. Colour is never alone: tones differ in weight, suits in their signs. */
export type Theme = {
	readonly accent: string | undefined;
	/** Colours of ♠ ♥ ♦ ♣. */
	readonly suits: readonly (string | undefined)[];
	/** Whether covered cards and small words are dimmed. */
	readonly dims: boolean;
};

type Look = {
	readonly accent: string | undefined;
	readonly red: string | undefined;
	readonly black: string | undefined;
	readonly blue: string | undefined;
	readonly green: string | undefined;
	readonly dims: boolean;
};

const looks: Record<ThemeName, Look> = {
	terminal: {
		accent: 'cyan',
		red: 'red',
		black: undefined,
		blue: 'blue',
		green: 'green',
		dims: true,
	},
	light: {
		accent: '#005f87',
		red: '#af0000',
		black: '#1c1c1c',
		blue: '#005faf',
		green: '#005f00',
		dims: true,
	},
	dark: {
		accent: '#5fd7ff',
		red: '#ff8787',
		black: '#e4e4e4',
		blue: '#87afff',
		green: '#87d787',
		dims: true,
	},
	contrast: {
		accent: 'yellowBright',
		red: 'redBright',
		black: 'whiteBright',
		blue: 'cyanBright',
		green: 'greenBright',
		dims: false,
	},
	none: {
		accent: undefined,
		red: undefined,
		black: undefined,
		blue: undefined,
		green: undefined,
		dims: true,
	},
};

/** @param colours Two colours for the suits, or one for each. */
export const themeOf = (name: ThemeName, colours: 2 | 4): Theme => {
	const {accent, red, black, blue, green, dims} = looks[name];
	return {
		accent,
		suits: colours === 4 ? [black, red, blue, green] : [black, red, red, black],
		dims,
	};
};

const coloured = (color: string | undefined): TextProps => (color === undefined ? {} : {color});

const toneProps = (theme: Theme, tone: Tone, suit: Suit | undefined): TextProps => {
	const color = suit === undefined ? {} : coloured(theme.suits[suit]);
	switch (tone) {
		case 'bright':
			return {...color, bold: true};
		case 'plain':
			return color;
		case 'quiet':
		case 'back':
			return {...color, dimColor: theme.dims};
		case 'key':
			return coloured(theme.accent);
		case 'focus':
			return {...color, inverse: true};
		case 'chosen':
		case 'goal':
			return {...coloured(theme.accent), bold: true, inverse: tone === 'chosen'};
	}
};

/** The properties of Ink's `<Text>` for a span. */
export const spanProps = (theme: Theme, {tone, suit}: Span): TextProps =>
	toneProps(theme, tone, suit);
