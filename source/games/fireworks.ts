import type {Game} from '../rules/game.js';
import {acesUpKingsDown, inFans} from './foundations.js';

const countedRounds = {places: 4, laying: {kind: 'counted', packet: 2}, flip: false} as const;

/** Rules, 3.3. */
const fajerwerk: Game<'fajerwerk'> = {
	id: 'fajerwerk',
	otherNames: [],
	name: 'Fajerwerk',
	gloss: 'Fireworks',
	family: 'fireworks',
	foundations: acesUpKingsDown,
	deals: [countedRounds, countedRounds],
	gathering: 'first pile first',
	shuffledRedeals: true,
	packet: 'closed',
	aside: undefined,
	building: undefined,
	filling: false,
	table: inFans,
	rowRule: undefined,
	corners: [],
	replacement: false,
	sideRights: false,
};

export const fireworks = [fajerwerk] as const;
