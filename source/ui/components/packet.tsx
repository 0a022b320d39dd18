import {isPacketOpen} from '../../rules/position.js';
import {seen} from '../../rules/visible.js';
import {openOnClosed, packetLines} from '../draw/packet.js';
import {type Line, span} from '../draw/span.js';
import type {TableView} from '../draw/table-view.js';
import type {Layout} from '../layout/geometry.js';
import type {Text} from '../text/text.js';
import type {Theme} from '../theme.js';
import {Block} from './block.js';

/** The packet: while it is closed one back and its count, open every card. */
export const Packet = ({
	view,
	layout,
	text,
	theme,
}: {
	readonly view: TableView;
	readonly layout: Layout;
	readonly text: Text;
	readonly theme: Theme;
}) => {
	const box = layout.packet;
	if (box === undefined) {
		return null;
	}
	const {packet} = view.position;
	const {table} = text;
	const isClosed = !isPacketOpen(view.position);
	const heading: Line = [
		span(`${table.packet}  `, 'quiet'),
		...(isClosed ? [span('▒▒▒', 'back'), span('  ')] : []),
		span(table.cards(packet.length)),
		...(isClosed ? [span(`, ${table.packetClosed}`, 'quiet')] : []),
	];
	return (
		<Block
			x={box.x}
			y={box.y}
			theme={theme}
			lines={
				isClosed
					? [heading, openOnClosed(seen(packet), box.width)]
					: [heading, ...packetLines(view, layout)]
			}
		/>
	);
};
