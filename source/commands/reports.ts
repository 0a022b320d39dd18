import {type Language, texts} from '../ui/text/text.js';
import {doctorText} from './doctor.js';
import type {Invocation} from './invocation.js';
import {openStoreIn} from './open.js';
import type {Report} from './report.js';
import {exported, recounted, reset} from './statistics-files.js';
import {statisticsReport} from './statistics-text.js';

const done = (words: string): Report => ({words, isDone: true});

/** What is told in the shell about what is kept, on a terminal of so many columns if one is given. */
export const report = async (
	invocation: Extract<Invocation, {kind: 'stats' | 'doctor' | 'export' | 'reset' | 'recount'}>,
	directory: string,
	language: Language,
	columns?: number,
): Promise<Report> => {
	const store = openStoreIn(directory);
	// To hear of what may be wrong with the settings too.
	store.settings.get();
	const text = texts[language];
	switch (invocation.kind) {
		case 'stats':
			return statisticsReport(invocation, store, text, columns);
		case 'doctor':
			return done(doctorText(store, text));
		case 'export':
			return exported(store, invocation.path, text);
		case 'reset':
			return reset(store, text);
		case 'recount':
			return recounted(store, text);
	}
};
