import type {LastFrame} from '../storage/last-frame.js';
import type {Store} from '../storage/store.js';
import type {FrameWriter} from '../terminal/index.js';
import type {Spot} from '../ui/spots.js';
import type {AppState, Options, Waiting} from '../ui/state/app-state.js';
import type {Invocation} from './invocation.js';

/** What a picture depends on beside the game. */
type Looks = {
	readonly version: string | undefined;
	readonly options: Options;
	readonly hasColours: boolean;
	readonly hasUnicode: boolean;
};

const stampOf = ({columns, rows}: FrameWriter, looks: Looks): string =>
	JSON.stringify([columns, rows, looks]);

/** The picture kept of the game that is asked for, if it would look the same now. */
export const pictureFor = (
	{game, dealNumber}: Extract<Invocation, {kind: 'play'}>,
	{
		store,
		writer,
		looks,
	}: {readonly store: Store; readonly writer: FrameWriter; readonly looks: Looks},
): LastFrame | undefined => {
	const last = store.lastFrame.get();
	const isAsked =
		last?.game === game.id && (dealNumber === undefined || last.dealNumber === dealNumber);
	return isAsked && last.stamp === stampOf(writer, looks) ? last : undefined;
};

/** Where the cursor stood, if the picture shows the game just as it waits. */
export const cursorIn = (picture: LastFrame | undefined, {session}: Waiting): Spot | undefined =>
	picture?.id === session.id && picture.at === session.at ? (picture.cursor as Spot) : undefined;

/** Keeps what the terminal shows, if it is a table that will be taken up again. */
export const keepPicture = (
	{screen, play, options}: AppState,
	{
		store,
		writer,
		looks,
	}: {readonly store: Store; readonly writer: FrameWriter; readonly looks: Looks},
): void => {
	if (screen.kind === 'table' && play !== undefined && writer.frame !== undefined) {
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
	}
};
