import {expect, test} from 'vitest';
import {FrameWriter} from '../../source/terminal/frame-writer.js';
import {openEmulator} from './emulator.js';
import {FakeStream} from './fake-stream.js';

const open = (options = {}) => {
	const stream = new FakeStream(80, 24);
	const writer = new FrameWriter(stream, options);
	writer.enter();
	return {stream, writer};
};

/** 24 rows of cards in which the label at the given column and row stands out. */
const table = (column: number, row: number, look = '7'): string =>
	Array.from({length: 24}, (_, index) => {
		const text = '│K♥ │ Q♣ │ J♦ │10♠ │ 9♥ │ 8♣ '.repeat(3).slice(0, 78);
		return index === row
			? `${text.slice(0, column)}\u{1B}[${look}m${text.slice(column, column + 3)}\u{1B}[0m${text.slice(column + 3)}`
			: text;
	}).join('\n');

const bytesOf = (first: string, second: string): string => {
	const {stream, writer} = open();
	writer.paint(first);
	stream.take();
	writer.paint(second);
	return stream.take();
};

const size = (text: string): number => Buffer.byteLength(text);

test('an equal frame sends nothing', () => {
	expect(bytesOf(table(1, 5), table(1, 5))).toBe('');
});

test('a highlight of three cells that moves along its row costs at most 30 bytes', () => {
	const bytes = bytesOf(table(1, 5), table(11, 5));
	expect(bytes).toBe('\u{1B}[6;2HK♥ \u{1B}[12G\u{1B}[7mJ♦ ');
	expect(size(bytes)).toBeLessThanOrEqual(30);
});

test('a highlight of three cells that moves to another row costs at most 30 bytes', () => {
	expect(size(bytesOf(table(1, 5), table(6, 17)))).toBeLessThanOrEqual(30);
});

test('a coloured highlight costs at most 40 bytes', () => {
	expect(size(bytesOf(table(1, 5, '30;46'), table(11, 5, '30;46')))).toBeLessThanOrEqual(40);
});

test('a few cells between two changes are typed again where that is shorter than moving', () => {
	expect(bytesOf('abcdef', 'Abcdef')).toBe('\rA');
	expect(bytesOf('abcdef', 'AbCdef')).toBe('\rAbC');
	expect(bytesOf('abcdefgh', 'AbcdefgH')).toBe('\rA\u{1B}[6CH');
});

test('a long tail is erased, a short one is typed over', () => {
	expect(bytesOf('abcdefgh', 'a')).toBe('\u{1B}[7D\u{1B}[K');
	expect(bytesOf('abc', 'a')).toBe('\b\b  ');
	expect(bytesOf('a\u{1B}[41mbcdefg\u{1B}[0m', 'a')).toBe('\u{1B}[6D\u{1B}[m\u{1B}[K');
});

test('a large frame is shown in one go, a small one has no frame around it', () => {
	const {stream, writer} = open();
	stream.take();
	writer.paint(table(1, 5));
	expect(stream.take()).toMatch(/^\u{1B}\[\?2026h.*\u{1B}\[\?2026l$/su);
	writer.paint(table(6, 5));
	expect(stream.take()).not.toContain('2026');
});

test('a frame painted before Ink is loaded makes Ink’s own start silent', () => {
	const stream = new FakeStream(80, 24);
	const writer = new FrameWriter(stream);
	writer.paint(table(1, 5));
	expect(stream.take()).toBe('');
	writer.enter();
	expect(stream.take()).toContain('K♥');
	writer.write('\u{1B}[?1049h');
	writer.write('\u{1B}[?25l');
	writer.write(table(1, 5));
	expect(stream.take()).toBe('');
});

test('Ink’s alternate screen switches alone enter and leave', async () => {
	const stream = new FakeStream(20, 3);
	const writer = new FrameWriter(stream);
	const emulator = openEmulator(20, 3);
	await emulator.feed('before');
	writer.write('\u{1B}[?1049h');
	writer.write('one\ntwo');
	await emulator.feed(stream.take());
	expect(emulator.isAlternate()).toBe(true);
	expect(emulator.text()).toEqual(['one', 'two', '']);
	writer.write('\u{1B}[?25h');
	writer.write('\n');
	expect(stream.take()).toBe('');
	writer.write('\u{1B}[?1049l');
	writer.write('\u{1B}[?25h');
	writer.write('late frame');
	await emulator.feed(stream.take());
	expect(emulator.isAlternate()).toBe(false);
	expect(emulator.modes().wraparoundMode).toBe(true);
	expect(emulator.text()).toEqual(['before', '', '']);
});

test('modes switched on go off on leaving and come back on entering', async () => {
	const {stream, writer} = open();
	const emulator = openEmulator(80, 24);
	writer.write('\u{1B}[?2004h\u{1B}[?1000;1006h');
	await emulator.feed(stream.take());
	expect(emulator.modes()).toMatchObject({bracketedPasteMode: true, mouseTrackingMode: 'vt200'});
	writer.leave();
	await emulator.feed(stream.take());
	expect(emulator.modes()).toMatchObject({bracketedPasteMode: false, mouseTrackingMode: 'none'});
	writer.enter();
	await emulator.feed(stream.take());
	expect(emulator.modes()).toMatchObject({bracketedPasteMode: true, mouseTrackingMode: 'vt200'});
	writer.write('\u{1B}[?2004l');
	await emulator.feed(stream.take());
	expect(emulator.modes()).toMatchObject({bracketedPasteMode: false, mouseTrackingMode: 'vt200'});
});

test('without colours no colour is sent, bold and inverse are', () => {
	const {stream, writer} = open({hasColours: false});
	stream.take();
	writer.paint('\u{1B}[31ma\u{1B}[38;5;3;44mb\u{1B}[1;7;38;2;1;2;3mc\u{1B}[0m');
	expect(stream.take()).toContain('\u{1B}[m\u{1B}[H\u{1B}[Jab\u{1B}[1;7mc');
});

test('of foreign text only what can be seen reaches the terminal', () => {
	const {stream, writer} = open();
	writer.paint('');
	stream.take();
	writer.paint(
		'a\u{7}\r\t\u{9B}31m\u{1B}]0;title\u{7}b\u{1B}[2J\u{1B}[5;5Hc\u{1B}Pq\u{1B}\\d\u{202E}\u{2066}\u{1B}(0e\u{D800}\u{1B}',
	);
	expect(stream.take()).toBe('a31mbcde\u{FFFD}');
	writer.paint(`x${'\u{301}'.repeat(60)}`);
	expect(stream.take().length).toBeLessThan(40);
});

test('a size of 0×0 counts as 80×24', () => {
	const writer = new FrameWriter(new FakeStream(0, 0));
	expect([writer.columns, writer.rows]).toEqual([80, 24]);
});

test('a storm of sizes is answered at once and with the last size', async () => {
	const stream = new FakeStream(80, 24);
	const writer = new FrameWriter(stream);
	const seen: string[] = [];
	const isLast = new Promise<void>(resolve => {
		writer.on('resize', () => {
			seen.push(`${writer.columns}×${writer.rows}`);
			if (writer.columns === 149) {
				resolve();
			}
		});
	});
	for (let columns = 50; columns < 150; columns++) {
		stream.resize(columns, 20);
	}

	await isLast;
	expect(seen).toEqual(['50×20', '149×20']);
});

test('while the terminal takes nothing only the last frame waits', () => {
	const {stream, writer} = open();
	writer.paint('one');
	stream.isFull = true;
	writer.paint('two');
	stream.take();
	writer.paint('three');
	writer.paint('four');
	expect(stream.take()).toBe('');
	stream.isFull = false;
	stream.emit('drain');
	expect(stream.take()).toBe('\rfour');
});

test('a terminal that is gone is told of once and nothing is thrown', async () => {
	const told: Error[] = [];
	const {stream, writer} = open({onGone: (error: Error) => told.push(error)});
	stream.failure = Object.assign(new Error('write EPIPE'), {code: 'EPIPE'});
	writer.paint('one');
	writer.paint('two');
	writer.leave();
	await Promise.resolve();
	expect(told).toEqual([stream.failure]);
});

test('every write answers its callback', async () => {
	const {writer} = open();
	const answers = await Promise.all(
		['', '\n', 'frame', '\u{1B}[?2004h'].map(
			text => new Promise(resolve => writer.write(text, () => resolve(text))),
		),
	);
	expect(answers).toHaveLength(4);
});
