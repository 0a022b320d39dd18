import {Box} from 'ink';
import {headerLine} from '../draw/header.js';
import {keyBar, messageLines} from '../draw/key-bar.js';
import {promptOf} from '../draw/prompt.js';
import {span, textOf} from '../draw/span.js';
import {tableView} from '../draw/table-view.js';
import {tableLayout} from '../layout/layout.js';
import {type Playing, shownPosition} from '../state/app-state.js';
import {texts} from '../text/text.js';
import type {Theme} from '../theme.js';
import {Aside} from './aside.js';
import {Block} from './block.js';
import {Foundation} from './foundation.js';
import {Packet} from './packet.js';
import {Pile} from './pile.js';
import {Reserve} from './reserve.js';
import {Stock} from './stock.js';
import {Ties} from './ties.js';

/** The card table with its header, message line and key bar. */
export const Table = ({state, theme}: {readonly state: Playing; readonly theme: Theme}) => {
	const {play, size, options} = state;
	const {session, cursor, entry, found} = play;
	const {game} = session;
	const position = shownPosition(play);
	const text = texts[options.language];
	const layout = tableLayout(game, position, size);
	const chosen = entry.kind === 'picked' || entry.kind === 'foundation' ? entry.source : undefined;
	const view = tableView(session, position, {cursor, chosen, found});
	const part = {view, text, theme};
	const unsaved = play.isUnsaved ? [span(` ${text.table.unsaved} `, 'bright')] : [];
	return (
		<Box width={size.columns} height={size.rows}>
			<Block x={0} y={0} theme={theme} lines={[headerLine(session, size.columns, options, text)]} />
			{game.foundations.map((_, index) => {
				const box = layout.boxes.get(`f${index + 1}`);
				// biome-ignore lint/suspicious/noArrayIndexKey: foundations are known by their number
				return box && <Foundation key={index} {...{view, index, box, layout, theme}} />;
			})}
			<Stock {...part} box={layout.stock} />
			<Aside {...part} box={layout.aside} />
			<Reserve {...part} box={layout.reserve} />
			{position.tableau.map((_, index) => {
				const box = layout.boxes.get(`t${index + 1}`);
				// biome-ignore lint/suspicious/noArrayIndexKey: piles are known by their number
				return box && <Pile key={index} {...{view, index, box, layout, theme}} />;
			})}
			<Packet {...part} layout={layout} />
			<Ties {...{view, layout, theme}} />
			<Block
				x={0}
				y={layout.message.y}
				theme={theme}
				lines={messageLines(promptOf(state), size.columns)}
			/>
			<Block
				x={0}
				y={layout.keys.y}
				theme={theme}
				lines={[
					[...unsaved, ...keyBar(session, entry, size.columns - textOf(unsaved).length, text)],
				]}
			/>
		</Box>
	);
};
