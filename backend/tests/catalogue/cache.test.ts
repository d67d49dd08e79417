import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueReader } from '#catalogue/cache';
import { type Catalogue, loadCatalogue } from '#catalogue/load';
import { RESOURCE_NAMES } from '#catalogue/resources';
import { editableOf } from '#editing/editable';
import { updateRecord } from '#editing/save';
import { replaceContent } from '#seed/write';
import type { Db } from '#store/db';
import { smallContent, smallPictures } from '#tests/support/backend-content';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties = new Function('record', 'return %HasFastProperties(record)') as (record: object) => boolean;
setFlagsFromString('--no-allow-natives-syntax');

const NAMES = { brand: 'Marca', phone: '900 111 222' };

describe.each(engines)('the catalogue in memory ($name)', (engine) => {
  let open: OpenEngine;
  let versionReads = 0;
  let loads = 0;
  let failNextLoad = false;
  let db: Db;
  beforeAll(async () => {
    open = await engine.open();
    await replaceContent(open.db, smallContent(), smallPictures);
    db = {
      ...open.db,
      query: (sql, params) => {
        versionReads += 1;
        return open.db.query(sql, params);
      },
      tx: (work) => {
        loads += 1;
        if (!failNextLoad) return open.db.tx(work);
        failNextLoad = false;
        return Promise.reject(new Error('connection lost'));
      },
    };
  });
  afterAll(() => open.close());
  beforeEach(() => {
    versionReads = 0;
    loads = 0;
  });

  it('is read once per language, however many ask at once', async () => {
    const read = createCatalogueReader(db, NAMES, 60_000);
    await Promise.all([read('es'), read('es'), read('ca'), read('es')]);
    await read('es');
    expect([loads, versionReads]).toEqual([2, 1]);
  });

  it('is read again after a write by any process', async () => {
    const ours = createCatalogueReader(db, NAMES, 0);
    const theirs = createCatalogueReader(db, NAMES, 0);
    const before = await Promise.all([ours('es'), theirs('es')]);
    const content = smallContent();
    content.medicos.pop();
    await replaceContent(open.db, content, smallPictures);
    const after = await Promise.all([ours('es'), theirs('es')]);
    expect(before.map(({ collections }) => collections.medicos.byId.size)).toEqual([3, 3]);
    expect(after.map(({ collections }) => collections.medicos.byId.size)).toEqual([2, 2]);
  });

  it('is read again in time when the version query was slow and a write happened during it', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Db = {
      ...open.db,
      query: async (sql, params) => {
        const rows = await open.db.query(sql, params);
        await released;
        return rows as never;
      },
    };
    const read = createCatalogueReader(slow, NAMES, 1_000);
    await replaceContent(open.db, smallContent(), smallPictures);
    const before = read('es');
    await open.db.query('select 1'); // the version was read
    const content = smallContent();
    content.medicos.pop();
    clock.mockReturnValue(900);
    release();
    expect((await before).collections.medicos.byId.size).toBe(3);
    await replaceContent(open.db, content, smallPictures);
    clock.mockReturnValue(1_000);
    const after = await read('es');
    clock.mockRestore();
    expect(after.collections.medicos.byId.size).toBe(2);
  });

  it('is read again after a failed read', async () => {
    const read = createCatalogueReader(db, NAMES, 60_000);
    failNextLoad = true;
    await expect(read('es')).rejects.toThrow('connection lost');
    expect((await read('es')).collections.etiquetas.byId.size).toBe(4);
  });

  it('stores no record as a hash table of 1.6 kB', async () => {
    const { collections } = await createCatalogueReader(db, NAMES, 60_000)('es');
    for (const name of RESOURCE_NAMES) {
      const records = [...collections[name].byId.values()];
      expect([name, records.filter((record) => !hasFastProperties(record))]).toEqual([name, []]);
    }
  });

  describe('after a write', () => {
    const writer = () => ({ db: open.db, actor: 'editor', onWritten: () => undefined });
    const listOf = (name: string) => {
      const list = editableOf(name);
      if (!list) throw new Error(`There is no list ${name}.`);
      return list;
    };
    const put = (name: string, id: number, body: Record<string, unknown>) =>
      updateRecord(writer(), listOf(name), id, { body, locale: 'all', ifMatch: null });
    const sameLists = (before: Catalogue, after: Catalogue) =>
      RESOURCE_NAMES.filter((name) => before.collections[name] === after.collections[name]);

    it('reads only the lists that changed, with the same result as reading all of them', async () => {
      const read = createCatalogueReader(open.db, NAMES, 0);
      const writes: [string, number, Record<string, unknown>, read: string[]][] = [
        ['especialidads', 1, { nombre: { es: 'Corazón' } }, ['especialidads']],
        ['medicos', 1, { especialidads: [] }, ['medicos', 'especialidads']],
        ['medicos', 1, { especialidads: ['/gestion/catalogo/especialidads/1'] }, ['medicos', 'especialidads']],
        ['medicos', 1, { nombre: 'Dra. Otra' }, ['medicos']],
      ];
      let before = await read('ca');
      for (const [name, id, body, changed] of writes) {
        await put(name, id, body);
        const after = await read('ca');
        const untouched = RESOURCE_NAMES.filter((one) => !changed.includes(one));
        expect(sameLists(before, after)).toEqual(untouched);
        const whole = await loadCatalogue(open.db, 'ca', NAMES);
        expect(after.collections).toEqual(whole.collections);
        expect(after.version).toBe(whole.version);
        before = after;
      }
    });

    it('reads every list that one of several changes affects', async () => {
      const read = createCatalogueReader(open.db, NAMES, 0);
      const before = await read('es');
      await put('especialidads', 1, { nombre: { es: 'Uno' } });
      await put('medicos', 2, { nombre: 'Dr. Dos' });
      const after = await read('es');
      expect(sameLists(before, after)).toEqual(
        RESOURCE_NAMES.filter((name) => name !== 'especialidads' && name !== 'medicos'),
      );
    });

    it('reads everything after a write by a backend without these notes, or after a restore', async () => {
      const read = createCatalogueReader(open.db, NAMES, 0);
      const rename = (name: string) =>
        open.db.script(
          `update medico set nombre = '${name}' where id = 1; update catalogue_version set version = version + 1`,
        );
      const nameOf = async () => (await read('es')).collections.medicos.byId.get(1)?.nombre;
      await read('es');
      await rename('Dr. Antiguo');
      expect(await nameOf()).toBe('Dr. Antiguo');
      await rename('Dr. Más Antiguo');
      await put('especialidads', 1, { nombre: { es: 'Dos' } });
      expect(await nameOf()).toBe('Dr. Más Antiguo');
      await open.db.script(`update medico set nombre = 'Dr. Repuesto' where id = 1;
        update catalogue_version set version = version - 2, noted = noted - 2, since = 0, lists = '{}'`);
      expect(await nameOf()).toBe('Dr. Repuesto');
    });
  });
});
