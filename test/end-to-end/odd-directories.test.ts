import {spawnSync} from 'node:child_process';
import {platform} from 'node:process';
import {afterEach, describe, expect, test} from 'vitest';
import {texts} from '../../source/ui/text/text.js';
import {environment, makeHome} from '../helpers/home.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';

afterEach(closeTerminals);

const run = (...args: readonly string[]) => {
	const home = makeHome();
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {
		cwd: home,
		env: environment(home),
		encoding: 'utf8',
		timeout: 10_000,
	});
	return {stdout, stderr, status};
};

const cases = [
	['en', texts.en, 'could not be written', 'could not be read'],
	['pl', texts.pl, 'Nie udało się zapisać', 'Nie udało się odczytać'],
] as const;

describe.skipIf(platform !== 'linux').each(['/dev/null/x', '/proc/nope', '/etc/passwd'])(
	'With the data directory %s',
	directory => {
		test.each(cases)(
			'the game is played, the trouble told and the game marked, in the language %s',
			async (language, text, unwritten) => {
				const args = ['tajemnica', '--deal', '7', '--data-dir', directory, '--lang', language];
				const terminal = openTerminal({args});
				await terminal.waitFor(`${text.table.stock.toLowerCase()} 98`);
				expect(terminal.screen().join('\n')).not.toContain(text.table.unsaved);
				terminal.type('dd');
				await terminal.waitFor(`${text.table.stock.toLowerCase()} 86`);
				expect(terminal.screen().join('\n')).toContain(unwritten);
				terminal.type('d');
				await terminal.waitFor(`${text.table.stock.toLowerCase()} 80`);
				expect(terminal.screen().at(-1)).toContain(` ${text.table.unsaved}  1-4 `);
				terminal.type(':');
				await terminal.waitFor(text.notes.confirm('Tajemnica', 7).split('?')[0]!);
				const result = await terminal.answer(text.notes.yes, text.screens.resultTitle['given-up']);
				expect(result.join(' ').replaceAll(/\s+/g, ' ')).toMatch(/\S: [\p{L} ]+\. $/u);
				terminal.type('q');
				expect(await terminal.exit).toMatchObject({code: 1});
			},
		);
	},
);

describe.skipIf(platform === 'win32')('With a data directory that is a file', () => {
	test.each(cases)(
		'no statistics are printed, but why, in the language %s',
		(language, _, __, unread) => {
			for (const args of [['stats'], ['stats', 'faj'], ['stats', '--json']]) {
				const {stdout, stderr, status} = run(
					...args,
					'--lang',
					language,
					'--data-dir',
					'/etc/passwd',
				);
				expect(stdout).toBe('');
				expect(stderr).toContain(unread);
				expect(stderr.trimEnd().split('\n')).toHaveLength(1);
				expect(status).toBe(1);
			}
		},
	);

	test.each(cases)(
		'doctor doesn’t say that all can be read, in the language %s',
		(language, text) => {
			const {stdout} = run('doctor', '--lang', language, '--data-dir', '/etc/passwd');
			const lines = stdout.split('\n').filter(line => line.includes('/etc/passwd'));
			expect(lines.slice(1)).toEqual([text.problems['not-readable']('/etc/passwd', 'ENOTDIR')]);
			expect(stdout).not.toContain(text.doctor.healthy);
		},
	);
});
