/** What `pasjans doctor` and the care of statistics say. */
export const doctor = {
	directory: (path: string) => `Games and statistics lie in ${path}`,
	files: (count: number, bytes: number) =>
		`${count === 1 ? '1 file' : `${count} files`}, ${bytes} bytes in all`,
	file: (path: string, bytes: number) => `  ${String(bytes).padStart(8)}  ${path}`,
	link: (path: string, target: string) => `  ${path} leads to ${target}`,
	waitingGames: (count: number) => `Games that wait to be taken up: ${count}`,
	openGame: (slot: string, pid: number) => `  ${slot} is open in process ${pid}`,
	perhapsOpenGame: (slot: string, since: string | undefined) =>
		`  ${slot} is perhaps open on another machine${since === undefined ? '' : ` since ${since}`}`,
	waitingResults: (count: number) => `Results not yet added to the statistics file: ${count}`,
	setAside: 'Set aside; they can be deleted when you don’t miss anything:',
	nothingSetAside: 'Nothing has been set aside.',
	healthy: 'Everything can be read and written.',
	exported: (path: string) => `The statistics are written to ${path}.`,
	notExported: (path: string) => `${path} is there already; give the name of a new file.`,
	exportFailed: (path: string) => `${path} can’t be written: there is no right to, or no room.`,
	reset: (path: string) => `The statistics begin anew; the old ones are kept as ${path}.`,
	nothingToReset: 'There are no statistics that could be begun anew.',
	resetBusy: 'Another window is writing the statistics: try again in a moment.',
	resetFailed: 'The statistics could not be begun anew; they are as they were.',
	recounted: (games: number) =>
		`All results were counted anew, ${games === 1 ? '1 game' : `${games} games`}: the statistics are right.`,
	corrected: (games: number) =>
		`All results were counted anew, ${games === 1 ? '1 game' : `${games} games`}, and the statistics put right:`,
	different: (game: string, key: string, was: string, is: string) =>
		`  ${game}, ${key}: ${was || '–'} was told, ${is || '–'} is right`,
	nothingToRecount: 'No result has been recorded yet.',
	notRecounted: (path: string) =>
		`Some of the results in ${path} are damaged or missing, and fewer would be counted: the statistics stay as they are.`,
	recountFailed: 'The results could not be counted anew; the statistics are as they were.',
	unsaved: (path: string) =>
		`What was played last could not be written to ${path}; what was there before is whole.`,
	idle: (minutes: string) => `Nobody has touched a key for ${minutes}: the game is kept and waits.`,
	badDuration: (typed: string) =>
		`“${typed}” is no length of time for --idle-exit: say 90s, 30m or 2h.`,
};
