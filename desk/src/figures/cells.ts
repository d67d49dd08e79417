import type { Counts, Figure } from './wire';

/**
 * The figures as the tables show them: counts, the requests answered in time with their share of those received, where there are
 * any, and the median in hours, '–' where none was answered.
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
