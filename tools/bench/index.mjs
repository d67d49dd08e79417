// npm run bench -- index: building and searching the site's index, on the demo catalogue and on one a
// hundred times as large. In one process, without HTTP.
import { execFileSync } from 'node:child_process';
import { cell, tableOf } from './report.mjs';

const SCALES = [1, 100];
const BARS = { longestMs: 20, memoryMb: 60, searchMs: 1.6 };

/** Measures both catalogues, each in a separate process. */
export async function benchIndex() {
  const measured = SCALES.map((scale) => {
    const args = ['--expose-gc', '--import', 'tsx', 'tests/support/measure-index.ts', String(scale)];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  });
  const row = (what, bar, of) => [what, bar, ...measured.map(of)];
  const over = (name, unit) => (one) => cell(`${one[name].toFixed(1)} ${unit}`, one[name] > BARS[name]);
  const rows = [
    row('CPU of building the indexes of three languages and of doctors', '-', (one) => `${one.buildMs.toFixed(0)} ms`),
    row('longest turn of the event loop during it', 'at most 20 ms', over('longestMs', 'ms')),
    row('memory of the indexes', 'at most 60 MB', over('memoryMb', 'MB')),
    row('CPU of a search while typing', 'at most 1.6 ms', (one) => cell(`${one.searchMs.toFixed(2)} ms`, false)),
  ];
  const isRight = measured.every((one) => one.memoryMb <= BARS.memoryMb);
  return { tables: tableOf(['what', 'bar', ...SCALES.map((scale) => `demo × ${scale}`)], rows), isRight };
}
