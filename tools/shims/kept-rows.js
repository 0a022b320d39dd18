/**
 * Ink makes every frame anew from all its texts, though a key changes a row or two of the screen. What takes
 * long is each character of each row, so neither fewer elements nor an option of Ink's spares it. Without this
 * a key takes 4.9 ms of the processor, with it 2.6.
 */
// By its place: Ink doesn't offer it.
import InkOutput from '../../node_modules/ink/build/output.js';

const mostTexts = 512;

const isSameList = (list, other, isSame) =>
	list.length === other.length && list.every((item, index) => isSame(item, other[index]));

const isSameWrite = (write, other) =>
	write.x === other.x &&
	write.y === other.y &&
	write.text === other.text &&
	isSameList(write.transformers, other.transformers, Object.is);

/** The rows of the frame before: what was written into each, and what Ink made of it. */
let before = {width: 0, rows: []};
/** What Ink has found out about texts. */
let caches;

/** Ink's output, which has Ink draw only the rows into which something else is written than in the frame before. */
export class Output extends InkOutput {
	get() {
		const {width, height, operations} = this;
		if (operations.some(({type}) => type !== 'write')) {
			return super.get();
		}

		const written = Array.from({length: height}, () => []);
		for (const write of operations) {
			const {length} = write.text.split('\n');
			for (let row = write.y; row < write.y + length; row++) {
				written[row]?.push(write);
			}
		}

		const known = before.width === width ? before.rows : [];
		const isKept = written.map(
			(writes, row) =>
				known[row] !== undefined && isSameList(writes, known[row].writes, isSameWrite),
		);
		const first = isKept.indexOf(false);
		const part = new InkOutput({width, height: isKept.lastIndexOf(false) + 1 - first});
		if (caches === undefined || caches.styledChars.size > mostTexts) {
			({caches} = part);
		}

		part.caches = caches;
		const changed = new Set(written.filter((_, row) => !isKept[row]).flat());
		for (const write of operations) {
			if (changed.has(write)) {
				part.write(write.x, write.y - first, write.text, write);
			}
		}

		const drawn = part.get().output.split('\n');
		const rows = written.map((writes, row) =>
			isKept[row] ? known[row] : {writes, text: drawn[row - first]},
		);
		before = {width, rows};
		return {output: rows.map(({text}) => text).join('\n'), height};
	}
}

/** A function of a text that remembers its answers, for some hundred texts. */
export const kept = compute => {
	const answers = new Map();
	return text => {
		let answer = answers.get(text);
		if (answer === undefined) {
			if (answers.size >= mostTexts) {
				answers.clear();
			}

			answer = compute(text);
			answers.set(text, answer);
		}

		return answer;
	};
};
