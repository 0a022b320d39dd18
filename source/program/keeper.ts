import {problemText} from '../commands/problem-text.js';
import type {Outcome} from '../play/result.js';
import type {Save} from '../play/save.js';
import {isOver, resultOf, type Session, saveOf, sessionOf} from '../play/session.js';
import type {GameSlot} from '../storage/open-games.js';
import type {Problem} from '../storage/problem.js';
import type {Store} from '../storage/store.js';
import type {Keeper} from '../ui/keeper.js';
import {sinceText} from '../ui/text/since.js';
import type {Text} from '../ui/text/text.js';

/** Keeps games and results in the store for the screens. A trouble is told once in a game, and with its result, as long as it lasts. */
export const createKeeper = (store: Store, now: () => Date, text: () => Text): Keeper => {
	let slot: GameSlot | undefined;
	let told: string | undefined;

	/** What is in the way now or, if nothing is, what has happened since the last time, as that a file was set aside. */
	const tell = (problem: Problem | undefined): string | undefined => {
		const trouble = problem ?? store.problems()[0];
		if (problem === undefined) {
			store.told();
		}
		const message = trouble && problemText(trouble, text());
		const isNew = message !== told;
		told = message;
		return isNew ? message : undefined;
	};

	const save = (session: Session) => tell(slot?.save(saveOf(session, now().toISOString())));

	const drop = () => {
		slot?.discard();
		slot = undefined;
	};

	/** A deal left without a move is kept only until another game is left. */
	const isWorthKeeping = (save: Save, index: number): boolean =>
		index === 0 || save.moves.length > 0;

	/** Discards a deal, unless another window has played it since it was seen; then it answers what it is now. */
	const discardUntouched = (name: string): Save | undefined => {
		const claimed = store.claim(name);
		if (claimed === undefined || claimed.save.moves.length === 0) {
			claimed?.slot.discard();
			return undefined;
		}
		claimed.slot.release();
		return claimed.save;
	};

	/** Whether its result counts as a replay because another window has meanwhile finished the same deal. */
	const isReplayUnawares = ({id, replay}: Session): boolean =>
		!replay && store.statistics().last.some(result => result.id === id && result.replay);

	return {
		waiting: () => [
			...store.resumable().flatMap(({slot: name, save}, index) => {
				const kept = isWorthKeeping(save, index) ? save : discardUntouched(name);
				const session = kept && sessionOf(kept);
				return session === undefined ? [] : [{slot: name, session}];
			}),
			...store.doubtful().flatMap(({slot: name, save, isKnown, since}) => {
				const session = save.moves.length > 0 ? sessionOf(save) : undefined;
				const doubt = {isKnown, since: sinceText(since, now())};
				return session === undefined ? [] : [{slot: name, session, doubt}];
			}),
		],
		resume: (name, isInsisted) => {
			const claimed = store.claim(name, isInsisted);
			told = undefined;
			slot = claimed?.slot;
			return claimed && sessionOf(claimed.save);
		},
		begin: () => {
			slot = store.newSlot();
			told = undefined;
		},
		save,
		isKept: () => slot?.isWritten() ?? true,
		leave: session => {
			if (isOver(session)) {
				drop();
			} else {
				save(session);
				slot?.release();
				slot = undefined;
			}
		},
		drop,
		finish: (session: Session, outcome: Outcome) => {
			told = undefined;
			const problem = store.finish(resultOf(session, outcome, now().toISOString()));
			store.foldSoon();
			return tell(problem) ?? (isReplayUnawares(session) ? text().screens.resultReplay : undefined);
		},
		keepOptions: store.settings.set,
		statistics: () => {
			const {unread, ...statistics} = store.statistics();
			return {...statistics, unread: unread && problemText(unread, text())};
		},
		wasPlayed: (game, dealNumber) => {
			const isSame = (deal: {readonly game: string; readonly dealNumber: number}) =>
				deal.game === game.id && deal.dealNumber === dealNumber;
			return (
				store.statistics().last.some(isSame) ||
				store.games().some(save => save.moves.length > 0 && isSame(save))
			);
		},
	};
};
