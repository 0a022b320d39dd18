import {readFileSync, readlinkSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {closeHosts, type Host, missingServer, openHost} from '../helpers/ssh.ts';
import {fill} from '../helpers/stalling.ts';
import {closeTerminals, type OpenTerminal} from '../helpers/terminal.ts';
import {until} from '../helpers/until.ts';
import {isAlive} from '../terminal/fixture.ts';

afterAll(async () => {
	await closeHosts();
	await closeTerminals();
});

const missing = missingServer();
const patience = 20_000;

const parentOf = (pid: number): number =>
	Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The program that plays on a host. */
const playerIn = (host: Host): number | undefined =>
	host
		.store('anna')
		.facts()
		.games.flatMap(({holder}) => (holder?.kind === 'living' ? [holder.pid] : []))
		.at(0);

const savedIn = (host: Host) =>
	host
		.store('anna')
		.resumable()
		.map(({save}) => save.moves.length);

describe.skipIf(missing !== undefined)(`Played over SSH${missing ? ` (${missing})` : ''}`, () => {
	let host: Host;
	let stock = 98;

	/** Logs in to the position that was left, deals a round and answers the program's process. */
	const play = async (): Promise<{readonly terminal: OpenTerminal; readonly pid: number}> => {
		const terminal = host.login('anna');
		await terminal.waitFor(`stock ${stock} `, {within: patience});
		terminal.type('d');
		stock -= 6;
		await terminal.waitFor(`stock ${stock} `);
		return {terminal, pid: playerIn(host)!};
	};

	describe('the line is dropped', () => {
		beforeAll(async () => {
			host = await openHost(['tajemnica', '--deal', '7', '--no-animation']);
		});

		test.each<readonly [string, (terminal: OpenTerminal, pid: number) => void]>([
			['by killing the client', ({pid}) => process.kill(pid, 'SIGKILL')],
			['by closing the terminal', terminal => terminal.hangUp()],
			['by killing the server’s child', (_, pid) => process.kill(parentOf(pid), 'SIGKILL')],
		])('%s: gone, and the same position at the next login', async (_, drop) => {
			const {terminal, pid} = await play();
			const begin = performance.now();
			drop(terminal, pid);
			await until(() => !isAlive(pid), 'the program is gone', patience);
			console.log(`gone after ${Math.round(performance.now() - begin)} ms`);

			expect(savedIn(host)).toEqual([(98 - stock) / 6]);
			const again = host.login('anna');
			await again.waitFor(`stock ${stock} `, {within: patience});
			again.type('q');
			await again.exit;
		});
	});

	test.each([
		['the client frozen', () => {}],
		[
			'the client frozen and all on the way to it full',
			(pid: number) => fill(readlinkSync(`/proc/${pid}/fd/0`)),
		],
	])('%s: saved, and gone at the idle limit and five seconds', async (_, spoil) => {
		const limit = 5000;
		host = await openHost(['tajemnica', '--deal', '7', '--no-animation', '--idle-exit', '5s']);
		stock = 98;
		const {terminal, pid} = await play();
		const begin = performance.now();
		process.kill(terminal.pid, 'SIGSTOP');
		await spoil(pid);
		await until(() => !isAlive(pid), 'the program is gone', patience);
		const taken = performance.now() - begin;
		process.kill(terminal.pid, 'SIGKILL');
		console.log(`gone ${Math.round(taken - limit)} ms after the idle limit`);

		expect(taken).toBeLessThan(limit + 5000);
		expect(savedIn(host)).toEqual([1]);
	});
});
