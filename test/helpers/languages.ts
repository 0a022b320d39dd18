import {texts} from '../../source/ui/text/text.js';

/** All languages of the program. */
export const languages = texts;
