export type FaultReport = {
	/** Name and version of the program. */
	readonly program: string;
	/** Where a player can report a fault. */
	readonly reportTo: string;
	/** Show the stack too. */
	readonly hasStack: boolean;
};

const unprintable = /[^\P{C}\n]/gu;
const longestMessage = 500;

/** The text without what could steer a terminal. */
export const printable = (text: string): string => text.replaceAll(unprintable, '');

const messageOf = (error: unknown): string => {
	try {
		const text = error instanceof Error ? error.message || error.name : String(error);
		return printable(text.replaceAll(/\s+/gu, ' ')).trim().slice(0, longestMessage);
	} catch {
		return '';
	}
};

/** What a player reads after a fault in the program: what happened, and where to report it. */
export const describeFault = (
	error: unknown,
	{program, reportTo, hasStack}: FaultReport,
): string => {
	const lines = [
		`${program} stopped because of a fault in the program: ${messageOf(error) || 'no message'}`,
		`Please report it at ${reportTo} with the line above (Node ${process.versions.node}, ${process.platform} ${process.arch}).`,
	];
	if (hasStack && error instanceof Error && error.stack !== undefined) {
		lines.push(printable(error.stack));
	}

	return `${lines.join('\n')}\n`;
};
