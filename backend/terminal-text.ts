import type { Querier } from './store/db';

/** Formats columns of equal width and the number of rows; user text cannot start a line or colour the terminal. */
function textTable(head: string[], rows: (string | null)[][]): string {
  const printable = (text: string | null) => (text ?? '-').replace(/\p{C}+/gu, ' ');
  const all = [head, ...rows.map((row) => row.map(printable))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `${rows.length} in all.`].join('\n');
}

/** Formats the rows of a query as such a table, with the columns of the query under their names. */
export async function queryTable(
  q: Querier,
  columns: string[],
  sql: string,
  params: readonly unknown[] = [],
): Promise<string> {
  const rows = await q.query<Record<string, string | null>>(sql, params);
  return textTable(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
  );
}

/** A label and its value; null values are omitted. */
export type DetailRow = [label: string, value: string | null];

type Section = { title?: string; rows: DetailRow[] };

const INDENT = '  ';

/**
 * Formats values one below the other, with labels of equal width. Free text keeps its lines and cannot start a label or
 * colour the terminal.
 */
export function detailText(sections: Section[]): string {
  return sections
    .map(({ title, rows }) => {
      const shown = rows.filter((row): row is [string, string] => row[1] !== null);
      const width = Math.max(0, ...shown.map(([label]) => label.length));
      const margin = ' '.repeat(INDENT.length + width + 2);
      const lines = shown.map(([label, value]) => {
        const text = value.split('\n').map(printable).join(`\n${margin}`);
        return `${INDENT}${`${label}:`.padEnd(width + 1)} ${text}`;
      });
      return [...(title ? [title] : []), ...lines].join('\n');
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

const printable = (line: string): string => line.replace(/\p{C}+/gu, ' ').trimEnd();
