import {afterEach, describe, expect, test} from 'vitest';
import {closeTerminals, openTerminal, program, type TerminalOptions} from '../helpers/terminal.ts';

afterEach(closeTerminals);

type Environment = NonNullable<TerminalOptions['env']>;

const game = ['tajemnica', '--deal', '7'];

/** Every parameter of every SGR sequence. */
const sgrParameters = (output: string): readonly string[] =>
	[...output.matchAll(/\u{1B}\[([\d;]*)m/gu)].map(([, parameters = '']) => parameters);

const isColour = (parameters: string): boolean =>
	parameters.split(';').some(number => /^(?:3\d|4\d|9[0-7]|10[0-7])$/.test(number));

/** Deals a round, moves the cursor and leaves; answers all that the program has written. */
const playedIn = async (env: Environment, args: readonly string[] = []) => {
	const terminal = openTerminal({args: [...game, ...args], env});
	await terminal.waitFor(' 98 ');
	terminal.type('dj');
	await terminal.waitFor(' 92 ');
	terminal.type('q');
	expect(await terminal.exit).toEqual({code: 0, signal: undefined});
	expect(terminal.modes().alternateScreen).toBe(false);
	return terminal.output();
};

describe('Can be played with TERM', () => {
	test.each(['xterm-256color', 'xterm', 'screen', 'tmux-256color', 'linux', 'vt100'])(
		'%s',
		async TERM => {
			await playedIn({TERM});
		},
	);
});

describe('Says what is missing in one line, with exit code 2,', () => {
	const refusal = async (command: string, env: Environment = {}) => {
		const terminal = openTerminal({
			command: ['sh', '-c', `${command}; echo "code $?"`, process.execPath, program, ...game],
			env,
		});
		await terminal.exit;
		return terminal.screen().filter(line => line !== '');
	};

	test.each([
		['where TERM is dumb', '"$0" "$@"', {TERM: 'dumb'}],
		['where there is no TERM', 'env -u TERM "$0" "$@"', {}],
		['where input is a pipe', 'true | "$0" "$@"', {}],
		['where input is no terminal', '"$0" "$@" < /dev/null', {}],
		['where output is a pipe', '{ "$0" "$@"; echo "code $?" >&2; } | cat; :', {}],
		['where output is no terminal', '"$0" "$@" > /dev/null', {}],
	])('%s', async (_, command, env) => {
		const lines = await refusal(command, env);
		expect(lines.join(' ')).toMatch(/[a-z].*\. code 2\b/);
		expect(lines.join(' ')).not.toMatch(/ at |Error/);
	});
});

describe('Colours', () => {
	test.each([
		['NO_COLOR', {NO_COLOR: '1'}],
		['NO_COLOR beside FORCE_COLOR', {NO_COLOR: '1', FORCE_COLOR: '3'}],
		['FORCE_COLOR=0', {FORCE_COLOR: '0'}],
		['TERM=vt100', {TERM: 'vt100'}],
	])('are none with %s', async (_, env) => {
		expect(sgrParameters(await playedIn(env)).filter(isColour)).toEqual([]);
	});

	const deep = (output: string, kind: '38;5' | '38;2') =>
		sgrParameters(output).some(parameters => parameters.includes(kind));

	test.each([
		['the sixteen', {TERM: 'xterm'}, false, false],
		['of the palette of 256', {TERM: 'xterm-256color'}, true, false],
		['true', {COLORTERM: 'truecolor'}, false, true],
		['true with FORCE_COLOR=3', {FORCE_COLOR: '3'}, false, true],
		['those of the terminal with CI', {CI: '1'}, true, false],
	])('are %s', async (_, env, hasPalette, hasTrue) => {
		const output = await playedIn(env, ['--theme', 'dark']);
		expect(sgrParameters(output).some(isColour)).toBe(true);
		expect([deep(output, '38;5'), deep(output, '38;2')]).toEqual([hasPalette, hasTrue]);
	});
});

test.each(['C', 'POSIX', 'pl_PL.ISO-8859-2'])('With LANG=%s only ASCII is sent', async LANG => {
	expect(await playedIn({LANG})).toMatch(/^[\0-\u{7F}]+$/u);
});
