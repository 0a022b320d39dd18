import type {Line} from '../draw/span.js';
import type {HintScreen} from '../keys.js';
import type {AppState, PageKind, PageScreen, Request} from '../state/app-state.js';

/** How a page comes to be open: at once, or by asking for what it tells. */
export type Opening = {readonly screen: PageScreen} | {readonly request: Request};

/** All that is to be known of a page. Its keys and its hint are those of `hint` in the table of keys. */
export type Page<Kind extends PageKind> = {
	readonly hint: HintScreen;
	/** What its key does; `undefined` where there is nothing that it could be about. */
	readonly open: (state: AppState) => Opening | undefined;
	readonly title: (state: AppState, page: PageScreen<Kind>) => string;
	/** The whole text below the title. */
	readonly lines: (state: AppState, page: PageScreen<Kind>) => readonly Line[];
};
