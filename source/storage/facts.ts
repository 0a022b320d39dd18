/** What `pasjans doctor` tells: sizes in bytes, paths absolute. */
export type Facts = {
	readonly directory: string;
	readonly files: readonly {readonly path: string; readonly bytes: number}[];
	readonly bytes: number;
	/** Files renamed because they were broken. */
	readonly setAside: readonly string[];
	/** Results that wait to be added to the statistics file. */
	readonly waitingResults: number;
	readonly games: readonly {
		readonly slot: string;
		/** The process that has it open. */
		readonly heldBy: number | undefined;
	}[];
};
