import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueReader } from '#catalogue/cache';
import { replaceContent } from '#seed/write';
import type { Db } from '#store/db';
import { smallContent, smallPictures } from '#tests/support/backend-content';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

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

  it('is read again after any process wrote', async () => {
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

  it('is read again in time when the version took long to come, and something was written meanwhile', async () => {
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

  it('tries again after a read that failed', async () => {
    const read = createCatalogueReader(db, NAMES, 60_000);
    failNextLoad = true;
    await expect(read('es')).rejects.toThrow('connection lost');
    expect((await read('es')).collections.etiquetas.byId.size).toBe(4);
  });
});
