import { today } from '../format';

/** The month YYYY-MM so many months after another; before it for fewer than none. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** This month by the clinics' clock. */
export const thisMonth = (): string => today().slice(0, 7);

/** Every month from one to another. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= until; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** "diciembre de 2026". */
export const longMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** "dic 26", for a narrow place: without the words some languages put between them. */
export const shortMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
    .formatToParts(new Date(`${month}-01T00:00:00Z`))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [value]))
    .join(' ');
