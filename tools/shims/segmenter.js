import {oneUnitText} from '../plain-text.ts';

/** `Intl.Segmenter` by graphemes, made only for text that needs it: making one takes milliseconds. */
export class LazySegmenter {
	#segmenter;

	segment(text) {
		if (oneUnitText.test(text)) {
			return Array.from(text, (segment, index) => ({segment, index, input: text}));
		}

		this.#segmenter ??= new globalThis.Intl.Segmenter();
		return this.#segmenter.segment(text);
	}
}
