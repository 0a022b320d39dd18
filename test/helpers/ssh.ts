import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {userInfo} from 'node:os';
import {join} from 'node:path';
import {getuid} from 'node:process';
import {makeHome} from './home.ts';
import {type OpenTerminal, openTerminal, program} from './terminal.ts';
import {until} from './until.ts';

const server = '/usr/sbin/sshd';

/** What is missing for OpenSSH's server to be played on, if anything. */
export const missingServer = (): string | undefined => {
	if (getuid?.() !== 0) {
		return 'only root may change into the player’s account as a server does';
	}
	return existsSync(server) && spawnSync('ssh', ['-V']).status === 0
		? undefined
		: 'openssh-server or openssh-client is missing';
};

const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const probe = createServer();
		probe.on('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});

const makeKey = (file: string) => {
	execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
};

export type Host = {
	/** Where the games are kept that are played over SSH. */
	readonly home: string;
	/** Logs in as a player does, in a terminal of his own. */
	login(): OpenTerminal;
};

const daemons = new Set<ChildProcess>();

/** Ends every server that was opened. */
export const closeHosts = async (): Promise<void> => {
	for (const daemon of daemons) {
		daemon.kill('SIGTERM');
		await until(() => daemon.exitCode !== null || daemon.signalCode !== null, 'it has ended');
	}
	daemons.clear();
};

/** A server on the loopback address, with keys of its own, that lets its one user play and nothing else. */
export const openHost = async (flags: readonly string[]): Promise<Host> => {
	const home = makeHome();
	const inHome = (name: string) => join(home, name);
	const port = await freePort();
	makeKey(inHome('host-key'));
	makeKey(inHome('player-key'));
	copyFileSync(inHome('player-key.pub'), inHome('public'));
	const command = [process.execPath, program, ...flags, '--data-dir', inHome('data')].join(' ');
	const key = execFileSync('cat', [inHome('public')], {encoding: 'utf8'});
	writeFileSync(inHome('authorized'), `restrict,pty ${key}`);
	chmodSync(inHome('authorized'), 0o600);
	writeFileSync(
		inHome('config'),
		[
			`ListenAddress 127.0.0.1:${port}`,
			`HostKey ${inHome('host-key')}`,
			`AuthorizedKeysFile ${inHome('authorized')}`,
			'PidFile none',
			'StrictModes no',
			'UsePAM no',
			'PermitRootLogin prohibit-password',
			'PasswordAuthentication no',
			'KbdInteractiveAuthentication no',
			'DisableForwarding yes',
			'PermitUserRC no',
			'MaxSessions 1',
			'ClientAliveInterval 30',
			'SetEnv LANG=C.UTF-8',
			'LogLevel ERROR',
			`ForceCommand ${command}`,
			'',
		].join('\n'),
	);
	mkdirSync('/run/sshd', {recursive: true});
	const daemon: ChildProcess = spawn(server, ['-D', '-e', '-f', inHome('config')], {
		stdio: 'ignore',
	});
	daemons.add(daemon);
	const knows = () =>
		spawnSync('ssh-keyscan', ['-p', String(port), '127.0.0.1'], {encoding: 'utf8'}).stdout !== '';
	await until(knows, 'the server answers');
	return {
		home,
		login: () =>
			openTerminal({
				command: [
					'ssh',
					...['-F', '/dev/null', '-tt', '-p', String(port), '-i', inHome('player-key')],
					...['-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null'],
					...['-o', 'LogLevel=ERROR', `${userInfo().username}@127.0.0.1`],
				],
			}),
	};
};
