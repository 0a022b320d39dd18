import {useIsScreenReaderEnabled, useStdout} from 'ink';
import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {Spoken} from './components/spoken.js';
import {Table} from './components/table.js';
import {spokenTable} from './draw/spoken-table.js';
import {isTooSmall} from './layout/geometry.js';
import type {Runner} from './runner.js';
import {MenuScreen} from './screens/menu.js';
import {PageScreenView} from './screens/page-screen.js';
import {ResultScreen} from './screens/result-screen.js';
import {SmallScreen} from './screens/small-screen.js';
import {TakingScreen} from './screens/taking-screen.js';
import {type AppState, isPlaying} from './state/app-state.js';
import {texts} from './text/text.js';
import {type Theme, themeOf} from './theme.js';

/** The screen that is open. */
const Screen = ({state, theme}: {readonly state: AppState; readonly theme: Theme}) => {
	const {screen, size, options} = state;
	const isRead = useIsScreenReaderEnabled();
	switch (screen.kind) {
		case 'menu':
			return <MenuScreen state={state} menu={screen} theme={theme} />;
		case 'taking':
			return <TakingScreen state={state} taking={screen} theme={theme} />;
		case 'table':
			if (!isPlaying(state)) {
				return null;
			}
			if (isTooSmall(size)) {
				return <SmallScreen size={size} text={texts[options.language]} />;
			}
			return isRead ? <Spoken lines={spokenTable(state)} /> : <Table state={state} theme={theme} />;
		case 'result':
			return isPlaying(state) ? <ResultScreen state={state} theme={theme} /> : null;
		default:
			return <PageScreenView state={state} page={screen} theme={theme} />;
	}
};

/** How long a step of a chain is to be seen. */
const frameMilliseconds = 250;

export type AppProps = {
	readonly runner: Runner;
	/** Has the runner hear keys; answers what ends that. */
	readonly listen: () => () => void;
};

/** The program on the screen: hands sizes to the runner and draws its state. Keys are heard as long as it is there. */
export const App = ({runner, listen}: AppProps) => {
	const state = useSyncExternalStore(runner.subscribe, runner.state);
	const {theme: name, suitColours} = state.options;
	const theme = useMemo(() => themeOf(name, suitColours), [name, suitColours]);
	const stdout = useStdout().stdout as NodeJS.WriteStream;
	useEffect(listen, [listen]);
	useEffect(() => {
		const resized = () => {
			runner.dispatch({kind: 'resized', size: {columns: stdout.columns, rows: stdout.rows}});
		};
		stdout.on('resize', resized);
		return () => {
			stdout.off('resize', resized);
		};
	}, [runner, stdout]);
	const frame = state.play?.frames[0];
	useEffect(() => {
		if (frame === undefined) {
			return;
		}
		const timer = setTimeout(() => runner.dispatch({kind: 'frame-shown'}), frameMilliseconds);
		return () => clearTimeout(timer);
	}, [runner, frame]);
	return <Screen state={state} theme={theme} />;
};
