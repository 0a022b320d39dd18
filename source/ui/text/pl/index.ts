import {lastDealNumber} from '../../../random.js';
import type {RefusalFacts} from '../../../rules/describe.js';
import type {en} from '../en/index.js';
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

/** The program's words in Polish. */
export const pl: typeof en = {
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
		`„${typed}” to nie ruch. Ruchy pisze się tak: t3-f2, p7-f2, t3-t5, deal, redeal; małymi literami, bez odstępów.`,
	badDealNumber: (typed: string): string => {
		const way = `podaj liczbę całkowitą od 1 do ${lastDealNumber}.`;
		if (!/^\d+\u2026?$/.test(typed)) {
			return `„${typed}” to nie numer rozdania: ${way}`;
		}
		return /^0+\u2026?$/.test(typed)
			? `Numer rozdania ${typed} jest za mały: ${way}`
			: `Numer rozdania ${typed} jest za duży: ${way}`;
	},
};
