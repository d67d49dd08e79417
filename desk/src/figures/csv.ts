/** So that Excel reads the letters right. */
const BOM = '\uFEFF';

/**
 * Cells as CSV for the spreadsheets of the language: Excel in Spanish and Catalan separates by semicolons, because the comma is of
 * the decimals, in English by commas. A text that a spreadsheet would compute is not.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], locale: string): string {
  const separator = locale === 'en' ? ',' : ';';
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
  const cell = (value: string | number | null): string => {
    if (value === null) return '';
    const text = typeof value === 'number' ? number.format(value) : value.replace(/^(?=[=+\-@\t\r])/, "'");
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return BOM + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
