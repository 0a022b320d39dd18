import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {getuid} from 'node:process';
import {afterAll, describe, expect, test} from 'vitest';
import {makeHome} from '../helpers/home.ts';
import {expectAsBefore, runInShell, type Shelled} from '../helpers/shell.ts';
import {stall, stalls} from '../helpers/stalling.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';
import {until} from '../helpers/until.ts';
import {childOf, isAlive} from '../terminal/fixture.ts';

afterAll(closeTerminals);

/** Above the two seconds that are promised: other tests share the cores. */
const patience = 5000;
const game = ['tajemnica', '--deal', '7', '--no-animation'];

type Way = {
	readonly name: string;
	readonly options?: Parameters<typeof runInShell>[0];
	readonly act: (shelled: Shelled, pid: number) => void;
	readonly code: number;
	/** What the shell's screen then tells. */
	readonly said?: string;
};

const typing =
	(keys: string): Way['act'] =>
	({terminal}) =>
		terminal.type(keys);
const sending =
	(signal: NodeJS.Signals): Way['act'] =>
	(_, pid) =>
		process.kill(pid, signal);

const ways: readonly Way[] = [
	{name: 'q', act: typing('q'), code: 0},
	{name: 'Ctrl-C', act: typing('\u0003'), code: 0},
	{name: 'Ctrl-D', act: typing('\u0004'), code: 0},
	{
		name: '--idle-exit',
		options: {args: [...game, '--idle-exit', '1s']},
		act: () => {},
		code: 0,
		said: 'pasjans: Nobody has touched a key for 1 s',
	},
	{
		name: 'q, with what could not be written',
		options: {before: `bash -c 'ulimit -f 0; exec "$@"' bash`},
		act: typing('q'),
		code: 1,
		said: 'pasjans: What was played last could not be written to',
	},
	{
		name: 'a fault',
		options: {fault: 'timer'},
		act: sending('SIGURG'),
		code: 70,
		said: 'pasjans stopped because of a fault in the program: The deck',
	},
	...(
		[
			['SIGHUP', 129],
			['SIGINT', 130],
			['SIGQUIT', 131],
			['SIGUSR1', 138],
			['SIGUSR2', 140],
			['SIGTERM', 143],
		] as const
	).map(([signal, code]) => ({name: signal, act: sending(signal), code})),
	{name: 'q, for a reader', options: {args: [...game, '--reader']}, act: typing('q'), code: 0},
	{
		name: 'SIGTERM, for a reader',
		options: {args: [...game, '--reader']},
		act: sending('SIGTERM'),
		code: 143,
	},
];

const stateOf = (pid: number) =>
	/^\d+ \(.*\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];

const rows = stalls.flatMap(way => ways.map(leaving => [way, leaving.name, leaving] as const));

describe.concurrent('A terminal that nobody reads holds up no way out, and is whole once it is read', () => {
	test.for(rows)('it %s: %s', async ([way, , {options, act, code, said}]) => {
		const shelled = runInShell({args: game, ...options});
		const {terminal} = shelled;
		await terminal.waitFor(/stock 98|Stock: 98/);
		const pid = shelled.pid();
		const goOn = await stall(terminal, way);
		const begin = performance.now();
		act(shelled, pid);
		await until(() => !isAlive(pid), 'the program is gone', patience);
		console.log(`gone after ${Math.round(performance.now() - begin)} ms`);

		goOn();
		await terminal.waitFor(/^over/m);
		const screen = terminal.screen().join('\n');
		expect(screen).toContain(`code ${code}`);
		expect(screen.replaceAll('\n', ' ')).toContain(said ?? '');
		expectAsBefore(shelled);
	});
});

describe.concurrent('A terminal that nobody reads for a while', () => {
	test.for(stalls)(
		'it %s: all that was typed meanwhile is on the screen once it is read',
		async way => {
			const terminal = openTerminal({args: game});
			await terminal.waitFor('stock 98');
			const goOn = await stall(terminal, way);
			terminal.type('ddd?\u001b\u000c');
			goOn();
			const screen = await terminal.waitFor('stock 80');
			terminal.type('\u000c');
			const begin = terminal.output().length;
			await terminal.waitFor(() => terminal.output().slice(begin).includes('\u001b[?1049h'));
			expect(await terminal.waitFor('stock 80')).toEqual(screen);
		},
	);

	test.for(stalls)(
		'it %s: Ctrl-Z stops the program, and the shell and fg find a whole screen',
		async way => {
			const terminal = openTerminal({
				command: ['/bin/bash', '--norc', '--noprofile', '-i'],
				env: {PS1: 'shell> '},
			});
			await terminal.waitFor('shell>');
			terminal.type(`${[process.execPath, program, ...game].join(' ')}\r`);
			const before = (await terminal.waitFor('stock 98')).join('\n');
			const pid = childOf(terminal.pid);
			const goOn = await stall(terminal, way);
			terminal.type('\u001a');
			await until(() => stateOf(pid) === 'T', 'it is stopped', patience);
			goOn();
			await terminal.waitFor('Stopped');
			expect(terminal.modes().alternateScreen).toBe(false);
			expect(terminal.cursor().hidden).toBe(false);
			terminal.type('fg\r');
			await terminal.waitFor(screen => screen.join('\n') === before);
			expect(terminal.modes().alternateScreen).toBe(true);
		},
	);

	test.for(stalls)(
		'it %s: Ctrl-Z where no shell could go on with the program, and then a signal',
		async way => {
			const shelled = runInShell({args: game});
			const {terminal} = shelled;
			await terminal.waitFor('stock 98');
			const pid = shelled.pid();
			const heirs = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
			const goOn = await stall(terminal, way);
			terminal.type('\u001a');
			await until(() => heirs() !== '', 'the screen is left');
			await until(() => heirs() === '', 'the screen is taken again');
			process.kill(pid, 'SIGTERM');
			await until(() => !isAlive(pid), 'the program is gone', patience);
			goOn();
			await terminal.waitFor(/^over/m);
			expect(terminal.screen().join('\n')).toContain('code 143');
			expectAsBefore(shelled);
		},
	);
});

const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
/** Whether another user can run the program: the way to it may be closed. */
const canChangeUser =
	getuid?.() === 0 &&
	spawnSync(asNobody[0]!, [...asNobody.slice(1), process.execPath, program, '--version']).status ===
		0;

test.skipIf(!canChangeUser).for(stalls)(
	'A terminal of another user, as after su, that nobody reads: it %s, and holds up no way out.',
	async way => {
		const home = makeHome();
		execFileSync('chown', [`${nobody}`, home]);
		const shelled = runInShell({home, args: game, before: asNobody.join(' ')});
		const {terminal} = shelled;
		await terminal.waitFor('stock 98');
		const pid = shelled.pid();
		const goOn = await stall(terminal, way);
		terminal.type('dq');
		await until(() => !isAlive(pid), 'the program is gone', patience);
		goOn();
		await terminal.waitFor(/^over/m);
		expect(terminal.screen().join('\n')).toContain('code 0');
		expectAsBefore(shelled);
	},
);
