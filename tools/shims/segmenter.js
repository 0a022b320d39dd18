import {oneCellText} from '../../source/terminal/width.ts';

const [characters] = /(?<=\[).*(?=\])/u.exec(oneCellText.source);

/** Matches text in which every UTF-16 unit is a grapheme of its own, escape sequences and lines included. */
export const oneUnitText = new RegExp(`^[\\n\\u001B${characters}]*$`, 'u');

/** `Intl.Segmenter` by graphemes, made only for text that needs it: making one takes milliseconds. */
export class LazySegmenter {
	#segmenter;

	segment(text) {
		if (oneUnitText.test(text)) {
			const segments = Array.from(text, (segment, index) => ({segment, index, input: text}));
			return Object.assign(segments, {containing: index => segments[index]});
		}

		this.#segmenter ??= new globalThis.Intl.Segmenter();
		return this.#segmenter.segment(text);
	}
}
