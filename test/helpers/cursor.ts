import type {Terminal} from '@xterm/headless';

/** Tells whether a terminal hides its cursor, which the emulator doesn't. */
export const watchCursor = ({parser}: Terminal): (() => boolean) => {
	const cursor = 25;
	let isHidden = false;
	parser.registerCsiHandler({prefix: '?', final: 'h'}, modes => {
		isHidden &&= !modes.includes(cursor);
		return false;
	});
	parser.registerCsiHandler({prefix: '?', final: 'l'}, modes => {
		isHidden ||= modes.includes(cursor);
		return false;
	});
	return () => isHidden;
};
