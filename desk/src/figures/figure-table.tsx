import { useLocaleState } from 'react-admin';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { type Counts, type Figure, type FigureRow, figureCells, shortMonth } from './figures';

type FigureTableProps = {
  label: string;
  figures: readonly Figure[];
  rows: readonly FigureRow[];
  total: Counts;
  clinicOf: (row: FigureRow) => string;
};

/** Some of the figures by month and clinic with their sum; rows in which all of them are 0 are omitted. */
export const FigureTable = ({ label, figures, rows, total, clinicOf }: FigureTableProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shown = rows.filter((row) => figures.some((figure) => row[figure]));
  const cells = (counts: Counts) => figureCells(counts, figures, locale);
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
