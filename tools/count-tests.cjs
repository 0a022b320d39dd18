// Prints `N passed, N failed` from Vitest's report. Exits with 1 if anything failed, the command before included.
const {readFileSync} = require('node:fs');

const [report, status] = process.argv.slice(2);
const text = readFileSync(report, 'utf8');
const counts = text === '' ? {} : JSON.parse(text);

const passed = counts.numPassedTests ?? 0;
const skipped = (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0);
// A failure that no test stands for, such as a type error or a file that can't be loaded, counts as one.
const failed = (counts.numFailedTests ?? 0) || (status === '0' && passed > 0 ? 0 : 1);

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
