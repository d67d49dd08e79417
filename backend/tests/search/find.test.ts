import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentTables } from '#catalogue/tables';
import { findRecords, SEARCH_LISTS, type SearchList } from '#search/find';
import { demoContent } from '#seed/demo';
import { readContent } from '#seed/read';
import { replaceContent, seedWhenEmpty } from '#seed/write';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

const TABLE = {
  especialidades: 'especialidads',
  medicos: 'medicos',
  centromedicos: 'centromedicos',
  otroscentromedicos: 'centromedicos',
  productos: 'productos',
} as const;

const { tables, readPicture } = demoContent();

/** The Spanish name of a record of the demo catalogue. */
function nameOf(list: SearchList, id: number): string {
  const nombre = tables[TABLE[list]].find((row) => row.id === id)?.nombre;
  return typeof nombre === 'string' ? nombre : (nombre as { es: string }).es;
}

describe.each(engines)('the search of the demo catalogue ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
    await seedWhenEmpty(open.db, async () => ({ tables, readPicture }));
  });
  afterAll(() => open.close());

  const search = (text: string, locale: 'es' | 'ca' | 'en') => findRecords(open.db, text, locale);
  const find = async (text: string, list: SearchList, locale: 'es' | 'ca' | 'en' = 'es') =>
    (await search(text, locale))[list].map((id) => nameOf(list, id));
  const count = async (text: string) =>
    Object.values(await search(text, 'es')).reduce((sum, ids) => sum + ids.length, 0);

  it.each([
    ['the beginning of a name', 'card'],
    ['capital letters and accents', '  CARDIOLOGÍA '],
    ['an accent written apart', 'cardiologi\u0301a'],
    ['letters of full width', 'ｃａｒｄｉｏｌｏｇｉａ'],
    ['a wrong letter', 'cardiolojia'],
    ['two letters exchanged', 'cadriologia'],
    ['a missing letter', 'cardioloia'],
    ['a mistyped beginning', 'cardoil'],
    ['the name of the profession', 'cardiologo'],
  ])('finds a speciality by %s', async (_case, text) => {
    expect((await find(text, 'especialidades'))[0]).toBe('Cardiología');
  });

  it('ranks the start of a name before the start of a word, a part of a word and a description', async () => {
    const found = await find('card', 'especialidades');
    expect(found.slice(0, 2)).toEqual(['Cardiología', 'Ecocardiografía']);
    const magnetic = await find('resonancia', 'especialidades');
    expect(magnetic[0]).toBe('Resonancia magnética');
    expect(magnetic).toContain('Traumatología');
  });

  it('finds a doctor by surname, with and without the title, and by speciality', async () => {
    const [first] = await find('Dra. Ferrandis', 'medicos');
    expect(first).toContain('Ferrandis');
    expect(await find('ferandis', 'medicos')).toEqual([first]);
    expect(await find('cardiología', 'medicos')).toContain(first);
  });

  it('finds clinics by region, community and street, with associated clinics in their own list', async () => {
    const own = await find('Comunidad Valenciana', 'centromedicos');
    expect(own.length).toBeGreaterThan(5);
    expect(await find('comunitat valenciana', 'centromedicos', 'ca')).toEqual(expect.arrayContaining(own.slice(0, 3)));
    expect((await find('hospitalet', 'centromedicos'))[0]).toContain("L'Hospitalet");
    const associated = tables.centromedicos.filter(({ otro }) => otro === true);
    const name = nameOf('otroscentromedicos', associated[0]?.id ?? 0);
    expect((await find(name, 'otroscentromedicos'))[0]).toBe(name);
    expect(await find(name, 'centromedicos')).not.toContain(name);
  });

  it('searches in the requested language', async () => {
    expect((await find('bone densitometry', 'especialidades', 'en'))[0]).toBe('Densitometría');
    expect((await find('densitometria', 'especialidades'))[0]).toBe('Densitometría');
    expect(await find('bone', 'especialidades')).not.toContain('Densitometría');
    expect((await find('ressonància', 'especialidades', 'ca'))[0]).toBe('Resonancia magnética');
  });

  it('returns records with any of the words when none has them all', async () => {
    expect(await find('cardiologia gandia zzzz', 'especialidades')).toContain('Cardiología');
    expect(await find('cardiologia gandia zzzz', 'centromedicos')).toContain('Clínica Gandia');
  });

  it('never finds a speciality for professionals', async () => {
    const hidden = tables.especialidads.filter(({ paraprofesional }) => paraprofesional === true);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, nombre } of hidden) {
      const found = await search((nombre as { es: string }).es, 'es');
      expect(found.especialidades).not.toContain(id);
    }
  });

  it('returns at most twelve records of a list', async () => {
    const found = await search('a', 'es');
    for (const list of SEARCH_LISTS) expect(found[list].length).toBeLessThanOrEqual(12);
    expect(found.medicos.length).toBe(12);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['signs of patterns', '%_\\'],
    ['signs of queries', "' | & ! ( ) : * <-> \"'"],
    ['control characters', '\u0000\u0007\u001b'],
    ['half a character', '\ud800'],
    ['Chinese', '心脏病学'],
    ['no word of the catalogue', 'zzzz'],
  ])('finds nothing for %s', async (_case, text) => {
    expect(await count(text)).toBe(0);
  });

  it('ignores punctuation and control characters between letters', async () => {
    expect(await find("car\u0000diolog%ia' & !", 'especialidades')).toEqual(
      await find('car diolog ia', 'especialidades'),
    );
    expect((await find('cardiología:*|!&', 'especialidades'))[0]).toBe('Cardiología');
  });

  it('reads only the first 100 characters', async () => {
    expect((await find(`cardiologia${' '.repeat(89)}zzzz`, 'especialidades'))[0]).toBe('Cardiología');
    expect(await count('k'.repeat(10_000))).toBe(0);
    await expect(count('abc '.repeat(2_500))).resolves.toBeGreaterThanOrEqual(0);
  });

  it('follows changes of the catalogue, and keeps no word of deleted records', async () => {
    const before = await readContent(open.db);
    const changed: ContentTables = structuredClone(before);
    Object.assign(changed.medicos[0] ?? {}, { nombre: 'Dra. Xenia Quetzal' });
    changed.productos = [];
    await replaceContent(open.db, changed, readPicture);
    expect((await search('quetsal', 'es')).medicos).toEqual([changed.medicos[0]?.id]);
    expect((await search('resonancia', 'es')).productos).toEqual([]);
    await replaceContent(open.db, before, readPicture);
    expect(await count('quetzal')).toBe(0);
    expect((await search('resonancia', 'es')).productos.length).toBeGreaterThan(0);
  });
});
