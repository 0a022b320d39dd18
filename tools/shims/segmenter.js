import {oneUnitText} from '../plain-text.ts';

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
