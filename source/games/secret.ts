import {ace, king} from '../cards.js';
import type {Game} from '../rules/game.js';
import {acesUpKingsDown, inFans, inSuit} from './foundations.js';

const withPacket = {places: 4, laying: {kind: 'rounds', packet: 2}, flip: false} as const;
const withoutPacket = {places: 4, laying: {kind: 'rounds', packet: 0}, flip: false} as const;

/** Rules, 3.4: The Secret, the base design of the patiences with a packet laid apart. */
const tajemnica: Game<'tajemnica'> = {
	id: 'tajemnica',
	otherNames: [],
	name: 'Tajemnica',
	gloss: 'The Secret',
	family: 'secret',
	foundations: [...inSuit(2, 1, 12), ...inSuit(king, -1, 12)],
	deals: [withPacket, withPacket, withPacket, withPacket],
	gathering: 'first pile first',
	shuffledRedeals: false,
	packet: 'closed',
	aside: ace,
	building: undefined,
	filling: false,
	table: inFans,
	rowRule: undefined,
	corners: [],
	replacement: false,
	sideRights: false,
};

/** Rules, 3.5. */
const tajemnicaNaAsach: Game<'tajemnica-na-asach'> = {
	...tajemnica,
	id: 'tajemnica-na-asach',
	name: 'Tajemnica na asach',
	gloss: 'The Secret on aces',
	foundations: [...inSuit(ace, 1, 13), ...inSuit(ace, 1, 13)],
	deals: [withPacket, withPacket, withPacket],
	aside: undefined,
	building: {during: 'the whole deal', steps: [-1]},
};

/** Rules, 3.6. */
const otwartyPakiet: Game<'otwarty-pakiet'> = {
	...tajemnica,
	id: 'otwarty-pakiet',
	name: 'Otwarty pakiet',
	gloss: 'The Open Packet',
	foundations: acesUpKingsDown,
	aside: undefined,
	packet: 'open',
	shuffledRedeals: true,
};

/** Rules, 3.7. */
const ksieznaDeLuynes: Game<'ksiezna-de-luynes'> = {
	...tajemnica,
	id: 'ksiezna-de-luynes',
	otherNames: ['paryzanka'],
	name: 'Księżna de Luynes, Paryżanka',
	gloss: 'The Duchess of Luynes, Parisienne',
	foundations: acesUpKingsDown,
	deals: [withPacket, withPacket, withPacket, withoutPacket],
	aside: undefined,
};

export const secret = [tajemnica, tajemnicaNaAsach, otwartyPakiet, ksieznaDeLuynes] as const;
