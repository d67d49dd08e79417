/** A label and its value; null is left out. */
export type DetailRow = [label: string, value: string | null];

type Section = { title?: string; rows: DetailRow[] };

const INDENT = '  ';

/** One value under another, with labels of equal width. Free text is shown with its lines and cannot start a label or colour the terminal. */
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
