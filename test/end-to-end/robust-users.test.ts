import {execFileSync, spawnSync} from 'node:child_process';
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {texts} from '../../source/ui/text/text.js';
import {codeFolder, lateFile} from '../helpers/built.ts';
import {environment, makeHome} from '../helpers/home.ts';
import {asUser, missingForUsers, plantedCode, player, stranger} from '../helpers/planting.ts';
import {closeTerminals, openTerminal, program} from '../helpers/terminal.ts';
import {until} from '../helpers/until.ts';

afterEach(closeTerminals);

const missing = missingForUsers();
const sticky = 0o1777;
const open = 0o777;

const runAs = (user: number, command: readonly string[], env: NodeJS.ProcessEnv) => {
	const [file = '', ...words] = asUser(user, ...command);
	execFileSync(file, words, {env, stdio: 'pipe'});
};

/** Puts other code in the place of what is kept: where its directory is still there, that is renamed first. */
const planting =
	'[ ! -e "$own" ] || mv "$own" "$own-gone"; mkdir -p "$(dirname "$file")" && cp "$planted" "$file"';

describe.skipIf(missing !== undefined)(`Between two users (${missing ?? 'as root'})`, () => {
	type Way = {
		/** Of the directory for what can be made anew, which all share. */
		readonly mode: number;
		readonly planter: number;
		/** Removes what is kept, as a system tidies up. */
		readonly isTidied: boolean;
	};

	/** Whether a game runs the code that was planted after the table was shown and before an option is changed. */
	const runsPlanted = async ({mode, planter, isTidied}: Way): Promise<boolean> => {
		const home = makeHome();
		chownSync(home, player, player);
		chmodSync(home, 0o755);
		const cache = join(home, 'cache');
		mkdirSync(cache);
		chmodSync(cache, mode);
		const own = join(cache, 'pasjans');
		const file = join(own, codeFolder(), lateFile());
		const mark = join(home, 'mark');
		const planted = join(home, 'planted');
		writeFileSync(planted, plantedCode(file, mark), {mode: 0o644});

		const changes = {XDG_CACHE_HOME: cache};
		const env = environment(home, changes);
		runAs(player, [process.execPath, program, 'games'], env);
		const isKept = existsSync(dirname(file));
		const terminal = openTerminal({
			home,
			env: changes,
			command: asUser(player, process.execPath, program, 'tajemnica', '--deal', '7'),
		});
		await terminal.waitFor('stock 98');
		if (isTidied) {
			expect(isKept).toBe(true);
			rmSync(own, {recursive: true});
		}
		runAs(planter, ['bash', '-c', planting], {...env, own, file, planted});
		terminal.type('o');
		await terminal.waitFor(texts.en.options.title);
		terminal.type('l');
		await terminal.waitFor(texts.pl.options.title);
		const settings = join(home, 'data', 'settings.json');
		await until(() => existsSync(settings) || existsSync(mark), 'it is written');
		await terminal.close();
		return existsSync(mark);
	};

	test('what the player himself puts in the place of kept code is run', async () => {
		expect(await runsPlanted({mode: sticky, planter: player, isTidied: true})).toBe(true);
	});

	test.each([undefined, '', 'home'])(
		'a player without a home, with HOME %j, plays, and nothing is kept where he is',
		HOME => {
			const directory = makeHome();
			chownSync(directory, stranger, stranger);
			const [file = '', ...words] = asUser(stranger, process.execPath, program, '--version');
			const {stdout, stderr, status} = spawnSync(file, words, {
				cwd: directory,
				env: environment(directory, {HOME, XDG_CACHE_HOME: undefined}),
				encoding: 'utf8',
			});
			expect({stderr, status}).toEqual({stderr: '', status: 0});
			expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
			expect(readdirSync(directory)).toEqual([]);
		},
	);

	test.each<readonly [string, Way]>([
		[
			'whose directory goes while a game runs, where all may add',
			{mode: sticky, planter: stranger, isTidied: true},
		],
		['whose directory a stranger may rename', {mode: open, planter: stranger, isTidied: false}],
	])('what a stranger puts in the place of kept code is not run: %s', async (_, way) => {
		expect(await runsPlanted(way)).toBe(false);
	});
});
