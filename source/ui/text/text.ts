import type {en} from './en/index.js';

/** Every sentence of the program; a language that lacks one does not compile. */
export type Text = typeof en;
