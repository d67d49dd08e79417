// docs/benchmarks.md, written section by section.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const FILE = 'docs/benchmarks.md';
const mark = (name, end) => `<!-- ${name} ${end} -->`;

/**
 * Prints the tables of a measurement and puts them between its marks in docs/benchmarks.md, at the end when they are
 * new. The text around the marks, with method and findings, is not changed.
 */
export function writeSection(name, command, tables) {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
  const measured = `Measured ${new Date().toISOString().slice(0, 10)} by \`${command}\` on ${machine}.`;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const section = `${mark(name, 'begins')}\n## ${title}\n\n${measured}\n\n${tables}\n${mark(name, 'ends')}\n`;
  const before = readFileSync(FILE, 'utf8');
  const from = before.indexOf(mark(name, 'begins'));
  const to = before.indexOf(mark(name, 'ends'));
  const after =
    from < 0
      ? `${before.trimEnd()}\n\n${section}`
      : before.slice(0, from) + section + before.slice(to + mark(name, 'ends').length + 1);
  writeFileSync(FILE, after);
  process.stdout.write(`${tables}\nWritten to ${FILE}.\n`);
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const thousands = (value) => (value < 1000 ? String(Math.round(value)) : `${(value / 1000).toFixed(1)} k`);

/** A cell of a table, bold when it exceeds its limit. */
export const cell = (text, isOver) => (isOver ? `**${text}**` : String(text));

export const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
