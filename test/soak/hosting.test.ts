import {spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createConnection} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {closeHosts, freePort, type Host, missingServer, openHost, said} from '../helpers/ssh.ts';
import {closeTerminals} from '../helpers/terminal.ts';

const missing = missingServer();

afterAll(async () => {
	await closeHosts();
	await closeTerminals();
});

const banner = 'SSH-2.0';

/** What answers at a port of this machine after these bytes: until it is closed, or an SSH server is found there. */
const answer = (port: number, bytes: readonly (readonly number[])[]) =>
	new Promise<string>((resolve, reject) => {
		const connection = createConnection(port, '127.0.0.1');
		let text = '';
		const left = [...bytes];
		const sendNext = () => {
			const next = left.shift();
			if (next !== undefined) {
				connection.write(Buffer.from(next));
			}
		};
		connection.setEncoding('latin1').on('data', piece => {
			text += piece;
			sendNext();
			if (text.includes(banner)) {
				connection.destroy();
			}
		});
		connection.on('connect', sendNext);
		connection.on('error', reject);
		connection.on('close', () => resolve(text));
	});

describe.skipIf(missing !== undefined)(
	`Hosted as the README says, a host gives nothing but the game${missing ? ` (${missing})` : ''}`,
	() => {
		let host: Host;

		beforeAll(async () => {
			host = await openHost(['tajemnica', '--deal', '7', '--no-animation']);
		});

		/** What someone gets without a terminal. */
		const got = (name: string, ...words: readonly string[]) =>
			said('ssh', [...host.options(name), ...words]);

		const opened = async (name: string, words: readonly string[]) => {
			const terminal = host.login(name, words);
			await terminal.waitFor('stock 98');
			return terminal;
		};

		test.concurrent.for(['scp', 'scp -O', 'sftp'])('%s copies nothing.', async copying => {
			const [command = '', ...words] = copying.split(' ');
			const from = join(host.home, 'anna.pub');
			const to = join(host.home, `copied-by-${copying}`);
			const files =
				command === 'sftp' ? [`${host.address}:${from}`, to] : [from, `${host.address}:${to}`];
			const {code} = await said(command, [...words, ...host.options('anna'), ...files]);
			expect(code).not.toBe(0);
			expect(existsSync(to)).toBe(false);
		});

		test.concurrent('-W and -R are refused.', async () => {
			const there = await got('tunnel', '-W', `127.0.0.1:${host.port}`, host.address);
			expect(there).toEqual({text: 'stdio forwarding failed\r\n', code: 255});
			const back = await got(
				'tunnel',
				...['-N', '-o', 'ExitOnForwardFailure=yes', '-R', `0:127.0.0.1:${host.port}`],
				host.address,
			);
			expect(back.text).toContain('remote port forwarding failed');
			expect(back.code).toBe(255);
		});

		const socksGreeting = [5, 1, 0];
		const socksConnect = [5, 1, 0, 1, 127, 0, 0, 1];

		test.concurrent.for(['-L', '-D'])('what %s opens here leads nowhere there.', async option => {
			const port = await freePort();
			const isSocks = option === '-D';
			const bytes = isSocks
				? [socksGreeting, [...socksConnect, host.port >> 8, host.port & 255]]
				: [];
			const place = isSocks ? `${port}` : `${port}:127.0.0.1:${host.port}`;
			const tunnel = spawn('ssh', [
				...host.options('tunnel'),
				...['-N', option, place, host.address],
			]);
			try {
				const text = await vi.waitFor(() => answer(port, bytes), {timeout: 10_000, interval: 20});
				expect(text).not.toContain(banner);
			} finally {
				tunnel.kill();
			}
		});

		test.concurrent('nothing of the client’s surroundings comes along.', async () => {
			const code = join(host.home, 'planted.cjs');
			writeFileSync(code, `require('node:fs').writeFileSync('${code}.run', '');`);
			const terminal = await opened('path', [
				...['-A', '-o', 'ForwardX11=yes', '-o', 'SendEnv=*'],
				...['-o', `SetEnv=NODE_OPTIONS=--require=${code}`, host.address],
			]);
			terminal.type('d');
			await terminal.waitFor('stock 92');
			const holder = host.store('path').facts().games[0]?.holder;
			const pid = holder?.kind === 'living' ? holder.pid : undefined;
			const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
				.split('\0')
				.map(variable => variable.split('=')[0]);
			expect(names).toContain('SSH_USER_AUTH');
			expect(names).not.toContain('NODE_OPTIONS');
			expect(names).not.toContain('SSH_AUTH_SOCK');
			expect(names).not.toContain('DISPLAY');
			expect(existsSync(`${code}.run`)).toBe(false);
			terminal.type('q');
			await terminal.exit;
		});

		test.concurrent('a connection has one session and no second.', async () => {
			const socket = join(host.home, 'socket');
			const terminal = await opened('anna', ['-M', '-S', socket, host.address]);
			const second = await said('ssh', [
				...['-F', '/dev/null', '-v', '-S', socket, '-o', 'BatchMode=yes'],
				...['-o', 'ProxyCommand=false', host.address],
			]);
			expect(second.text).toMatch(/refused/);
			expect(second.code).toBe(255);
			terminal.type('q');
			await terminal.exit;
		});
	},
);
