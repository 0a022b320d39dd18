import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import type {Figure} from './figures.ts';

const speed = join(import.meta.dirname, '..', '..', 'tools', 'players', 'speed.ts');
const sources = join(import.meta.dirname, 'sources.ts');

/** How many positions a second the rules list the moves of and go on from, in the slowest game and the quickest. */
export const positionFigures = (positions: number): readonly Figure[] => {
	const told = execFileSync(process.execPath, ['--import', sources, speed, String(positions)], {
		encoding: 'utf8',
	});
	return [...told.matchAll(/^(\S+): (\d+) thousand/gm)].map(([, id, thousands]) => ({
		name: `positions a second, ${id}`,
		value: Number(thousands),
		goal: 200,
		isLeast: true,
		unit: 'thousand',
		noise: 0.1,
		isBinding: false,
	}));
};
