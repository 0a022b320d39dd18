import {afterAll, describe, expect, test} from 'vitest';
import {expectAsBefore, runInShell, type Shelled} from '../helpers/shell.ts';
import {stall, stalls} from '../helpers/stalling.ts';
import {closeTerminals} from '../helpers/terminal.ts';
import {until} from '../helpers/until.ts';
import {isAlive} from '../terminal/fixture.ts';

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
