import { addMonths, utcDate } from '@clinic/contract/dates';
import { formatDay, today } from '../format';

/** The figures of each table. `mediana` is in minutes, or null without answered requests. */
export const TABLES = {
  citas: [
    ...(['confirmadas', 'pagadas', 'atendidas', 'ausencias'] as const),
    ...(['anuladas', 'porpaciente', 'porclinica', 'pormedico', 'repetidas', 'porotro', 'caducadas'] as const),
  ],
  solicitudes: ['solicitudes', 'atiempo', 'esperan', 'mediana'],
  otras: ['bonos', 'canjeados', 'bonoscaducados', 'mensajes', 'profesionales'],
} as const;

export type Figure = (typeof TABLES)[keyof typeof TABLES][number];
export const TABLE_NAMES = ['citas', 'solicitudes', 'otras'] as const satisfies (keyof typeof TABLES)[];
export const FIGURES: readonly Figure[] = TABLE_NAMES.flatMap((name) => TABLES[name]);

export type Counts = Record<Exclude<Figure, 'mediana'>, number> & { mediana: number | null };

/** The figures of a month (YYYY-MM) and a clinic; a null clinic stands for the whole group. */
export type FigureRow = Counts & { mes: string; centromedico: number | null };

/** `plazos` are the retention periods in days. */
export type FiguresAnswer = {
  filas: FigureRow[];
  total: Counts;
  plazos: Record<'citas' | 'caducadas' | 'bonos' | 'mensajes', number>;
};

/**
 * Returns the cells of a table: counts, the requests answered in time with their share of those received, and the
 * median in hours, '–' without answered requests.
 */
export function figureCells(counts: Counts, figures: readonly Figure[], locale: string): (string | number)[] {
  return figures.map((figure) => {
    if (figure === 'mediana') return hours(counts.mediana, locale);
    const isShare = figure === 'atiempo' && counts.solicitudes > 0;
    return isShare ? `${counts.atiempo} (${percent(counts.atiempo / counts.solicitudes, locale)})` : counts[figure];
  });
}

const hours = (minutes: number | null, locale: string): string =>
  minutes === null
    ? '–'
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }).format(minutes / 60);

const percent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Byte order mark: without it Excel misreads accented letters. */
const BOM = '\uFEFF';

/**
 * Returns rows as CSV for spreadsheets in that language. Excel separates by semicolons in Spanish and Catalan, where
 * the comma is the decimal separator, and by commas in English. Texts that would be read as formulas are escaped.
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

/** The current month on the clinics' clock. */
export const thisMonth = (): string => today().slice(0, 7);

/** Returns every month from one to another, both included. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= until; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** "diciembre de 2026". */
export const longMonth = (month: string, locale: string): string =>
  formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' });

/** "dic 26": short, without the words that some languages put between month and year. */
export const shortMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
    .formatToParts(utcDate(`${month}-01`))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [value]))
    .join(' ');
