import {Buffer} from 'node:buffer';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createInputDecoder} from '../../source/terminal/input.js';
import type {InputEvent} from '../../source/terminal/input-states.js';

const ESC = '\x1B';
const CSI = `${ESC}[`;
const SS3 = `${ESC}O`;
const ST = `${ESC}\\`;

/** Bytes as a terminal sends them: text, or numbers from 0 to 255. */
type Sent = string | readonly number[];

const bytesOf = (sent: Sent): Buffer =>
	typeof sent === 'string' ? Buffer.from(sent) : Buffer.from([...sent]);

const nameOf = (event: InputEvent): string => {
	switch (event.kind) {
		case 'key':
			return event.key;
		case 'click':
			return `${event.button} ${event.column} ${event.row}`;
		case 'paste':
			return 'paste';
	}
};

/** A decoder with a clock: milliseconds pass before each read, and Escape waits no longer than the program lets it. */
const terminal = () => {
	const decoder = createInputDecoder();
	let now = 1_000_000;
	const heard: string[] = [];
	const send = (sent: Sent, after = 10) => {
		const patience = decoder.patience();
		if (patience !== undefined && after >= patience) {
			heard.push(...decoder.expire().map(nameOf));
		}
		now += after;
		heard.push(...decoder.push(bytesOf(sent), now).map(nameOf));
	};
	return {
		send,
		/** What was heard, after all waiting is over. */
		heard: () => {
			heard.push(...decoder.expire().map(nameOf));
			return heard.splice(0);
		},
	};
};

const heardOf = (...reads: readonly Sent[]): readonly string[] => {
	const {send, heard} = terminal();
	for (const read of reads) {
		send(read);
	}
	return heard();
};

const inPieces = (bytes: Buffer, cut: number): readonly Sent[] => [
	[...bytes.subarray(0, cut)],
	[...bytes.subarray(cut)],
];

const byteByByte = (bytes: Buffer): readonly Sent[] => [...bytes].map(byte => [byte]);

/** What is sent in one piece is heard so in two and in as many as there are bytes. */
const expectHowever = (sent: Sent, heard: readonly string[]) => {
	const bytes = bytesOf(sent);
	expect(heardOf(sent)).toEqual(heard);
	expect(heardOf(...byteByByte(bytes))).toEqual(heard);
	for (let cut = 1; cut < bytes.length; cut++) {
		expect(heardOf(...inPieces(bytes, cut)), `cut after ${cut}`).toEqual(heard);
	}
};

const keys: readonly (readonly [sent: Sent, ...heard: readonly string[]])[] = [
	// Characters and controls.
	['a', 'a'],
	['D', 'D'],
	['1f5d', '1', 'f', '5', 'd'],
	['ż', 'ż'],
	['😀d', '😀', 'd'],
	[' \r\n\t\b\x7F', 'space', 'enter', 'enter', 'tab', 'backspace', 'backspace'],
	['\x03\x04\x0C\x12\x1A', 'ctrl-c', 'ctrl-d', 'ctrl-l', 'ctrl-r', 'ctrl-z'],
	[ESC, 'escape'],
	[`${ESC}${ESC}`, 'escape', 'escape'],
	// With Alt, which is Escape before the key.
	[`${ESC}d`, 'escape', 'd'],
	[`${ESC}\r`, 'escape', 'enter'],
	[`${ESC}ż`, 'escape', 'ż'],
	[`${ESC}${CSI}A`, 'escape', 'up'],
	// Cursor keys in both modes, with modifiers, and as rxvt has them.
	...(['up', 'down', 'right', 'left'] as const).flatMap((name, index) => {
		const letter = 'ABCD'[index]!;
		return [CSI, SS3, `${CSI}1;5`, `${CSI}1;2`, `${SS3}5`, `${CSI}1;129`].map(
			before => [before + letter, name] as const,
		);
	}),
	[`${CSI}a${SS3}d`, 'up', 'left'],
	[`${CSI}H${SS3}H${CSI}1~${CSI}7~${CSI}7$`, 'home', 'home', 'home', 'home', 'home'],
	[`${CSI}F${SS3}F${CSI}4~${CSI}8~${CSI}8^`, 'end', 'end', 'end', 'end', 'end'],
	[`${CSI}5~${CSI}6~${CSI}3~${CSI}5;3~`, 'page-up', 'page-down', 'delete', 'page-up'],
	[`${CSI}Z${ESC}\t${CSI}1;2Z`, 'shift-tab', 'shift-tab', 'shift-tab'],
	[`d${SS3}Pu${CSI}11~${CSI}[A${CSI}P`, 'd', 'f1', 'u', 'f1', 'f1', 'f1'],
	// The numeric keypad in application mode.
	[`${SS3}p${SS3}q${SS3}u${SS3}y`, '0', '1', '5', '9'],
	[`${SS3}M${SS3}k${SS3}m${SS3}X`, 'enter', '+', '-', '='],
	// modifyOtherKeys in its two forms.
	[`${CSI}27;2;65~${CSI}65;2u${CSI}27;2;63~`, 'A', 'A', '?'],
	[`${CSI}27;5;99~${CSI}27;6;67~${CSI}27;5;13~`, 'ctrl-c', 'ctrl-c', 'enter'],
	[`${CSI}27;2;9~${CSI}27;2;13~${CSI}27;1;27~`, 'shift-tab', 'enter', 'escape'],
	// kitty's protocol: press, repeat, release; Shift and locks; Ctrl; text.
	[`${CSI}100u${CSI}100;1:1u${CSI}100;1:2u${CSI}100;1:3u`, 'd', 'd', 'd'],
	[`${CSI}1;1:1A${CSI}1;1:2A${CSI}1;1:3A${CSI}3;1:3~`, 'up', 'up'],
	[`${CSI}100;2u${CSI}100:68;2u${CSI}47:63;2u`, 'D', 'D', '?'],
	[`${CSI}100;65u${CSI}100;66u${CSI}100;129u${CSI}49;193u`, 'D', 'd', 'd', '1'],
	[`${CSI}99;5u${CSI}100;5u${CSI}99;69u${CSI}1089::99;5u`, 'ctrl-c', 'ctrl-d', 'ctrl-c', 'ctrl-c'],
	[`${CSI}105;5u${CSI}109;5u${CSI}91;5u${CSI}32;5u`, 'tab', 'enter', 'escape', 'space'],
	[
		`${CSI}13u${CSI}27u${CSI}9u${CSI}127u${CSI}9;2u`,
		'enter',
		'escape',
		'tab',
		'backspace',
		'shift-tab',
	],
	[`${CSI}55;2;47u${CSI}380u`, '/', 'ż'],
	[
		`${CSI}57399u${CSI}57408;129u${CSI}57414u${CSI}57419u${CSI}57412u`,
		'0',
		'9',
		'enter',
		'up',
		'-',
	],
	// Bytes that are no characters.
	[[0xf3, 0x64], '\u{FFFD}', 'd'],
	[[0xc5, 0x64], '\u{FFFD}', 'd'],
	[[0xe2, 0x99, 0x64], '\u{FFFD}', 'd'],
	[[0xed, 0xa0, 0x80, 0x64], '\u{FFFD}', '\u{FFFD}', 'd'],
	// Controls of the upper half, as single bytes and as characters.
	[[0x9b, 0x41], 'up'],
	[[0x8f, 0x42], 'down'],
	['\u{9B}C\u{8F}D', 'right', 'left'],
	// The mouse as the program asks for it: only a button that goes down counts.
	[`${CSI}<0;12;7M${CSI}<0;12;7m`, 'left 12 7'],
	[`${CSI}<2;1;1M${CSI}<1;3;4M${CSI}<16;223;95M`, 'right 1 1', 'middle 3 4', 'left 223 95'],
];

const answers = [
	'4;1;rgb:cdcd/0000/0000',
	'10;rgb:ffff/ffff/ffff',
	'11;rgb:dddd/dddd/dddd',
	'52;c;ZGRkZA==',
	'ltitle ddd Ünïcode ęĜ',
	'1$r0m',
	'>|XTerm(390)',
	'1+r544e=787465726d',
	'Gi=31;OK',
	'',
	'd'.repeat(5000),
];

/** A terminal's answers in words, in all their forms. */
const strings: readonly Sent[] = answers.flatMap(text => [
	...[...']PX^_'].flatMap(begin => [`${ESC}${begin}${text}${ST}`, `${ESC}${begin}${text}\x07`]),
	`\u{9D}${text}\u{9C}`,
	[0x9d, ...Buffer.from(text), 0x9c],
	[0x90, ...Buffer.from(text), 0x07],
	[0x98, ...Buffer.from(text), 0x1b, 0x5c],
]);

/** Everything else that is no key. */
const others: readonly Sent[] = [
	// Reports of the mouse: X10, 1005 beyond column 95, 1015, releases, drags and the wheel of 1006.
	`${CSI}M !!`,
	`${CSI}M\`ddd`.slice(0, -1),
	`${CSI}M#dR`,
	[...Buffer.from(`${CSI}M `), 0xa4, 0xb0],
	[...Buffer.from(`${CSI}M `), 0x9b, 0x9d],
	`${CSI}M \u{A4}\u{B0}`,
	`${CSI}M \u{9B}\u{400}`,
	`${CSI}32;100;48M`,
	`${CSI}<3;5;6M`,
	`${CSI}<32;5;6M`,
	`${CSI}<64;5;6M`,
	`${CSI}<65;5;6m`,
	// Focus, answers about the cursor, the device, modes, colours, sizes, the keyboard.
	...['I', 'O', '12;40R', '?12;40R', '0n', '?1;2c', '>41;390;0c', '=0c', '?2026;2$y', '4;1$y'],
	...['8;24;80t', '?5u', '>4;2m', '?997;1n', '1;2;3 ~'].map(rest => rest),
	// Keys that the program doesn't have.
	...['2~', '15~', '24;5~', 'E', '200;d', '57358u', '57441;2u', '100;3u', '100;9u', '1;1;1;1;1~'],
]
	.map((sent): Sent => (typeof sent === 'string' && !sent.startsWith(ESC) ? `${CSI}${sent}` : sent))
	.concat([`${CSI}[B`, `${SS3}Q`, `${SS3}E`, ST, `${CSI}${'1;'.repeat(100)}A`, `${CSI}201~`]);

/** With a name that is short enough to read. */
const named = (sent: Sent) => [JSON.stringify(sent).slice(0, 40), sent] as const;

describe('What a terminal sends', () => {
	test.each(keys.map(row => [row]))('%j in one read or many', ([sent, ...heard]) => {
		expectHowever(sent, heard);
	});

	test.each(others.map(named))('%s is no key, in one read or many', (_, sent) => {
		expectHowever([...bytesOf('d'), ...bytesOf(sent), ...bytesOf('u')], ['d', 'u']);
	});

	test('answers in words are none either, however they begin and end', () => {
		for (const sent of strings) {
			const bytes = Buffer.concat([Buffer.from('d'), bytesOf(sent), Buffer.from('u')]);
			expect(heardOf([...bytes])).toEqual(['d', 'u']);
			expect(heardOf(...byteByByte(bytes))).toEqual(['d', 'u']);
			for (let cut = 1; cut < bytes.length; cut += bytes.length > 100 ? 97 : 1) {
				expect(heardOf(...inPieces(bytes, cut))).toEqual(['d', 'u']);
			}
		}
	});

	test('many keys in one read are heard in their order', () => {
		const all = keys.filter(([sent]) => sent !== ESC && sent !== `${ESC}${ESC}`);
		const bytes = Buffer.concat(all.map(([sent]) => bytesOf(sent)));
		expect(heardOf([...bytes])).toEqual(all.flatMap(([, ...heard]) => heard));
	});
});

describe('On a slow line', () => {
	test.each([
		[`${CSI}A`, ['escape', 'up']],
		[`${CSI}1;5C`, ['escape', 'right']],
		[`${SS3}B`, ['escape', 'down']],
		[`${ESC}]10;rgb:dd/dd/dd${ST}`, ['escape']],
		[`${ESC}P1$r0m${ST}`, ['escape']],
		[`${CSI}200~d${CSI}201~`, ['escape', 'paste']],
		[`${CSI}<0;5;6M`, ['escape', 'left 5 6']],
	])('what comes too late after Escape is still no text: %j', (sent, expected) => {
		const {send, heard} = terminal();
		send(ESC);
		send(sent.slice(1), 300);
		send('u');
		expect(heard()).toEqual([...expected, 'u']);
	});

	test('Escape and then a key are these two, however soon the key comes', () => {
		for (const pause of [1, 60, 300, 3000]) {
			for (const key of 'dOPX]_^') {
				const {send, heard} = terminal();
				send(ESC);
				send(key, pause);
				send('u', 2000);
				const isJoined = pause < 50 && key !== 'd';
				expect(heard()).toEqual(isJoined ? ['u'] : ['escape', key, 'u']);
			}
		}
	});

	test('an answer comes in pieces seconds apart', () => {
		const {send, heard} = terminal();
		send(`${ESC}]10;rgb:`);
		send('dddd/dd', 4000);
		send(`dd/dddd${ESC}`, 4000);
		send('\\', 4000);
		send('u');
		expect(heard()).toEqual(['u']);
	});

	test('the rest of a sequence that was cut is not typed, also when it comes late', () => {
		for (const rest of ['0;5~', '5;6;7M', ';5A']) {
			const {send, heard} = terminal();
			send(`${CSI}1`);
			send(rest, 5000);
			expect(heard().filter(key => key !== 'up')).toEqual([]);
		}
	});
});

describe('What has lost its end', () => {
	const beginnings: readonly Sent[] = [
		...[...']PX^_'].map(begin => `${ESC}${begin}ddd`),
		[0x9d, 0x64],
		CSI,
		`${CSI}1;`,
		`${CSI}[`,
		SS3,
		`${CSI}M`,
		`${CSI}M !`,
		`${CSI}200~ddd`,
		[0xe2, 0x99],
		`${ESC}]${'d'.repeat(9000)}`,
		`${CSI}200~${'d'.repeat(9000)}`,
	];

	test.each(beginnings.map(named))('%s does not keep leaving from being heard', (_, sent) => {
		for (const [control, key] of [
			['\x03', 'ctrl-c'],
			['\x04', 'ctrl-d'],
		] as const) {
			const {send, heard} = terminal();
			send(sent);
			send(control);
			expect(heard().at(-1)).toBe(key);
			send([...bytesOf(sent), ...bytesOf(control)]);
			expect(heard().at(-1)).toBe(key);
		}
	});

	test.each(beginnings.map(named))('%s makes nobody deaf for longer than a pause', (_, sent) => {
		for (const [key, name] of [
			['u', 'u'],
			['ż', 'ż'],
			[`${CSI}B`, 'down'],
			['\r', 'enter'],
		] as const) {
			const {send, heard} = terminal();
			send(sent);
			heard();
			send(key, 2500);
			expect(heard()).toEqual([name]);
			send('n');
			expect(heard()).toEqual(['n']);
		}
	});

	test('an answer that never ends is over for who goes on typing', () => {
		const {send, heard} = terminal();
		send(`${ESC}]${'d'.repeat(5000)}`);
		send('u', 150);
		send('u', 150);
		expect(heard()).toEqual(['u', 'u']);
	});

	test('an arrow right after an answer without an end is that arrow', () => {
		expect(heardOf(`${ESC}]10;rgb:dd`, `${CSI}A`, 'u')).toEqual(['up', 'u']);
	});
});

describe('A paste', () => {
	const text = 'dd:t\rq1f\n\tRnn😀 \x1Bd\x1A';

	test('plays nothing, wherever it is cut', () => {
		expectHowever(`u${CSI}200~${text}${CSI}201~u`, ['u', 'paste', 'u']);
	});

	test('plays nothing where its end is late', () => {
		const {send, heard} = terminal();
		send(`${CSI}200~dd`);
		send('ddd', 60_000);
		send('dd\r', 3000);
		send(`${CSI}201~`, 3000);
		send('u');
		expect(heard()).toEqual(['paste', 'u']);
	});

	test('is over where its end is lost and somebody types after a while', () => {
		const {send, heard} = terminal();
		send(`${CSI}200~ddd`);
		send('u', 300);
		send('u', 300);
		expect(heard()).toEqual(['paste']);
		send('u', 3000);
		send('u', 1);
		expect(heard()).toEqual(['u', 'u']);
	});
});

describe('Whatever comes', () => {
	const garbage = fc.array(
		fc.oneof(
			fc.uint8Array({maxLength: 12}),
			fc.constantFrom(
				...[...keys.map(([sent]) => sent), ...others, ...strings.slice(0, 14)].map(bytesOf),
				...[ESC, CSI, `${ESC}]`, `${CSI}200~`, `${CSI}M`].map(bytesOf),
			),
		),
		{maxLength: 12},
	);

	test('a key after a pause is that key, and Ctrl-C always counts', () => {
		fc.assert(
			fc.property(garbage, fc.nat({max: 400}), (pieces, pause) => {
				const {send, heard} = terminal();
				for (const piece of pieces) {
					send([...piece], pause);
				}
				send('\x03', pause);
				expect(heard().at(-1)).toBe('ctrl-c');
				for (const piece of pieces) {
					send([...piece], pause);
				}
				heard();
				send('u', 2500);
				send('d', 1);
				expect(heard()).toEqual(['u', 'd']);
			}),
			{numRuns: 1000},
		);
	});
});
