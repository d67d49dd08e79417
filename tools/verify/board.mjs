// The scoreboard: a line per limit, printed and stored in docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { tableOf } from '../bench/report.mjs';

const FILE = 'docs/operations.md';
const HEAD = ['what', 'bar', 'figure', 'holds', 'control, which must fail', 'measured'];

/**
 * A line of the scoreboard. It passes when `isRight` is true, and false for its control, the same measurement of a
 * deliberately weak server: a line that cannot fail proves nothing.
 */
export function rowOf({ what, bar, figure, isRight, control }) {
  return { what, bar, figure, control, isRight, holds: isRight && !control.isRight };
}

const cellsOf = ({ what, bar, figure, isRight, control }) => [
  what,
  bar,
  figure,
  isRight ? 'yes' : '**no**',
  control.isRight ? `**did not fail**: ${control.figure}` : control.figure,
  new Date().toISOString().slice(0, 10),
];

export const showRows = (rows) => process.stdout.write(`${tableOf(HEAD, rows.map(cellsOf))}\n`);

/** A line that differs only in its count is the same line. */
const nameOf = (what) => what.replaceAll(/[\d,.]+/g, '#');

/** Replaces the lines of the same name between the marks of this board, and appends new ones. */
export function writeRows(board, rows) {
  const text = readFileSync(FILE, 'utf8');
  const [begins, ends] = [`<!-- ${board} begins -->\n`, `<!-- ${board} ends -->`];
  const [from, to] = [text.indexOf(begins) + begins.length, text.indexOf(ends)];
  if (to < from) throw new Error(`${FILE} has no place for the lines of ${board}.`);
  const kept = text
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
  for (const row of rows) {
    const cells = cellsOf(row);
    const place = kept.findIndex(([what]) => nameOf(what) === nameOf(row.what));
    if (place < 0) kept.push(cells);
    else kept[place] = cells;
  }
  writeFileSync(FILE, `${text.slice(0, from)}\n${tableOf(HEAD, kept)}\n\n${text.slice(to)}`);
}
