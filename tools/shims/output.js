import {styledCharsToString} from '@alcalzone/ansi-tokenize';
// By its place: Ink doesn't offer it.
import InkOutput from '../../node_modules/ink/build/output.js';

const mostTexts = 512;
const blank = {type: 'char', value: ' ', fullWidth: false, styles: []};

const isSameList = (list, other, isSame) =>
	list.length === other.length && list.every((item, index) => isSame(item, other[index]));

const isSameWrite = (write, other) =>
	write.x === other.x &&
	write.y === other.y &&
	write.text === other.text &&
	isSameList(write.transformers, other.transformers, Object.is);

/** The rows of the frame before, each with what was written into it. */
let rows = [];
let width;
let caches;

/** Ink's output, which keeps from frame to frame the rows into which the same is written. */
export class Output extends InkOutput {
	constructor(size) {
		super(size);
		if (caches === undefined || caches.styledChars.size > mostTexts) {
			({caches} = this);
		}

		this.caches = caches;
	}

	get() {
		if (this.operations.some(({type}) => type !== 'write')) {
			return super.get();
		}

		const written = Array.from({length: this.height}, () => []);
		for (const write of this.operations) {
			const {length} = write.text.split('\n');
			for (let row = write.y; row < write.y + length; row++) {
				written[row]?.push(write);
			}
		}

		if (this.width !== width) {
			({width} = this);
			rows = [];
		}

		const cells = [];
		const needed = new Set();
		for (const [index, writes] of written.entries()) {
			if (rows[index] === undefined || !isSameList(writes, rows[index].writes, isSameWrite)) {
				cells[index] = new Array(this.width).fill(blank);
				for (const write of writes) {
					needed.add(write);
				}
			}
		}

		for (const write of this.operations) {
			if (needed.has(write)) {
				this.applyWriteOperation(cells, write);
			}
		}

		rows = written.map((writes, index) =>
			cells[index] === undefined
				? rows[index]
				: {writes, text: styledCharsToString(cells[index].filter(Boolean)).trimEnd()},
		);
		return {output: rows.map(({text}) => text).join('\n'), height: this.height};
	}
}
