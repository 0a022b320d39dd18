import type {Card} from '../../cards.js';
import {positionOf, type Session} from '../../play/session.js';
import type {Statistics} from '../../play/statistics.js';
import type {Game} from '../../rules/game.js';
import type {Position} from '../../rules/position.js';
import type {Size} from '../layout/geometry.js';
import type {Spot} from '../spots.js';
import {type Language, type Text, texts} from '../text/text.js';
import type {ThemeName} from '../theme-names.js';

/** What the next key means. */
export type Entry =
	| {readonly kind: 'command'}
	/** A card is chosen, its target comes next. */
	| {readonly kind: 'picked'; readonly source: Spot}
	/** The number of a foundation comes next. */
	| {readonly kind: 'foundation'; readonly source: Spot}
	/** The label of a packet card comes next. */
	| {readonly kind: 'label'}
	/** Rank and suit of a card to find. */
	| {readonly kind: 'find'; readonly typed: string}
	/** A deal number. */
	| {readonly kind: 'number'; readonly digits: string}
	/** Whether the deal may be given up for what is asked. */
	| {readonly kind: 'confirm'; readonly instead: DealRequest | undefined};

/** A deal to be begun; without a number one is drawn. */
export type DealRequest = {
	readonly kind: 'deal';
	readonly game: Game;
	readonly dealNumber: number | undefined;
	/** The player asks for the deal that he has just played. */
	readonly replay: boolean;
};

/** What the reducer can't do itself: it asks whoever runs the program. */
export type Request =
	| DealRequest
	/** With a cursor the table is shown just as it was left. One that may be open elsewhere is taken only if that is insisted on. */
	| {
			readonly kind: 'resume';
			readonly slot: string;
			readonly cursor?: Spot;
			readonly isInsisted?: boolean;
	  }
	/** Whether a game that may be open elsewhere is to be taken, or what is begun instead. */
	| {readonly kind: 'ask'; readonly waiting: Waiting; readonly instead: DealRequest}
	| {readonly kind: 'menu' | 'leave' | 'suspend' | 'redraw' | 'options'}
	| {readonly kind: 'statistics'; readonly game: Game | undefined};

/** The game on the table and how the player is at it. */
export type Play = {
	readonly session: Session;
	readonly cursor: Spot;
	readonly entry: Entry;
	/** A card that was looked for: where it lies. */
	readonly found: {readonly spot: Spot; readonly card: Card} | undefined;
	readonly message: string;
	/** Whether the game could not be stored as it is. */
	readonly isUnsaved: boolean;
	/** Positions to be shown for a moment each before the one that is on the table. */
	readonly frames: readonly Position[];
};

/** The position to be drawn. */
export const shownPosition = ({frames, session}: Play): Position =>
	frames[0] ?? positionOf(session);

/** Why a game that waits may be open on another machine: who opened it is known, and since when, or its lock is damaged. */
export type Doubt = {readonly isKnown: boolean; readonly since: string | undefined};

/** A game that waits to be taken up again. */
export type Waiting = {
	readonly slot: string;
	readonly session: Session;
	/** Of one that may be open elsewhere. */
	readonly doubt?: Doubt | undefined;
};

/** What was won and lost, as far as it can be read. */
export type Figures = Statistics & {
	/** Why something is missing, as a sentence. Where there are no games besides, nothing of them is known. */
	readonly unread?: string | undefined;
};

export type Screen =
	| {
			readonly kind: 'menu';
			readonly waiting: readonly Waiting[];
			readonly statistics: Figures;
			/** What is looked for among the games. */
			readonly typed: string;
			/** The entry with the cursor, from 0. */
			readonly at: number;
			/** What brings back the game that was on the table, if it isn't over. */
			readonly back?: Request | undefined;
			/** What must be told, in place of the hint until the next key. */
			readonly note?: string;
	  }
	/** Asks whether a game that may be open elsewhere is to be taken. */
	| {
			readonly kind: 'taking';
			readonly waiting: Waiting;
			readonly instead: DealRequest;
			/** What must be told besides. */
			readonly note?: string;
	  }
	| {readonly kind: 'table'}
	| {readonly kind: 'result'}
	| {readonly kind: 'keys'; readonly scroll: number}
	| {readonly kind: 'rules'; readonly game: Game; readonly scroll: number}
	| {readonly kind: 'pile'; readonly spot: Spot; readonly scroll: number}
	| {
			readonly kind: 'statistics';
			readonly statistics: Figures;
			readonly game: Game | undefined;
			readonly scroll: number;
	  }
	/** The option with the cursor, from 0. */
	| {readonly kind: 'options'; readonly at: number};

/** The screens that are pages: see `pages`. */
export type PageKind = 'keys' | 'rules' | 'pile' | 'statistics' | 'options';

export type PageScreen<Kind extends PageKind = PageKind> = Extract<Screen, {kind: Kind}>;

/** What the player can choose on the page of options. */
export type Options = {
	readonly language: Language;
	readonly theme: ThemeName;
	readonly suitColours: 2 | 4;
	readonly isClockShown: boolean;
	/** Whether a chain and a flip are shown step by step. */
	readonly isAnimated: boolean;
};

/** All that is on the screen and how the player is at it. Read-only: a key makes a new one. */
export type AppState = {
	readonly screen: Screen;
	/** The screen to go back to from the one that is open. */
	readonly behind: Screen | undefined;
	readonly play: Play | undefined;
	readonly size: Size;
	readonly options: Options;
	/** When the last key came, in milliseconds. */
	readonly lastKeyAt: number;
	readonly request: Request | undefined;
};

/** A state with a game on the table. */
export type Playing = AppState & {readonly play: Play};

export const isPlaying = (state: AppState): state is Playing => state.play !== undefined;

export const command: Entry = {kind: 'command'};

/** The words in the player's language. */
export const textIn = ({options}: AppState): Text => texts[options.language];

/** The state with something of the game on the table changed. */
export const withPlay = (state: Playing, change: Partial<Play>): Playing => ({
	...state,
	play: {...state.play, ...change},
});

/** The table with a message and nothing pending. */
export const saying = (state: Playing, message: string): Playing =>
	withPlay(state, {entry: command, message});

/** The state with something asked of whoever runs the program. */
export const asking = (state: AppState, request: Request): AppState => ({...state, request});

/** The card that is chosen, else where the cursor is. */
export const chosenSpot = ({cursor, entry}: Play): Spot =>
	entry.kind === 'picked' || entry.kind === 'foundation' ? entry.source : cursor;

/** A screen opened over the present one. */
export const opened = (state: AppState, screen: Screen): AppState => ({
	...state,
	screen,
	behind: state.screen,
});

/** The screen behind the one that is open: the table if there is one. */
export const closed = (state: AppState): AppState => ({
	...state,
	screen: state.behind ?? {kind: 'table'},
	behind: undefined,
});
