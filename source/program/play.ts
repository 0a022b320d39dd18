import {isReplaced} from '../storage/problems.js';
import {describeFault, Terminal} from '../terminal/index.js';
import {toAscii} from '../ui/text/ascii.js';
import {texts} from '../ui/text/text.js';
import {wrapped} from '../ui/text/wrap.js';
import {type Looks, pictureFor} from './first-picture.js';
import type {Opening, Surroundings} from './opening.js';

/**
 * Opens the screen and plays until the player leaves; answers whether all that was played could be
 * written. The picture of the table that was left is shown before anything else is loaded.
 */
export const play = async (opening: Opening, surroundings: Surroundings): Promise<boolean> => {
	const {options, hasColours, hasUnicode, mayWiden, isForReader, version} = surroundings;
	let save = () => {};
	const terminal = new Terminal({
		hasColours,
		hasScreen: !isForReader,
		...(hasUnicode ? {mayWiden} : {translate: toAscii}),
		onEnding: () => save(),
		describeFault: error => {
			const {cli} = texts[options.language];
			return isReplaced(error)
				? `${wrapped(`pasjans: ${cli.replaced}`, 80).join('\n')}\n`
				: describeFault(error, {words: cli.fault, hasStack: false});
		},
	});
	const {writer} = terminal;
	const looks: Looks = {version, options, hasColours, hasUnicode};
	const picture =
		opening.kind === 'play'
			? pictureFor(opening, writer, looks, surroundings.lastFrame)
			: undefined;
	if (picture !== undefined) {
		writer.paint(picture.frame);
	}
	terminal.open();
	try {
		const {playOn} = await import('./play-on.js');
		return await playOn(opening, surroundings, {
			terminal,
			looks,
			picture,
			onEnding: action => {
				save = action;
			},
		});
	} catch (error) {
		terminal.fail(error);
		return false;
	}
};
