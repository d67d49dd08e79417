import { describe, expect, it } from 'vitest';
import { byList, type ContentRow, type TableName } from '@/backend/catalogue/tables';
import { checkCatalogue } from '@/backend/editing/checks';
import { hoursSpellings } from '@/tests/support/spellings';

/** The ids of the rows whose field the review of the backend lists as not understood. */
function notUnderstood(list: TableName, field: string, rows: ContentRow[]): number[] {
  const tables = byList((name) => (name === list ? rows : []));
  return checkCatalogue(tables, []).flatMap((found) =>
    found.rule === 'notUnderstood' && found.field === field ? found.id : [],
  );
}

describe('the review of the backend', () => {
  it('lists exactly the opening hours that the site shows unchanged', () => {
    const spellings = hoursSpellings();
    const rows = spellings.map(({ text }, id) => ({ id, horarios: { es: text } }));
    const unread = notUnderstood('centromedicos', 'horarios', rows).map((id) => spellings[id]?.text);
    expect(unread).toEqual(spellings.flatMap(({ text, week }) => (week ? [] : text)));
  });
});
