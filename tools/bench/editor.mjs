// npm run bench -- editor [SCALE]: waiting times of an editor with a catalogue a hundred times the demo, in one
// process, without HTTP.
import { execFileSync } from 'node:child_process';
import { cell, tableOf } from './report.mjs';

const SCALE = 100;
/** The measured operations and their limits in ms; null without a limit. */
const ROWS = {
  first: ['a page of the list of doctors', 300],
  last: ['its last page', 300],
  named: ['doctors by a part of their names, in order', 300],
  ordered: ['doctors from Z to A', 300],
  related: ['the doctors of a speciality', 300],
  texts: ['tests by a part of a text, in order', 300],
  written: ['a record saved and read from the public catalogue', 2_000],
  review: ['all catalogue checks', null],
};

export function benchEditor(scale = SCALE) {
  const args = ['--import', 'tsx', 'backend/tests/support/measure-editor.ts', String(scale)];
  const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const rows = Object.entries(ROWS).map(([name, [what, bar]]) => {
    const { middle, longest } = measured[name];
    const isOver = bar !== null && longest > bar;
    const promised = bar === null ? '-' : `at most ${bar} ms`;
    return [what, promised, `${middle.toFixed(1)} ms`, cell(`${longest.toFixed(1)} ms`, isOver)];
  });
  const isRight = Object.entries(ROWS).every(([name, [, bar]]) => bar === null || measured[name].longest <= bar);
  return { tables: tableOf([`${measured.records} doctors`, 'bar', 'middle', 'longest'], rows), isRight };
}
