import type {Line} from '../draw/span.js';
import type {Size} from '../layout/geometry.js';
import type {AppState, PageKind, PageScreen} from '../state/app-state.js';
import {keysEntry} from './keys-page.js';
import {optionsEntry} from './options-page.js';
import type {Page} from './page.js';
import {pileEntry} from './pile-page.js';
import {rulesEntry} from './rules-page.js';
import {statisticsEntry} from './statistics-page.js';

/** All pages by their names. */
export const pages: {readonly [Kind in PageKind]: Page<Kind>} = {
	keys: keysEntry,
	rules: rulesEntry,
	pile: pileEntry,
	statistics: statisticsEntry,
	options: optionsEntry,
};

/** The entry of a page that is open. */
export const pageOf = ({kind}: PageScreen): Page<PageKind> => pages[kind] as Page<PageKind>;

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

/** The line that a page shows first: on one that has a cursor, so that this is to be seen. */
export const firstLine = (page: PageScreen, rows: number): number =>
	'scroll' in page ? page.scroll : Math.max(0, page.at + 1 - rows);

/** A page's whole text, below its title. */
export const pageLines = (state: AppState, page: PageScreen): readonly Line[] =>
	pageOf(page).lines(state, page);

export const pageTitle = (state: AppState, page: PageScreen): string =>
	pageOf(page).title(state, page);
