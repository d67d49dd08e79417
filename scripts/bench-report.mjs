// docs/benchmarks.md, written section by section.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/benchmarks.md';
const mark = (name, end) => `<!-- ${name} ${end} -->`;

/** Puts a section between its marks in docs/benchmarks.md, at the end when it is new; the others stay as they are. */
export function writeSection(name, text) {
  const before = readFileSync(FILE, 'utf8');
  const section = `${mark(name, 'begins')}\n${text}${mark(name, 'ends')}\n`;
  const from = before.indexOf(mark(name, 'begins'));
  const to = before.indexOf(mark(name, 'ends'));
  const after =
    from < 0
      ? `${before.trimEnd()}\n\n${section}`
      : before.slice(0, from) + section + before.slice(to + mark(name, 'ends').length + 1);
  writeFileSync(FILE, after);
  process.stdout.write(`Written to ${FILE}.\n`);
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const thousands = (value) => (value < 1000 ? String(Math.round(value)) : `${(value / 1000).toFixed(1)} k`);

/** A cell of a table, bold when it is over its bar. */
export const cell = (text, isOver) => (isOver ? `**${text}**` : String(text));

export const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The line under a heading: when, by which command, where. */
export const measured = (command, machine) =>
  `Measured ${new Date().toISOString().slice(0, 10)} by \`${command}\` on ${machine}.`;
