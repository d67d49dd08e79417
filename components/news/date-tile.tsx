import { getTranslations } from 'next-intl/server';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** Day, three-letter month and year of a post; `dateIso` is a calendar date, never shifted by a time zone. */
export async function DateTile({ dateIso }: { dateIso: string }) {
  const t = await getTranslations('Months');
  const [year, month, day] = dateIso.split('-');
  const key = MONTHS.find((known) => known === month);
  return (
    <time dateTime={dateIso} className="date-tile">
      <strong>{Number(day)}</strong>
      {key && <span>{t(key)}</span>}
      <span>{year}</span>
    </time>
  );
}
