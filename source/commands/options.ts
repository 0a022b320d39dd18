import type {Store} from '../storage/store.js';
import type {Options} from '../ui/state/app-state.js';
import {optionsFrom} from '../ui/state/options-keys.js';
import type {Language} from '../ui/text/text.js';
import type {Flags} from './invocation.js';

/** What flags say, else what the player has chosen before, else the usual in the language of the locale. */
export const optionsIn = (store: Store, flags: Flags, language: Language): Options =>
	optionsFrom(
		{...store.settings.get(), ...flags.options},
		{language, theme: 'terminal', suitColours: 2, isAnimated: true, isClockShown: false},
	);
