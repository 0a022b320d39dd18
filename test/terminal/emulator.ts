import xterm from '@xterm/headless';
import {watchCursor} from '../helpers/cursor.js';
import {widenSigns} from '../helpers/wide-signs.js';

export type Emulator = {
	feed(bytes: string): Promise<void>;
	resize(columns: number, rows: number): void;
	/** Every cell: text, width, colours, attributes; one string a row. */
	cells(): string[];
	/** The rows as plain text, a row that goes on in the next one joined with it. */
	text(): string[];
	/** Whether the alternate screen is shown. */
	isAlternate(): boolean;
	isCursorHidden(): boolean;
	modes(): xterm.IModes;
};

/** A real terminal's state behind plain functions. */
export const openEmulator = (columns: number, rows: number, hasWideSigns = false): Emulator => {
	const terminal = new xterm.Terminal({cols: columns, rows, allowProposedApi: true, scrollback: 0});
	if (hasWideSigns) {
		widenSigns(terminal);
	}
	const rowsOf = <Value>(read: (line: xterm.IBufferLine) => Value): Value[] =>
		Array.from({length: terminal.rows}, (_, row) => read(terminal.buffer.active.getLine(row)!));
	return {
		feed: bytes =>
			new Promise(resolve => {
				terminal.write(bytes, resolve);
			}),
		resize(newColumns, newRows) {
			terminal.resize(newColumns, newRows);
		},
		cells: () =>
			rowsOf(line => {
				let row = '';
				for (let column = 0; column < terminal.cols; column++) {
					const cell = line.getCell(column)!;
					const text = cell.getWidth() === 0 ? '<' : cell.getChars() || ' ';
					const attributes = [
						cell.isBold(),
						cell.isDim(),
						cell.isItalic(),
						cell.isUnderline(),
						cell.isBlink(),
						cell.isInverse(),
						cell.isInvisible(),
						cell.isStrikethrough(),
						cell.isOverline(),
					].map(flag => (flag ? 1 : 0));
					const look = `${cell.getFgColorMode()}.${cell.getFgColor()} ${cell.getBgColorMode()}.${cell.getBgColor()} ${attributes.join('')}`;
					row += look === '0.-1 0.-1 000000000' ? text : `[${text} ${look}]`;
				}

				return row;
			}),
		text() {
			const rows: string[] = [];
			for (const {isWrapped, text} of rowsOf(line => ({
				isWrapped: line.isWrapped,
				text: line.translateToString(true),
			}))) {
				rows.push(isWrapped ? `${rows.pop()}${text}` : text);
			}

			return rows;
		},
		isCursorHidden: watchCursor(terminal),
		isAlternate: () => terminal.buffer.active.type === 'alternate',
		modes: () => terminal.modes,
	};
};
