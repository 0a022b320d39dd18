import {en} from './en/index.js';
import {pl} from './pl/index.js';

/** Every sentence of the program; a language that lacks one does not compile. */
export type Text = typeof en;

export const languages = ['en', 'pl'] as const;

export type Language = (typeof languages)[number];

/** The program's words in each language. */
export const texts: Record<Language, Text> = {en, pl};
