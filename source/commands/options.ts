import type {Options} from '../ui/state/app-state.js';
import {optionsFrom} from '../ui/state/options.js';
import type {Language} from '../ui/text/text.js';
import type {Flags} from './flags.js';

/** What flags say, else what the player has chosen before, else the usual in the language of the locale. */
export const optionsIn = (
	settings: Readonly<Record<string, unknown>>,
	flags: Flags,
	language: Language,
): Options =>
	optionsFrom(
		{...settings, ...flags.options},
		{language, theme: 'terminal', suitColours: 2, isAnimated: true, isClockShown: false},
	);
