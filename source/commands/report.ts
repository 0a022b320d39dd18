/** What goes to the shell. Without success its words are a complaint. */
export type Report = {
	readonly words: string;
	/** What there is to complain of all the same. */
	readonly complaints?: string;
	readonly isDone: boolean;
};
