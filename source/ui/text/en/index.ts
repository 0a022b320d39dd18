import {lastDealNumber} from '../../../random.js';
import type {RefusalFacts} from '../../../rules/describe.js';
import {cli, obstacles, problems} from './cli.js';
import {doctor} from './doctor.js';
import {families, specials} from './games.js';
import {hints, letters} from './hints.js';
import {notes} from './notes.js';
import {options} from './options.js';
import {reader} from './reader.js';
import {refusals} from './refusals.js';
import {screens} from './screens.js';
import {commands, table} from './table.js';

/** The program's words in English. */
export const en = {
	cli,
	doctor,
	obstacles,
	problems,
	families,
	specials,
	hints,
	letters,
	notes,
	options,
	table,
	commands,
	reader,
	screens,
	refusal: (facts: RefusalFacts): string => refusals[facts.refusal](facts),
	unreadableMove: (typed: string): string =>
		`“${typed}” is not a move. Moves are spelt like t3-f2, p7-f2, t3-t5, deal or redeal, in small letters without blanks.`,
	badDealNumber: (typed: string): string => {
		const way = `give a whole number from 1 to ${lastDealNumber}.`;
		if (!/^\d+\u2026?$/.test(typed)) {
			return `“${typed}” is not a deal number: ${way}`;
		}
		return /^0+\u2026?$/.test(typed)
			? `Deal number ${typed} is too small: ${way}`
			: `Deal number ${typed} is too large: ${way}`;
	},
};
