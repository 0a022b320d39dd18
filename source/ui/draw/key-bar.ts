import {positionOf, type Session} from '../../play/session.js';
import {barRows, pileKeys} from '../keys.js';
import type {Text} from '../text/text.js';
import {type Line, span} from './span.js';

const separator = '  ';

/** The keys that can do something now, as many as the width takes. */
export const keyBar = (session: Session, columns: number, text: Text): Line => {
	const piles = positionOf(session).tableau.length;
	const line: ReturnType<typeof span>[] = [];
	let used = 1;
	for (const {command, keys} of barRows(session)) {
		const key = command === 'pile' ? `1-${pileKeys[piles - 1]}` : (keys[0] ?? '');
		const word = text.commands[command].bar;
		const width = key.length + 1 + word.length + separator.length;
		if (used + width > columns + separator.length) {
			break;
		}
		used += width;
		line.push(
			span(line.length === 0 ? ' ' : separator),
			span(key, 'key'),
			span(` ${word}`, 'quiet'),
		);
	}
	return line;
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
