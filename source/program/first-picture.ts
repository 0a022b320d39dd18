import type {Invocation} from '../commands/invocation.js';
import type {LastFrame} from '../storage/last-frame.js';
import type {FrameWriter} from '../terminal/index.js';
import type {Options} from '../ui/state/app-state.js';

/** What a picture depends on beside the game. */
export type Looks = {
	readonly version: string | undefined;
	readonly options: Options;
	readonly hasColours: boolean;
	readonly hasUnicode: boolean;
};

/** What must be the same for a picture to be shown again. */
export const stampOf = ({columns, rows}: FrameWriter, looks: Looks): string =>
	JSON.stringify([columns, rows, looks]);

/** The picture kept of the game that is asked for, if it would look the same now. */
export const pictureFor = (
	{game, dealNumber}: Extract<Invocation, {kind: 'play'}>,
	writer: FrameWriter,
	looks: Looks,
	lastFrame: () => LastFrame | undefined,
): LastFrame | undefined => {
	const last = lastFrame();
	const isAsked =
		last?.game === game.id && (dealNumber === undefined || last.dealNumber === dealNumber);
	return isAsked && last.stamp === stampOf(writer, looks) ? last : undefined;
};
