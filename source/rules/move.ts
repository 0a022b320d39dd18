/** Where a card comes from; `index` counts from 0. */
export type Source =
	| {readonly at: 'tableau'; readonly index: number}
	| {readonly at: 'packet'; readonly index: number}
	| {readonly at: 'reserve'};

/** Where a card goes; `index` counts from 0. */
export type Target =
	| {readonly at: 'foundation'; readonly index: number}
	| {readonly at: 'tableau'; readonly index: number}
	| {readonly at: 'aside'};

export const actions = ['deal', 'redeal', 'flip', 'turn', 'tuck', 'pull'] as const;

export type Action = (typeof actions)[number];

/**
 * A move that the notation can spell. There is exactly one object for each, so moves can be compared
 * with `===`, and `text` is its only spelling (Rules, 5).
 */
export type Move =
	| {
			readonly kind: 'card';
			readonly text: string;
			readonly source: Source;
			readonly target: Target;
	  }
	| {readonly kind: 'action'; readonly text: string; readonly action: Action};

export type CardMove = Extract<Move, {kind: 'card'}>;

const mostPlaces = 12;
const foundationCount = 8;
const packSize = 104;

const numbered = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
	Array.from({length: count}, (_, index) => make(index));

const card = (text: string, source: Source, target: Target): CardMove => ({
	kind: 'card',
	text,
	source,
	target,
});

/** The places that the notation can name, each of them one object. */
export const places = numbered(mostPlaces, index => ({at: 'tableau', index}) as const);
export const foundations = numbered(foundationCount, index => ({at: 'foundation', index}) as const);
export const packetPlaces = numbered(packSize, index => ({at: 'packet', index}) as const);
export const aside = {at: 'aside'} as const;
export const reserve = {at: 'reserve'} as const;

const fromPlaces = places.map(source => ({
	toFoundation: foundations.map(target =>
		card(`t${source.index + 1}-f${target.index + 1}`, source, target),
	),
	toPlace: places.map(target =>
		target === source
			? undefined
			: card(`t${source.index + 1}-t${target.index + 1}`, source, target),
	),
	toAside: card(`t${source.index + 1}-a`, source, aside),
}));

const packetMoves = (source: (typeof packetPlaces)[number]) => ({
	toFoundation: foundations.map(target =>
		card(`p${source.index + 1}-f${target.index + 1}`, source, target),
	),
	toAside: card(`p${source.index + 1}-a`, source, aside),
});

const madeForPacket: ReturnType<typeof packetMoves>[] = [];

/** Made when they are first asked for: most of the many are never needed. */
const fromPacket = (index: number) => {
	const source = packetPlaces[index];
	if (source !== undefined) {
		madeForPacket[index] ??= packetMoves(source);
	}
	return madeForPacket[index];
};

const fromReserve = foundations.map(target => card(`r-f${target.index + 1}`, reserve, target));

const actionMoves = actions.map(action => ({kind: 'action', text: action, action}) as const);

/** The move from a source to a target, or `undefined` where the notation has none (packet to a pile, a pile to itself). */
export const moveBetween = (source: Source, target: Target): CardMove | undefined => {
	if (source.at === 'reserve') {
		return target.at === 'foundation' ? fromReserve[target.index] : undefined;
	}
	if (source.at === 'packet') {
		if (target.at === 'tableau') {
			return undefined;
		}
		const moves = fromPacket(source.index);
		return target.at === 'aside' ? moves?.toAside : moves?.toFoundation[target.index];
	}
	const moves = fromPlaces[source.index];
	if (target.at === 'aside') {
		return moves?.toAside;
	}
	return target.at === 'foundation'
		? moves?.toFoundation[target.index]
		: moves?.toPlace[target.index];
};

export const actionMove = (action: Action): Move => actionMoves[actions.indexOf(action)] as Move;

const cardText = /^([tpr])([1-9]\d*)?-([fta])([1-9]\d*)?$/;

/** Sources and targets by the letters that spell them, in the order of their numbers. */
const sources: Readonly<Record<string, readonly Source[]>> = {
	t: places,
	p: packetPlaces,
	r: [reserve],
};
const targets: Readonly<Record<string, readonly Target[]>> = {
	t: places,
	f: foundations,
	a: [aside],
};

/** The move spelt so, or `undefined` where the text spells none. Whether it is legal is another question. */
export const parseMove = (text: string): Move | undefined => {
	const [, from = '', sourceNumber = 1, to = '', targetNumber = 1] = cardText.exec(text) ?? [];
	const source = sources[from]?.[Number(sourceNumber) - 1];
	const target = targets[to]?.[Number(targetNumber) - 1];
	const move =
		source && target
			? moveBetween(source, target)
			: actionMoves.find(action => action.text === text);
	// A number too many or too few spells no move.
	return move?.text === text ? move : undefined;
};
