/** In small letters without their marks: what is typed without Polish letters finds Polish names. */
export const plainLetters = (text: string): string =>
	text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
