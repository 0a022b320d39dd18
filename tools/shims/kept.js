const most = 512;

/** Remembers what a function of one text answers, for some hundred texts. */
export const kept = compute => {
	const known = new Map();
	return text => {
		let value = known.get(text);
		if (value === undefined) {
			if (known.size >= most) {
				known.clear();
			}

			value = compute(text);
			known.set(text, value);
		}

		return value;
	};
};

const rows = [];

/** The text of a row of the screen; made anew only if another cell lies in it than at the last time. */
export const keptRow = (index, cells, compute) => {
	const row = rows[index];
	const isSame =
		row?.cells.length === cells.length && row.cells.every((cell, column) => cell === cells[column]);
	if (!isSame) {
		rows[index] = {cells, text: compute(cells)};
	}

	return rows[index].text;
};

/** A cell with nothing in it. */
export const blank = Object.freeze({
	type: 'char',
	value: ' ',
	fullWidth: false,
	styles: Object.freeze([]),
});
