import {sessionOf} from '../play/session.js';
import {openStore, type Store} from '../storage/store.js';

/** Opens the store in a directory; only games whose moves the rules allow can be taken up. */
export const openStoreIn = (directory: string): Store =>
	openStore({
		directory,
		now: () => new Date(),
		isSound: save => sessionOf(save) !== undefined,
	});
