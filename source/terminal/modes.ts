/** Enters a clean alternate screen: cursor hidden, no automatic wrap, so that a character wider than thought damages its own row only. */
export const enterScreen = '\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l';

/** Leaves it; where a terminal has no alternate screen, the erased one remains. */
export const leaveScreen = '\u{1B}[m\u{1B}[H\u{1B}[J\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[?25h';

/** Around a frame: terminals that know these show it in one go. */
export const beginSynchronized = '\u{1B}[?2026h';
export const endSynchronized = '\u{1B}[?2026l';

/** The mode in which the cursor is shown, which is on unless a program switches it off. */
export const cursorVisibility = 25;

export type ModeSwitch = {readonly mode: number; readonly isOn: boolean};

const onlySwitches = /^(?:\u{1B}\[\?[\d;]+[hl])+$/u;
const oneSwitch = /\u{1B}\[\?([\d;]+)([hl])/gu;

/** The private modes a text switches, or undefined when it is anything else than switches. */
export const readSwitches = (text: string): readonly ModeSwitch[] | undefined => {
	if (!onlySwitches.test(text)) {
		return undefined;
	}

	return [...text.matchAll(oneSwitch)].flatMap(([, modes = '', final]) =>
		modes.split(';').map(mode => ({mode: Number(mode), isOn: final === 'h'})),
	);
};

export const modeSequence = ({mode, isOn}: ModeSwitch): string =>
	`\u{1B}[?${mode}${isOn ? 'h' : 'l'}`;
