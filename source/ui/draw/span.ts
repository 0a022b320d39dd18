import type {Suit} from '../../cards.js';

/**
 * What a piece of text stands for; the theme says how it looks. `bright` cards can be played, `plain`
 * ones lie on top, `quiet` ones are covered.
 */
export type Tone = 'bright' | 'plain' | 'quiet' | 'back' | 'key' | 'focus' | 'chosen' | 'goal';

export type Span = {
	readonly text: string;
	readonly tone: Tone;
	readonly suit?: Suit;
};

export type Line = readonly Span[];

/** The text of a line without its looks. */
export const textOf = (line: Line): string => line.map(({text}) => text).join('');

export const span = (text: string, tone: Tone = 'plain', suit?: Suit): Span =>
	suit === undefined ? {text, tone} : {text, tone, suit};
