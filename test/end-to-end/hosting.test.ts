import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
	closeHosts,
	generousLines,
	type Host,
	missingServer,
	openHost,
	said,
} from '../helpers/ssh.ts';
import {closeTerminals} from '../helpers/terminal.ts';

const missing = missingServer();

afterAll(async () => {
	await closeHosts();
	await closeTerminals();
});

describe.skipIf(missing !== undefined)(
	`Hosted as the README says${missing ? ` (${missing})` : ''}`,
	() => {
		let host: Host;

		beforeAll(async () => {
			host = await openHost(['tajemnica', '--deal', '7', '--no-animation']);
		});

		/** What someone gets without a terminal. */
		const got = (name: string, ...words: readonly string[]) =>
			said('ssh', [...host.options(name), ...words]);

		/** Deals as many rounds as are told and leaves. */
		const play = async (name: string, stock: number, rounds: number) => {
			const terminal = host.login(name);
			const screen = await terminal.waitFor(`stock ${stock} `);
			expect(screen.join()).toContain('♠');
			terminal.type('d'.repeat(rounds));
			await terminal.waitFor(`stock ${stock - 6 * rounds} `);
			terminal.type('q');
			expect(await terminal.exit).toEqual({code: 0, signal: undefined});
		};

		test('each key is a player, whatever its line says, and finds its own game again.', async () => {
			await Promise.all(generousLines.map(([name], index) => play(name, 98, index + 1)));
			await Promise.all([play('anna', 92, 1), play('bogdan', 86, 1)]);
			const moves = generousLines.map(([name]) => host.store(name).resumable()[0]?.save.at);
			expect(moves).toEqual([2, 3, 3, 4, 5]);
		});

		test.concurrent.for([
			'/bin/sh -c "echo in""truded"',
			'; echo in""truded',
			'$(echo in""truded >&2)',
			'" || echo in""truded; "',
			"' || echo in''truded; '",
			'`echo in""truded >&2`\necho in""truded',
		])('the command %j is not obeyed.', async command => {
			const {text, code} = await got('shell', host.address, command);
			expect(text).toContain('pasjans: ');
			expect(text).not.toContain('intruded');
			expect(code).toBe(2);
		});

		test.concurrent('neither is one in a terminal, where the game opens.', async () => {
			const terminal = await host.login('shell', [host.address, '/bin/sh -c "echo in""truded"']);
			await terminal.waitFor(/stock \d+/);
			terminal.type('q');
			expect(await terminal.exit).toEqual({code: 0, signal: undefined});
			expect(terminal.output()).not.toContain('intruded');
		});

		test.concurrent('neither a shell nor a subsystem is had without a terminal.', async () => {
			expect(await got('anna', '-T', host.address)).toMatchObject({code: 2});
			expect(await got('anna', '-s', host.address, 'sftp')).toMatchObject({code: 2});
		});

		test.concurrent('without a key of the file nobody comes in.', async () => {
			for (const words of [
				['-o', 'PubkeyAuthentication=no'],
				['-o', 'PreferredAuthentications=password,keyboard-interactive,hostbased'],
			]) {
				const {text, code} = await got('anna', ...words, '-o', 'BatchMode=yes', host.address);
				expect(text).toContain('Permission denied (publickey)');
				expect(code).toBe(255);
			}
			const stranger = await got('host-key', '-o', 'BatchMode=yes', host.address);
			expect(stranger.text).toContain('Permission denied (publickey)');
		});
	},
);
