// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateTile } from '@/components/news/date-tile';
import { tileDate } from '@/components/news/news-card';
import { LOCALES } from '@/lib/i18n/locales';

const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];

describe('the date of a post (M46, M83)', () => {
  it.each(LOCALES)('has its month in three Spanish letters on a page in %s', (locale) => {
    const shown = MONTHS.map((_, at) => tileDate(locale, `2026-${String(at + 1).padStart(2, '0')}-09`).month);
    expect(shown).toEqual(MONTHS);
  });

  it.each([
    ['es', '9 de abril de 2026'],
    ['ca', '9 d’abril del 2026'],
    ['en', '9 April 2026'],
  ] as const)('is read in the language of the page in %s', (locale, spoken) => {
    const { container } = render(<DateTile date={tileDate(locale, '2026-04-09')} />);
    const time = container.querySelector('time');
    expect(time?.dateTime).toBe('2026-04-09');
    const read = [...(time?.children ?? [])].filter((part) => part.getAttribute('aria-hidden') !== 'true');
    expect(read.map((part) => part.textContent)).toEqual([spoken]);
    expect(time?.querySelector('[aria-hidden]')?.textContent).toBe('9ABR2026');
  });

  it.each(['2026-13-09', 'soon'])('shows an invalid date unchanged: %s', (written) => {
    expect(tileDate('es', written)).toMatchObject({ iso: written, month: '', spoken: written });
  });
});
