const most = 512;

const recalled = (known, text, compute) => {
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

/** Remembers what a function of one text answers, for some hundred texts. */
export const kept = compute => {
	const known = new Map();
	return text => recalled(known, text, compute);
};

const lines = new Map();

/** The lines of a text, as they were computed first. */
export const keptLines = (text, compute) => recalled(lines, text, compute);

const rows = [];

/** The text of a row of the screen; made anew only if another cell lies in it than at the last time. */
export const keptRow = (index, cells, compute) => {
	const row = rows[index];
	const isSame =
		row?.cells.length === cells.length && row.cells.every((cell, column) => cell === cells[column]);
	if (!isSame) {
		rows[index] = {cells, text: compute(cells.filter(cell => cell !== undefined))};
	}

	return rows[index].text;
};

/** Remembers what a function of two objects answers, for as long as they live. */
export const keptChanges = compute => {
	const known = new WeakMap();
	return (from, to) => {
		let changes = known.get(from);
		if (changes === undefined) {
			changes = new WeakMap();
			known.set(from, changes);
		}

		let change = changes.get(to);
		if (change === undefined) {
			change = compute(from, to);
			changes.set(to, change);
		}

		return change;
	};
};

/** A cell with nothing in it. */
export const blank = Object.freeze({
	type: 'char',
	value: ' ',
	fullWidth: false,
	styles: Object.freeze([]),
});
