import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {afterEach, expect, test} from 'vitest';
import {lighten} from '../../tools/lighten.js';
import {makeHome, removeHomes} from '../helpers/home.js';

afterEach(removeHomes);

test('A build that passes over a library which is to be made lighter fails and names it', async () => {
	const entry = join(makeHome(), 'entry.js');
	writeFileSync(entry, 'console.log(1);');
	await expect(
		build({entryPoints: [entry], write: false, plugins: [lighten], logLevel: 'silent'}),
	).rejects.toThrow('string-width/index.js is no longer part of the program');
});
