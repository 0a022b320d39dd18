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
