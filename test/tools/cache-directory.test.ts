import {expect, test} from 'vitest';
import {cacheDirectory} from '../../tools/loader/cache-directory.js';

type Row = readonly [
	platform: string,
	env: Readonly<Record<string, string>>,
	home: string | undefined,
	expected: string | undefined,
];

test.each<Row>([
	['linux', {}, '/home/ada', '/home/ada/.cache/pasjans'],
	['freebsd', {}, '/home/ada', '/home/ada/.cache/pasjans'],
	['darwin', {}, '/Users/ada', '/Users/ada/Library/Caches/pasjans'],
	['linux', {XDG_CACHE_HOME: '/var/cache/ada'}, undefined, '/var/cache/ada/pasjans'],
	['darwin', {XDG_CACHE_HOME: '/var/cache/ada'}, undefined, '/var/cache/ada/pasjans'],
	['linux', {XDG_CACHE_HOME: 'cache'}, '/home/ada', '/home/ada/.cache/pasjans'],
	['linux', {XDG_CACHE_HOME: ''}, '/home/ada', '/home/ada/.cache/pasjans'],
	['linux', {XDG_CACHE_HOME: 'cache'}, undefined, undefined],
	['linux', {}, undefined, undefined],
	['darwin', {}, undefined, undefined],
	// As no path begins with a drive's letter where the tests run.
	['win32', {LOCALAPPDATA: '/ada/Local'}, undefined, '/ada/Local/pasjans/Cache'],
	['win32', {}, '/ada', '/ada/AppData/Local/pasjans/Cache'],
	['win32', {LOCALAPPDATA: 'Local'}, '/ada', '/ada/AppData/Local/pasjans/Cache'],
	['win32', {LOCALAPPDATA: ''}, undefined, undefined],
])('On %s, with %j and the home %j, the directory is %j', (platform, env, home, expected) => {
	const found = cacheDirectory({env, platform, home: () => home});
	expect(found?.replaceAll('\\', '/')).toBe(expected);
});
