import type {Rank} from '../../../cards.js';
import type {DealRange} from '../rules-facts.js';

const ranks = [
	'ace',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'jack',
	'queen',
	'king',
] as const;

const numbers = ['no', 'one', ...ranks.slice(1, 10), 'eleven', 'twelve', 'thirteen'];

/** Small numbers in words. */
export const number = (count: number): string => numbers[count] ?? String(count);

/** `ace`, `two`. */
export const name = (rank: Rank): string => ranks[rank - 1] ?? '?';

/** `an ace`, `a two`. */
export const one = (rank: Rank): string => `${/^[ae]/.test(name(rank)) ? 'an' : 'a'} ${name(rank)}`;

/** `aces`, `sixes`. */
export const many = (rank: Rank): string => `${name(rank)}${rank === 6 ? 'es' : 's'}`;

/** With a capital at the beginning. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `one lower`, `one higher`, `one higher or one lower`. */
export const steps = (all: readonly (1 | -1)[]): string =>
	all.map(step => (step === 1 ? 'one higher' : 'one lower')).join(' or ');

/** In which deals. */
export const range = ({from, to, of}: DealRange): string =>
	from === to
		? of === 1
			? 'in the only deal'
			: `in deal ${from}`
		: from === 1 && to === of
			? 'in every deal'
			: `in deals ${from} to ${to}`;
