import {positionOf, type Session} from '../../play/session.js';
import {barRows, type Command, type KeyRow, keyTable, pileKeys} from '../keys.js';
import type {Entry} from '../state/app-state.js';
import type {Text} from '../text/text.js';
import {type Line, span} from './span.js';

const separator = '  ';

/** Piles whose keys are digits. */
const digits = 10;

/** The keys of so many piles: `1-4`, and for twelve `1-0 - =`. */
const pilesBar = (count: number): string =>
	[`1-${pileKeys[Math.min(count, digits) - 1]}`, ...pileKeys.slice(digits, count)].join(' ');

/** What stands on the bar: while a letter, a number or an answer is awaited only how to go back. */
const shownRows = (session: Session, entry: Entry): readonly KeyRow<Command>[] =>
	entry.kind === 'command' || entry.kind === 'picked' || entry.kind === 'foundation'
		? barRows(session)
		: keyTable.filter(({command}) => command === 'back');

/** The keys that can do something now, as many as the width takes, and always the one that shows all. */
export const keyBar = (session: Session, entry: Entry, columns: number, text: Text): Line => {
	const piles = positionOf(session).tableau.length;
	const parts = shownRows(session, entry).map(({command, keys, shown}) => ({
		command,
		key: command === 'pile' ? pilesBar(piles) : command === 'back' ? shown : (keys[0] ?? ''),
		word: ` ${text.commands[command].bar}`,
	}));
	const widthOf = ({key, word}: {readonly key: string; readonly word: string}): number =>
		separator.length + key.length + word.length;
	const all = parts.find(({command}) => command === 'keys');
	let room = columns + separator.length - 1 - (all === undefined ? 0 : widthOf(all));
	return parts
		.filter(part => {
			room -= part === all ? 0 : widthOf(part);
			return part === all || room >= 0;
		})
		.flatMap(({key, word}, index) => [
			span(index === 0 ? ' ' : separator),
			span(key, 'key'),
			span(word, 'quiet'),
		]);
};

/** A message over as many lines as it needs, at most two. */
export const messageLines = (message: string, columns: number): readonly Line[] => {
	const room = columns - 2;
	if (message.length <= room) {
		return [[], [span(` ${message}`)]];
	}
	const cut = message.lastIndexOf(' ', room);
	const first = message.slice(0, cut < room / 2 ? room : cut);
	const rest = message.slice(first.length).trim();
	return [[span(` ${first}`)], [span(` ${rest.slice(0, room)}`)]];
};
