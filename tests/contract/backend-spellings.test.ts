import { describe, expect, it } from 'vitest';
import { byList, type ContentRow, type TableName } from '@/backend/catalogue/tables';
import { checkCatalogue } from '@/backend/editing/checks';
import { editableOf } from '@/backend/editing/editable';
import { parseRecord } from '@/backend/editing/parse';
import { InvalidRecord, violationText } from '@/backend/editing/violations';
import { coordinatesSpellings, hoursSpellings, priceSpellings } from '@/tests/support/spellings';

/** The ids of the rows whose field the review of the backend lists as not understood. */
function notUnderstood(list: TableName, field: string, rows: ContentRow[]): number[] {
  const tables = byList((name) => (name === list ? rows : []));
  return checkCatalogue(tables, []).flatMap((found) =>
    found.rule === 'notUnderstood' && found.field === field ? found.id : [],
  );
}

/** The stored value of a field an editor changed, or the rule by which the backend refused it. */
function written(list: TableName, field: string, value: string, before: ContentRow = { id: 1 }): unknown {
  const editable = editableOf(list);
  if (!editable) throw new Error(`There is no list ${list}.`);
  try {
    return parseRecord(editable, { [field]: value }, { [field]: null, ...before }, 'es')[field];
  } catch (refused) {
    if (refused instanceof InvalidRecord) return refused.violations.map(({ rule }) => rule).join();
    throw refused;
  }
}

describe('a written price', () => {
  it.each(priceSpellings())('$text is stored as the site reads it, or refused', ({ text, cents }) => {
    const refusal = text === '' ? 'blank' : 'price';
    expect(written('productos', 'precio', text)).toBe(cents === null ? refusal : (cents / 100).toFixed(2));
  });
});

describe('a written position', () => {
  it.each(coordinatesSpellings())('$text in $province is stored if the site uses it', ({ text, province, ...read }) => {
    const refusal = read.far ? 'placeFar' : 'place';
    const stored = written('centromedicos', 'maps', text, { id: 1, region: province });
    expect(stored).toBe(read.position ? text : refusal);
  });

  it('is refused with its coordinates, in the language of the editor', () => {
    const editable = editableOf('centromedicos');
    const write = () =>
      editable && parseRecord(editable, { maps: '-3,7740 39,4697' }, { id: 1, region: 'valencia' }, 'es');
    expect(write).toThrow(InvalidRecord);
    const values = { latitude: '39.4697', longitude: '-3.774' };
    expect(violationText({ rule: 'placeFar', values }, 'es')).toMatch(/latitud 39\.4697, longitud -3\.774: .* 150 km/);
    expect(violationText({ rule: 'placeFar', values }, 'ca')).toContain('longitud -3.774');
    expect(violationText({ rule: 'placeFar', values }, 'en')).toContain('longitude -3.774');
    try {
      write();
    } catch (refused) {
      expect(refused).toMatchObject({ violations: [{ propertyPath: 'maps', rule: 'placeFar', values }] });
    }
  });
});

describe('the review of the backend', () => {
  it('lists exactly the opening hours that the site shows unchanged', () => {
    const spellings = hoursSpellings();
    const rows = spellings.map(({ text }, id) => ({ id, horarios: { es: text } }));
    const unread = notUnderstood('centromedicos', 'horarios', rows).map((id) => spellings[id]?.text);
    expect(unread).toEqual(spellings.flatMap(({ text, week }) => (week ? [] : text)));
  });

  it('lists exactly the positions that the site does not use', () => {
    const spellings = coordinatesSpellings();
    const rows = spellings.map(({ text, province }, id) => ({ id, maps: text, region: province }));
    const unread = notUnderstood('centromedicos', 'maps', rows).map((id) => spellings[id]?.text);
    expect(unread).toEqual(spellings.flatMap(({ text, position }) => (position ? [] : text)));
  });
});
