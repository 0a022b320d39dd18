import {actions} from '../../source/rules/move.js';

const numbers = (count: number) => Array.from({length: count}, (_, index) => index + 1);

/** Every text that the notation can spell, written down from Rules, 5, and not from the program. */
export const spellable: readonly string[] = [
	...numbers(12).flatMap(from => [
		...numbers(8).map(to => `t${from}-f${to}`),
		...numbers(12)
			.filter(to => to !== from)
			.map(to => `t${from}-t${to}`),
		`t${from}-a`,
	]),
	...numbers(104).flatMap(from => [...numbers(8).map(to => `p${from}-f${to}`), `p${from}-a`]),
	...numbers(8).map(to => `r-f${to}`),
	...actions,
];
