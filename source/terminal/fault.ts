import {printable} from './printable.js';

export type FaultReport = {
	/** What to say of a fault, which may have no message, in a program that runs on that system. */
	readonly words: (fault: string, system: string) => string;
	/** Show the stack too. */
	readonly hasStack: boolean;
};

/** The exit code after a fault. */
export const faultExitCode = 70;

const longestMessage = 500;

const messageOf = (error: unknown): string => {
	try {
		const text = error instanceof Error ? error.message || error.name : String(error);
		return printable(text.replaceAll(/\s+/gu, ' ')).trim().slice(0, longestMessage);
	} catch {
		return '';
	}
};

/** What a player reads after a fault in the program: what happened, and where to report it. */
export const describeFault = (error: unknown, {words, hasStack}: FaultReport): string => {
	const system = `Node ${process.versions.node}, ${process.platform} ${process.arch}`;
	const lines = [words(messageOf(error), system)];
	if (hasStack && error instanceof Error && error.stack !== undefined) {
		lines.push(printable(error.stack));
	}

	return `${lines.join('\n')}\n`;
};
