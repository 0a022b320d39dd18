import {lstatSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Script} from 'node:vm';
import {homeDirectory} from '../../source/storage/directory.ts';
import {cacheDirectory} from './cache-directory.ts';
import {existing, isOwnDirectory, made, readOwn, writeOwn} from './own-files.ts';

const week = 7 * 24 * 3_600_000;
/** How many other builds may keep their code beside this one. */
const mostOthers = 4;

const removed = (path: string): void => {
	try {
		rmSync(path, {recursive: true, force: true});
	} catch {
		// What can't be removed is in nobody's way.
	}
};

/** Removes what other builds have kept and nobody has made anew for weeks, and what more than a few have. */
const sweepOthers = (directory: string, own: string): void => {
	const others = readdirSync(directory)
		.filter(name => name !== own)
		.map(name => ({path: join(directory, name), made: lstatSync(join(directory, name)).mtimeMs}))
		.toSorted((one, other) => other.made - one.made);
	for (const [index, {path, made}] of others.entries()) {
		if (index >= mostOthers || Date.now() - made > 4 * week) {
			removed(path);
		}
	}
};

/** Removes what is no kept code, as the unfinished file of a process that was killed. Who writes one now goes without. */
const sweepUnfinished = (folder: string): void => {
	for (const entry of readdirSync(folder, {withFileTypes: true})) {
		if (!entry.isFile() || !entry.name.endsWith('.js')) {
			removed(join(folder, entry.name));
		}
	}
};

/** The compiled code of a build's files, kept from one run to the next in the player's own cache directory. */
export const createKeptCode = (build: string) => {
	const version = `${build}-${process.version}-${process.arch}`;
	const directory = cacheDirectory({
		env: process.env,
		platform: process.platform,
		home: homeDirectory,
	});
	const found = directory && existing(join(directory, version));
	/** Ends each file: what it is for, whatever name it has. */
	const labelOf = (name: string) => Buffer.from(`${version}/${name}`);

	return {
		/** V8 runs broken code blindly. So code is kept twice, as comparing is the quickest of all checks. */
		take: (name: string): Buffer | undefined => {
			const bytes = found && isOwnDirectory(found) ? readOwn(join(found, name)) : undefined;
			if (bytes === undefined) {
				return undefined;
			}

			const label = labelOf(name);
			const twice = bytes.subarray(0, -label.length);
			const code = twice.subarray(0, twice.length / 2);
			return bytes.subarray(twice.length).equals(label) &&
				code.equals(twice.subarray(twice.length / 2))
				? code
				: undefined;
		},

		/** Throws where it can't be kept. */
		keep: (scripts: Iterable<readonly [name: string, script: Script]>): void => {
			if (directory === undefined) {
				return;
			}

			const place = made(directory);
			if (!isOwnDirectory(place)) {
				return;
			}

			// First, as it may be what fills the disk.
			sweepOthers(place, version);
			const folder = made(join(place, version));
			if (isOwnDirectory(folder)) {
				sweepUnfinished(folder);
				for (const [name, script] of scripts) {
					const code = script.createCachedData();
					writeOwn(join(folder, name), Buffer.concat([code, code, labelOf(name)]));
				}
			}
		},
	};
};
