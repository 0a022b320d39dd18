/**
What another program may have left on and would send instead of keys: cursor keys and keypad in application mode, reports of the mouse and of focus. And pastes with brackets, which are to be on.
*/
const inputModes = [1, 66, 9, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015];
const bracketedPaste = 2004;

/**
Sets right what the terminal sends, after noting how it was, where it can (XTSAVE).
*/
export const setInput = [
	`\u{1B}[?${[...inputModes, bracketedPaste].join(';')}s`,
	`\u{1B}[?${inputModes.join(';')}l`,
	`\u{1B}[?${bracketedPaste}h`,
	// The keypad once more, for terminals that know it by this alone.
	'\u{1B}>',
	// modifyOtherKeys as the terminal has it by itself; some take that for underlining.
	'\u{1B}[>4m\u{1B}[m',
	// kitty's protocol off, on top of what it was.
	'\u{1B}[>0u',
].join('');

/** Gives it back as it was, or as terminals have it by themselves. */
export const giveInputBack = `\u{1B}[<u\u{1B}[?${bracketedPaste}l\u{1B}[?${[...inputModes, bracketedPaste].join(';')}r`;

export const showCursor = '\u{1B}[?25h';

/** Enters a clean alternate screen: cursor hidden, no automatic wrap, so that a character wider than thought damages its own row only. */
export const enterScreen = `\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l${setInput}`;

/** Leaves it; where a terminal has no alternate screen, the erased one remains. */
export const leaveScreen = `${giveInputBack}\u{1B}[m\u{1B}[H\u{1B}[J\u{1B}[?7h${showCursor}\u{1B}[?1049l${showCursor}`;

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
