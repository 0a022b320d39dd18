import {expect, test} from 'vitest';
import {decideCapabilities} from '../../source/terminal/capabilities.js';

type Env = Record<string, string>;

const decide = (env: Env, rest = {}) =>
	decideCapabilities({env, isInputTerminal: true, isOutputTerminal: true, ...rest});

const xterm = {TERM: 'xterm-256color'};

test.each<[Env, string]>([
	[xterm, 'palette'],
	[{TERM: 'screen'}, 'sixteen'],
	[{TERM: 'tmux-256color'}, 'palette'],
	[{TERM: 'linux'}, 'sixteen'],
	[{TERM: 'vt100'}, 'none'],
	[{TERM: 'vt220'}, 'none'],
	[{TERM: 'xterm-mono'}, 'none'],
	[{TERM: 'xterm-direct'}, 'true'],
	[{TERM: 'alacritty'}, 'true'],
	[{...xterm, COLORTERM: 'truecolor'}, 'true'],
	[{TERM: 'vt100', COLORTERM: 'truecolor'}, 'none'],
	[{...xterm, NO_COLOR: '1'}, 'none'],
	[{...xterm, NO_COLOR: ''}, 'palette'],
	[{...xterm, NO_COLOR: '1', FORCE_COLOR: '3'}, 'none'],
	[{...xterm, FORCE_COLOR: '0'}, 'none'],
	[{...xterm, FORCE_COLOR: 'false'}, 'none'],
	[{TERM: 'vt100', FORCE_COLOR: '1'}, 'sixteen'],
	[{TERM: 'vt100', FORCE_COLOR: '3'}, 'true'],
	[{...xterm, CI: '1'}, 'palette'],
])('%j: colours %s', (env, colours) => {
	expect(decide(env).colours).toBe(colours);
});

test('the flags overrule the environment', () => {
	expect(decide({...xterm, FORCE_COLOR: '3'}, {colourFlag: false}).colours).toBe('none');
	expect(decide({...xterm, NO_COLOR: '1'}, {colourFlag: true}).colours).toBe('palette');
	expect(decide({TERM: 'vt100'}, {colourFlag: true}).colours).toBe('sixteen');
});

test('Ink is let draw bold and inverse through the writer, nothing by itself', () => {
	expect(decide({TERM: 'vt100'})).toMatchObject({forceColor: '1', plainForceColor: '0'});
	expect(decide({TERM: 'linux'})).toMatchObject({forceColor: '1', plainForceColor: '1'});
	expect(decide(xterm)).toMatchObject({forceColor: '2', plainForceColor: '2'});
});

test.each<[Env, boolean, 'en' | 'pl']>([
	[{LANG: 'pl_PL.UTF-8'}, true, 'pl'],
	[{LANG: 'pl'}, false, 'pl'],
	[{LANG: 'plx_XX.UTF-8'}, true, 'en'],
	[{LANG: 'en_GB.utf8'}, true, 'en'],
	[{LANG: 'C'}, false, 'en'],
	[{LANG: 'C.UTF-8'}, true, 'en'],
	[{}, false, 'en'],
	[{LC_ALL: 'C', LANG: 'pl_PL.UTF-8'}, false, 'en'],
	[{LC_ALL: '', LANG: 'pl_PL.UTF-8'}, true, 'pl'],
	[{LC_CTYPE: 'pl_PL.ISO-8859-2', LANG: 'en_US.UTF-8'}, false, 'en'],
	[{LC_MESSAGES: 'pl_PL', LANG: 'en_US.UTF-8'}, true, 'pl'],
])('%j: more than ASCII %s, language %s', (env, hasUnicode, language) => {
	expect(decide({...xterm, ...env})).toMatchObject({hasUnicode, language});
});

test.each<[Env, boolean]>([
	[{LANG: 'zh_CN.UTF-8'}, true],
	[{LANG: 'zh_TW.utf8'}, true],
	[{LANG: 'zh'}, true],
	[{LC_ALL: 'ja_JP.UTF-8', LANG: 'en_US.UTF-8'}, true],
	[{LC_CTYPE: 'ko_KR.UTF-8', LANG: 'en_US.UTF-8'}, true],
	[{LC_ALL: '', LC_CTYPE: '', LANG: 'ja_JP.UTF8@cjkwide'}, true],
	[{LANG: 'ZH-Hans.UTF-8'}, true],
	[{LC_CTYPE: 'en_US.UTF-8', LANG: 'ja_JP.UTF-8'}, false],
	[{LC_ALL: 'C.UTF-8', LANG: 'ko_KR.UTF-8'}, false],
	[{LC_MESSAGES: 'ja_JP.UTF-8', LANG: 'en_US.UTF-8'}, false],
	[{LANG: 'kok_IN.UTF-8'}, false],
	[{LANG: 'C.UTF-8'}, false],
	[{LANG: 'pl_PL.UTF-8'}, false],
	[{}, false],
])('%j: signs may be two cells wide %s', (env, mayWiden) => {
	expect(decide({...xterm, ...env})).toMatchObject({mayWiden});
});

test.each<[object, Env, string | undefined]>([
	[{}, xterm, undefined],
	[{}, {...xterm, CI: '1'}, undefined],
	[{isInputTerminal: false}, xterm, 'no-input-terminal'],
	[{isOutputTerminal: false}, xterm, 'no-output-terminal'],
	[{}, {TERM: 'dumb'}, 'dumb-term'],
	[{}, {TERM: ''}, 'no-term'],
	[{}, {}, 'no-term'],
])('%j with %j: obstacle %s', (rest, env, obstacle) => {
	expect(decide(env, rest).obstacle).toBe(obstacle);
});
