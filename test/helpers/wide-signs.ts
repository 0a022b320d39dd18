import type headless from '@xterm/headless';
import {eastAsianWidth} from 'get-east-asian-width';

const invisible = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

const widthOf = (code: number): 0 | 1 | 2 =>
	invisible.test(String.fromCodePoint(code)) ? 0 : eastAsianWidth(code, {ambiguousAsWide: true});

/** Lets an emulator draw all characters of ambiguous width over two cells. */
export const widenSigns = ({unicode}: headless.Terminal): void => {
	unicode.register({
		version: 'wide',
		wcwidth: widthOf,
		charProperties: (code, preceding) => {
			const width = widthOf(code);
			const joins = width === 0 && preceding !== 0;
			return ((joins ? (preceding >> 1) & 3 : width) << 1) | Number(joins);
		},
	});
	unicode.activeVersion = 'wide';
};
