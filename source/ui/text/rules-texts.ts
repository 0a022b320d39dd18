import {rules as en} from './en/rules.js';
import {rules as pl} from './pl/rules.js';
import type {Language} from './text.js';

/** The sentences that rules are told in. */
export type RulesWords = typeof en;

/** Apart from the other words: they are needed only when rules are read. */
export const rulesTexts: Record<Language, RulesWords> = {en, pl};
