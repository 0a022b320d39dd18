import {join} from 'node:path';
import {decodeSave, encodeSave, type Save} from '../play/save.js';
import {byOrder} from '../play/save-order.js';
import type {Files} from './files.js';
import type {InDoubt} from './holder.js';
import {type Lock, type Seen, seenHolder, sweepRights, takeLock} from './lock.js';
import type {Problems} from './problems.js';
import {setAsideAndTell} from './set-aside.js';
import {openSlot, type Surroundings} from './slot.js';

const maximumBytes = 256 * 1024;
const day = 86_400_000;
const isSlot = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,47}$/.test(name);

let created = 0;

const newName = (now: Date): string => {
	created++;
	const random = Math.random().toString(36).slice(2, 12).padEnd(10, '0');
	return `${Math.abs(now.getTime()).toString(36)}-${created.toString(36)}-${random}`;
};

export type Slots = ReturnType<typeof createSlots>;

/**
The saved games, one file for each, written only by the window that has it open.

The files are in conf's form and conf opens them, but they are written here: conf's `set` takes twice the time and waits for the disk, leaves a temporary file behind when it is killed, may put a part of a file in the place of a whole one and, where it may not write, stands still for a second. After every move that is too much.
*/
export const createSlots = (
	directory: string,
	files: Files,
	problems: Problems,
	isSound: (save: Save) => boolean,
) => {
	const folder = join(directory, 'games');
	const pathOf = (slot: string): string => join(folder, `${slot}.json`);
	const previousOf = (slot: string): string => `${pathOf(slot)}.prev`;
	const ownerOf = (slot: string): string => join(folder, `${slot}.owner`);

	const take = (slot: string, inDoubt: InDoubt = 'stays'): Lock | undefined => {
		files.makeDirectory(directory);
		files.makeOwnDirectory(folder);
		return takeLock(files, ownerOf(slot), {inDoubt, sign: pathOf(slot)});
	};

	const sound = (save: Save): boolean => {
		try {
			return isSound(save);
		} catch {
			return false;
		}
	};

	const readOne = (path: string): Save | 'missing' | 'broken' | 'left' => {
		const read = files.read(path, maximumBytes);
		if (read.kind === 'missing') {
			return 'missing';
		}

		if (read.kind === 'unreadable') {
			problems.happen({key: 'not-readable', path, code: read.code});
			return 'left';
		}

		const decoded = read.kind === 'text' ? decodeSave(read.text) : undefined;
		if (decoded?.ok === false && decoded.reason === 'newer-format') {
			problems.happen({key: 'newer-format', path});
			return 'left';
		}

		return decoded?.ok === true && sound(decoded.value) ? decoded.value : 'broken';
	};

	/** @param isOurs Whether the slot is held, so that broken files may be renamed. */
	const read = (slot: string, isOurs: boolean): Save | 'broken' | undefined => {
		for (const path of [pathOf(slot), previousOf(slot)]) {
			const one = readOne(path);
			if (typeof one === 'object') {
				return one;
			}

			if (one === 'left') {
				return undefined;
			}

			if (one === 'broken') {
				if (!isOurs) {
					return 'broken';
				}

				setAsideAndTell(files, problems, path);
			}
		}

		return undefined;
	};

	const repair = (slot: string): Save | undefined => {
		let lock: Lock | undefined;
		try {
			lock = take(slot);
		} catch {
			// The directory can't be written: the files stay, and the player is told which.
		}

		const save = read(slot, true);
		lock?.release();
		return typeof save === 'object' ? save : undefined;
	};

	const isFree = (slot: string, known: Save | undefined): boolean => {
		const save = read(slot, false);
		if (save === undefined || save === 'broken' || known === undefined) {
			return save === undefined;
		}

		return encodeSave(save) === encodeSave(known);
	};

	const names = (): readonly string[] => {
		const found = files
			.list(folder)
			.map(name => /^(.*)\.json(?:\.prev)?$/.exec(name)?.[1] ?? '')
			.filter(isSlot);
		return [...new Set(found)];
	};

	/** The game in a slot, whoever holds it; nothing is renamed or told. */
	const peek = (slot: string): Save | undefined => {
		for (const path of [pathOf(slot), previousOf(slot)]) {
			const file = files.read(path, maximumBytes);
			const decoded = file.kind === 'text' ? decodeSave(file.text) : undefined;
			if (decoded?.ok === true) {
				return decoded.value;
			}
		}

		return undefined;
	};

	/** All games, whoever holds them, the one saved last first. */
	const all = (): readonly Save[] =>
		names()
			.flatMap(slot => peek(slot) ?? [])
			.toSorted(byOrder);
	const isOther = (slot: string, known: Save | undefined): boolean => {
		const save = peek(slot);
		return save !== undefined && (known === undefined || encodeSave(save) !== encodeSave(known));
	};

	const surroundings: Surroundings = {
		files,
		problems,
		newName: () => newName(files.now()),
		pathOf,
		previousOf,
		take,
		isFree,
		latest: () => all()[0],
		isOther,
	};

	const holder = (slot: string): Seen | undefined => seenHolder(files, ownerOf(slot), pathOf(slot));

	return {
		folder,
		names,
		holder,
		/** The game in a slot that nobody holds; `undefined` if there is none. */
		load: (slot: string): Save | undefined => {
			const save = read(slot, false);
			return save === 'broken' ? repair(slot) : save;
		},
		peek,
		all,
		/** @param isInsisted Whether it is taken although it may be open elsewhere. */
		claim: (slot: string, isInsisted: boolean) => {
			if (!isSlot(slot)) {
				return undefined;
			}

			let lock: Lock | undefined;
			try {
				lock = take(slot, isInsisted ? 'goes' : 'stays');
				if (lock === undefined) {
					return undefined;
				}
			} catch (error) {
				// Played on from memory; the first save that can be written takes the slot or, if it is gone, another.
				problems.fail('game', error, pathOf(slot));
			}

			const save = read(slot, lock !== undefined);
			if (typeof save !== 'object') {
				lock?.release();
				return undefined;
			}

			return {game: openSlot(surroundings, slot, lock, save), save};
		},
		openNew: () => openSlot(surroundings, newName(files.now()), undefined),
		/** Removes what ended processes left beside their games. Never throws. */
		sweep: (): void => {
			files.sweep(folder);
			const all = files.list(folder);
			const saved = new Set(names());
			for (const name of all) {
				const slot = /^(.*)\.owner(?:\.after-.*)?$/.exec(name)?.[1] ?? '';
				if (isSlot(slot) && !saved.has(slot)) {
					try {
						takeLock(files, ownerOf(slot), {inDoubt: day})?.release();
					} catch {}
				}

				if (isSlot(slot)) {
					sweepRights(files, ownerOf(slot), [join(folder, name)]);
				}
			}
		},
	};
};

/** The games that are open in windows, or those that nobody has, without a look at rules and results. */
export const savedIn = ({names, holder, peek}: Slots, isOpen: boolean): readonly Save[] =>
	names()
		.filter(name => (holder(name) !== undefined) === isOpen)
		.flatMap(name => peek(name) ?? []);
