import {isOver} from '../play/session.js';
import type {LastFrame} from '../storage/last-frame.js';
import type {Store} from '../storage/store.js';
import type {FrameWriter} from '../terminal/index.js';
import type {Spot} from '../ui/spots.js';
import type {AppState, Waiting} from '../ui/state/app-state.js';
import {type Looks, stampOf} from './first-picture.js';

/** Where the cursor stood, if the picture shows the game just as it waits. */
export const cursorIn = (picture: LastFrame | undefined, {session}: Waiting): Spot | undefined =>
	picture?.id === session.id && picture.at === session.at ? (picture.cursor as Spot) : undefined;

/** Keeps what the terminal shows, if it is a table that will be taken up again; else no picture is kept. */
export const keepPicture = (
	{screen, play, options}: AppState,
	store: Store,
	writer: FrameWriter,
	looks: Looks,
): void => {
	const isTable = screen.kind === 'table' && play !== undefined && !isOver(play.session);
	if (isTable && writer.frame !== undefined) {
		const {session, cursor} = play;
		store.lastFrame.set({
			stamp: stampOf(writer, {...looks, options}),
			game: session.game.id,
			dealNumber: session.dealNumber,
			id: session.id,
			at: session.at,
			cursor,
			frame: writer.frame,
		});
	} else {
		store.lastFrame.forget();
	}
};
