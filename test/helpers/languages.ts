import {en} from '../../source/ui/text/en/index.js';
import type {Text} from '../../source/ui/text/text.js';

/** All languages of the program. */
export const languages = {en} satisfies Record<string, Text>;
