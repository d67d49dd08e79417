import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf, withLocalized } from '#catalogue/tables';
import { readRows } from '#seed/read';
import { upsert } from '#seed/write';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

const COLUMNS = `insert into equipamiento (id, nombre, descripcion) values ($1, $2, $3)
  on conflict (id) do update set nombre = excluded.nombre, descripcion = excluded.descripcion`;

describe.each(engines)('localized texts while the previous release is running too ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
  });
  afterAll(() => open.close());

  const equipment = tableOf('equipamientos');
  const text = (es: string) => ({ es, ca: '', en: es });
  const writeColumns = (id: number, nombre: object, descripcion: object | null) =>
    open.db.query(COLUMNS, [id, JSON.stringify(nombre), descripcion && JSON.stringify(descripcion)]);
  const writeTexts = (id: number, nombre: object, descripcion: object | null) =>
    upsert(open.db, equipment, [{ id, nombre, descripcion, fotografia: null }]);
  const readColumns = async (id: number) =>
    (await open.db.query('select nombre, descripcion from equipamiento where id = $1', [id]))[0];
  const readTexts = async (id: number) => {
    const [row] = await readRows(open.db, 'equipamientos', [id]);
    return row && { nombre: row.nombre, descripcion: row.descripcion };
  };

  it('are read as that release wrote them, also changed and removed ones', async () => {
    for (const descripcion of [text('<p>Uno</p>'), { es: 'Dos', en: null }, null]) {
      await writeColumns(1, text('Ecógrafo'), descripcion);
      expect(await readTexts(1)).toEqual({ nombre: text('Ecógrafo'), descripcion });
    }
  });

  it('are read by that release as this one wrote them, also changed and removed ones', async () => {
    for (const descripcion of [text('<p>Uno</p>'), { es: 'Dos', en: null }, null]) {
      await writeTexts(2, text('Ecógrafo'), descripcion);
      expect(await readColumns(2)).toEqual({ nombre: text('Ecógrafo'), descripcion });
      expect(await readTexts(2)).toEqual({ nombre: text('Ecógrafo'), descripcion });
    }
  });

  it('change when both releases write the same record in turn', async () => {
    await writeTexts(3, text('Uno'), text('<p>Uno</p>'));
    await writeColumns(3, text('Dos'), null);
    await writeTexts(3, text('Uno'), text('<p>Tres</p>'));
    expect(await readColumns(3)).toEqual({ nombre: text('Uno'), descripcion: text('<p>Tres</p>') });
    await open.db.query(`update equipamiento set fotografia = null where id = 3`);
    expect(await readTexts(3)).toEqual({ nombre: text('Uno'), descripcion: text('<p>Tres</p>') });
  });

  it('need no column, and stay when a release writes that does not know them', async () => {
    const table = { ...equipment, fields: { ...equipment.fields, lema: 'localized' as const } };
    const readMotto = async () =>
      (await open.db.query(`select localized.lema from ${withLocalized(table)} where id = 4`))[0]?.lema;
    const row = { id: 4, nombre: text('Ecógrafo'), descripcion: null, fotografia: null };
    await upsert(open.db, table, [{ ...row, lema: text('Sin dolor') }]);
    await writeTexts(4, text('Otro'), null);
    await writeColumns(4, text('Antiguo'), null);
    expect([await readMotto(), await readTexts(4)]).toEqual([
      text('Sin dolor'),
      { nombre: text('Antiguo'), descripcion: null },
    ]);
    await upsert(open.db, table, [{ ...row, lema: null }]);
    expect(await readMotto()).toBeNull();
  });

  it('must contain a name', async () => {
    const unnamed = upsert(open.db, equipment, [{ id: 5, nombre: null, descripcion: text('Uno'), fotografia: null }]);
    await expect(unnamed).rejects.toThrow(/constraint/);
    await expect(open.db.query('insert into equipamiento (id) values (5)')).rejects.toThrow(/constraint/);
  });
});
