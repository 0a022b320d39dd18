/** What the player must be told about the files, in one line each; the words are the screen's. */
export type Problem =
	/** A file could not be read as what it must be; it was renamed to `path`, and the one before it, if any, was taken. */
	| {readonly key: 'broken-file-set-aside'; readonly path: string}
	/** A file could not be read as what it must be and could not be renamed either; it was passed over. */
	| {readonly key: 'broken-file'; readonly path: string}
	/** A newer version of the program wrote this file; it is neither read nor written. */
	| {readonly key: 'newer-format'; readonly path: string}
	/** A save or result could not be written. It is kept in memory and tried again at the next save and every few seconds. */
	| {
			readonly key: 'disk-full' | 'read-only' | 'no-permission' | 'file-too-large';
			readonly path: string;
	  }
	/** The same, for another reason; `code` is that of the system, as `EIO`. */
	| {readonly key: 'not-written'; readonly path: string; readonly code: string}
	/** A file was not written because an update has replaced the part of the program that writes it. */
	| {readonly key: 'program-replaced'; readonly path: string}
	/** A file or directory is there but could not be read. */
	| {readonly key: 'not-readable'; readonly path: string; readonly code: string}
	/** The game has more moves than a save may hold; the last save stays. */
	| {readonly key: 'game-too-long'; readonly path: string}
	/** Another window took this game over; it goes on as a game of its own. */
	| {readonly key: 'taken-over'; readonly path: string};
