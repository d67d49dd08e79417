import { useLocaleState, useTranslate } from 'react-admin';
import { WideTable } from '../wide-table';
import { shortMonth } from './months';
import type { Counts, Figure, FigureRow } from './wire';

type FigureTableProps = {
  label: string;
  figures: readonly Figure[];
  rows: readonly FigureRow[];
  total: Counts;
  clinicOf: (row: FigureRow) => string;
};

/** Some of the figures by month and clinic, without the rows in which there are none of them, and their sum. */
export const FigureTable = ({ label, figures, rows, total, clinicOf }: FigureTableProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shown = rows.filter((row) => figures.some((figure) => row[figure]));
  const cells = (counts: Counts) =>
    figures.map((figure) => {
      if (figure === 'mediana') return hours(counts.mediana, locale);
      const isShare = figure === 'atiempo' && counts.solicitudes > 0;
      return isShare ? `${counts.atiempo} (${percent(counts.atiempo / counts.solicitudes, locale)})` : counts[figure];
    });
  return (
    <WideTable
      label={label}
      columns={[
        translate('desk.figures.month'),
        translate('desk.clinic'),
        ...figures.map((figure) => translate(`desk.figures.columns.${figure}`)),
      ]}
      rows={[
        ...shown.map((row) => ({
          key: `${row.mes} ${row.centromedico}`,
          cells: [
            <span key="month" className="desk-nowrap">
              {shortMonth(row.mes, locale)}
            </span>,
            clinicOf(row),
            ...cells(row),
          ],
        })),
        {
          key: 'total',
          cells: [<strong key="total">{translate('desk.figures.total')}</strong>, '', ...cells(total)],
        },
      ]}
    />
  );
};

/** "3,5 h" of minutes; '–' for none. */
const hours = (minutes: number | null, locale: string): string =>
  minutes === null
    ? '–'
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }).format(minutes / 60);

const percent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
