import {fittingName} from '../draw/game-name.js';
import type {Line} from '../draw/span.js';
import type {Size} from '../layout/geometry.js';
import type {AppState, Screen} from '../state/app-state.js';
import {texts} from '../text/text.js';
import {keysPage} from './keys-page.js';
import {pilePage} from './pile-page.js';
import {rulesPage} from './rules-page.js';
import {statisticsPage} from './statistics-page.js';

/** The screens that are text to be scrolled. */
export type PageScreen = Extract<Screen, {scroll: number}>;

/** Rows that a page has for its text: all but title and hint. */
export const pageRows = ({rows}: Size): number => Math.max(1, rows - 4);

/**
 * What of the lines is to be seen from one of them on. A title is never the last: what comes after it takes the
 * row that is left free before the hint.
 */
export const shownLines = (lines: readonly Line[], from: number, rows: number): readonly Line[] => {
	const shown = lines.slice(from, from + rows);
	const isTitleLast = rows > 1 && shown.length === rows && shown.at(-2)?.length === 0;
	return isTitleLast ? lines.slice(from, from + rows + 1) : shown;
};

/** A page's whole text, below its title. */
export const pageLines = (state: AppState, page: PageScreen): readonly Line[] => {
	const {language} = state.options;
	const text = texts[language];
	switch (page.kind) {
		case 'keys':
			return keysPage(state.play?.session.game, state.size, text);
		case 'rules':
			return rulesPage(page.game, language, state.size.columns - 2);
		case 'pile':
			return state.play === undefined
				? []
				: pilePage(state.play.session, page.spot, state.size, text);
		case 'statistics':
			return statisticsPage(page.statistics, page.game, state.size.columns - 2, text);
	}
};

export const pageTitle = (state: AppState, page: PageScreen): string => {
	const text = texts[state.options.language];
	const {screens} = text;
	switch (page.kind) {
		case 'keys':
			return screens.keysTitle;
		case 'rules':
			return fittingName(page.game, state.size.columns - 2, text);
		case 'statistics':
			return screens.statisticsTitle(page.game?.name);
		case 'pile': {
			const number = page.spot.slice(1);
			switch (page.spot[0]) {
				case 't':
					return screens.pileTitle(number);
				case 'f':
					return screens.foundationTitle(number);
				case 'p':
					return screens.packetTitle;
				case 'a':
					return screens.asideTitle;
				case 'r':
					return screens.reserveTitle;
				default:
					return screens.stockTitle;
			}
		}
	}
};
