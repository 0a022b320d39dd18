import {join} from 'node:path';
import {defineConfig} from 'vitest/config';

/** `--mode soak` runs test/soak instead of everything else. */
export default defineConfig(({mode}) => ({
	test: {
		root: join(import.meta.dirname, '..'),
		include: mode === 'soak' ? ['test/soak/**/*.test.{ts,tsx}'] : ['test/**/*.test.{ts,tsx}'],
		exclude: mode === 'soak' ? [] : ['test/soak/**'],
		// Ink asks `tput` for the size before every frame unless these are set.
		env: {NODE_ENV: 'test', COLUMNS: '100', LINES: '40'},
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: mode === 'soak' ? 60 * 60 * 1000 : 20_000,
	},
}));
