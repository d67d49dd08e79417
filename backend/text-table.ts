/** Lines of columns of equal width with their count; what people wrote cannot start a line or colour the terminal. */
export function textTable(head: string[], rows: (string | null)[][]): string {
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
