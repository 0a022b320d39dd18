import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {userInfo} from 'node:os';
import {join} from 'node:path';
import {getuid} from 'node:process';
import type {Store} from '../../source/storage/store.ts';
import {makeHome} from './home.ts';
import {storeIn} from './kept.ts';
import {type OpenTerminal, openTerminal, program} from './terminal.ts';
import {until} from './until.ts';

const server = '/usr/sbin/sshd';
const readme = join(import.meta.dirname, '..', '..', 'README.md');

/** What is missing for OpenSSH's server to be played on, if anything. */
export const missingServer = (): string | undefined => {
	if (getuid?.() !== 0) {
		return 'only root may change into the player’s account as a server does';
	}
	return existsSync(server) && spawnSync('ssh', ['-V']).status === 0
		? undefined
		: 'openssh-server or openssh-client is missing';
};

export const freePort = (): Promise<number> =>
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

/** What a program says and how it ends. */
export const said = (command: string, words: readonly string[]) =>
	new Promise<{readonly text: string; readonly code: number | null}>(resolve => {
		const child = spawn(command, words, {stdio: ['ignore', 'pipe', 'pipe']});
		let text = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', piece => {
				text += piece;
			});
		}
		child.on('close', code => resolve({text, code}));
	});

/** The configuration that the README gives to hosts, with other names, each of which must be in it. */
const configuration = (names: Readonly<Record<string, string>>): string => {
	const given = /^```\n(Match User [^`]+)^```$/m.exec(readFileSync(readme, 'utf8'))?.[1] ?? '';
	return Object.entries(names).reduce((text, [name, other]) => {
		if (text.split(name).length !== 2) {
			throw new Error(`The README’s configuration doesn’t say ${name} once.`);
		}
		return text.replace(name, () => other);
	}, given);
};

/** Whoever has a key: its name, and what stands before the key on its line. */
export type KeyLine = readonly [name: string, options?: string];

/** Lines that give more than a host would wish, if the configuration let them. */
export const generousLines: readonly KeyLine[] = [
	['anna'],
	['bogdan', 'restrict,pty'],
	['shell', 'command="/bin/sh"'],
	['path', 'environment="PATH=/tmp",environment="NODE_OPTIONS=--title=owned"'],
	['tunnel', 'tunnel="0",permitopen="*:*",permitlisten="*:*",agent-forwarding,X11-forwarding'],
];

export type Host = {
	readonly port: number;
	/** A folder for whatever a test needs. */
	readonly home: string;
	/** What someone has kept: under the hash of what OpenSSH tells of the key. */
	store(name: string): Store;
	/** Options with which `ssh`, `scp` and `sftp` come in by someone's key. */
	options(name: string): readonly string[];
	readonly address: string;
	/** Logs in as a player does, in a terminal of his own; `words` are more options, the address and perhaps a command. */
	login(name: string, words?: readonly string[]): OpenTerminal;
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

/** A server on the loopback address, with the README's configuration, that lets its one user play and nothing else. */
export const openHost = async (
	flags: readonly string[],
	keyLines: readonly KeyLine[] = generousLines,
): Promise<Host> => {
	const home = makeHome();
	const inHome = (name: string) => join(home, name);
	const port = await freePort();
	const {username} = userInfo();
	makeKey(inHome('host-key'));
	const lines = keyLines.map(([name, options = '']) => {
		makeKey(inHome(name));
		return `${options} ${readFileSync(inHome(`${name}.pub`), 'utf8')}`.trimStart();
	});
	writeFileSync(inHome('keys'), lines.join(''), {mode: 0o600});
	const outside = [
		`ListenAddress 127.0.0.1:${port}`,
		`HostKey ${inHome('host-key')}`,
		'PidFile none',
		'StrictModes no',
		'UsePAM no',
		'MaxStartups 100',
		'LogLevel ERROR',
		'Subsystem sftp internal-sftp',
	];
	const given = configuration({
		'User patience': `User ${username}`,
		'/etc/ssh/patience_keys': inHome('keys'),
		'pasjans --idle-exit 30m': [process.execPath, program, ...flags].join(' '),
		'"$HOME/players/': `"${inHome('players')}/`,
	});
	writeFileSync(inHome('config'), [...outside, given].join('\n'));
	mkdirSync('/run/sshd', {recursive: true});
	const daemon = spawn(server, ['-D', '-e', '-f', inHome('config')], {stdio: 'ignore'});
	daemons.add(daemon);
	const knows = () =>
		spawnSync('ssh-keyscan', ['-p', `${port}`, '127.0.0.1'], {encoding: 'utf8'}).stdout !== '';
	await until(knows, 'the server answers');
	const address = `${username}@127.0.0.1`;
	const options = (name: string) => [
		...['-F', '/dev/null', '-i', inHome(name)],
		...[
			`Port=${port}`,
			'IdentitiesOnly=yes',
			'StrictHostKeyChecking=no',
			'UserKnownHostsFile=/dev/null',
			'LogLevel=ERROR',
		].flatMap(option => ['-o', option]),
	];
	return {
		port,
		home,
		store(name) {
			const [type, key] = readFileSync(inHome(`${name}.pub`), 'utf8').split(' ');
			const told = `publickey ${type} ${key}\n`;
			return storeIn(inHome('players'), createHash('sha256').update(told).digest('hex'));
		},
		options,
		address,
		login: (name, words = [address]) =>
			openTerminal({command: ['ssh', '-tt', ...options(name), ...words]}),
	};
};
