import {join} from 'node:path';
import {expect} from 'vitest';
import {totalsOf} from '../../source/play/statistics.js';
import {cardsHome, cardsNeeded} from '../../source/rules/position.js';
import {openStore} from '../../source/storage/store.js';
import {texts} from '../../source/ui/text/text.js';
import {openTerminal} from '../helpers/terminal.js';
import {recorded} from './recorded-keys.js';

const {screens, table} = texts.en;

/** Plays a recorded game by keys in the built program, up to its result, the statistics and the end. */
export const playWhole = async (gameId: string, status: 'won' | 'lost') => {
	const {game, dealNumber, steps} = recorded(gameId, status);
	const half = Math.floor(steps.length / 2);
	const keysOf = (part: typeof steps) => part.map(({keys}) => keys).join('');
	const terminal = openTerminal({args: [gameId, '--deal', String(dealNumber)]});
	await terminal.waitFor(table.dealNumber(dealNumber));

	terminal.type(keysOf(steps.slice(0, half)));
	const {position} = steps[half - 1]!;
	const home = table.home(cardsHome(position), cardsNeeded(game));
	const deal = table.deal(position.deal, game.deals.length);
	await terminal.waitFor(([header = '']) => header.includes(home) && header.includes(deal));

	terminal.type(keysOf(steps.slice(half)));
	const end = steps.at(-1)!.position;
	await terminal.waitFor(screens.resultTitle[status]);
	const result = await terminal.waitFor(screens.resultHome(cardsHome(end), cardsNeeded(game)));
	expect(result.join('\n')).toContain(screens.resultDeal(game.name, dealNumber));
	expect(result.join('\n')).toContain(screens.resultMoves(steps.length));

	terminal.type('s');
	const page = await terminal.waitFor(screens.statisticsTitle(game.name));
	expect(page.join('\n')).toMatch(new RegExp(`${screens.counts.played} +1\\b`));
	expect(page.join('\n')).toMatch(
		new RegExp(`${screens.counts.won} +${status === 'won' ? '1 .100' : '0 .0'}`),
	);
	terminal.type('q');
	await terminal.waitFor(screens.resultTitle[status]);
	terminal.type('q');
	expect(await terminal.exit).toEqual({code: 0, signal: undefined});

	const store = openStore({
		directory: join(terminal.home, 'data'),
		now: () => new Date(),
		isSound: () => true,
	});
	expect(totalsOf(store.statistics(), gameId)).toMatchObject({
		played: 1,
		won: status === 'won' ? 1 : 0,
		homeBest: cardsHome(end),
	});
	expect(store.statistics().last).toMatchObject([
		{game: gameId, dealNumber, outcome: status, moves: steps.length, undos: 0, replay: false},
	]);
	expect(store.resumable()).toEqual([]);
	await store.close();
};
