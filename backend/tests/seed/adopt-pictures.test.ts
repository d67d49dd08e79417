import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaFolderOf, upgrade } from '#open-store';
import { demoContent } from '#seed/demo';
import { readContent } from '#seed/read';
import { storedPictures } from '#seed/write-pictures';
import type { Db } from '#store/db';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

/** Reverts a database to the time when pictures were drawn. */
const downgrade = (db: Db) =>
  db.script(`
    delete from migration where name like '0016-%' or name like '0017-%';
    alter table media_object drop picture, add scene text not null, add seed text not null;
    drop table picture;
    insert into media_object (id, "contentUrl", scene, seed) values
      (1, '/media/heart-cardiologia.jpg', 'heart', 'cardiologia-trazado-medicas'),
      (2, '/media/our-scanner.jpg', 'mri', 'ours'),
      (3, '/media/our-eye.jpg', 'eye', 'ours');
  `);

describe.each(engines)('pictures of a database from before pictures were stored ($name)', (engine) => {
  let open: OpenEngine;
  const { tables, readPicture } = demoContent();
  const demoKey = (url: RegExp) =>
    String(tables.media_objects.find(({ contentUrl }) => url.test(String(contentUrl)))?.picture);

  beforeAll(async () => {
    open = await engine.open();
    await downgrade(open.db);
    mkdirSync(mediaFolderOf(open.folder));
    writeFileSync(path.join(mediaFolderOf(open.folder), 'our-scanner.jpg'), 'a drawn scanner');
    await upgrade(open.db, { dataDir: open.folder });
  });
  afterAll(() => open.close());

  const sourceOf = async (id: number) => {
    const { media_objects } = await readContent(open.db);
    return await storedPictures(open.db)(String(media_objects.find((row) => row.id === id)?.picture));
  };

  it('are taken from the demo where the demo had them', async () => {
    expect(await sourceOf(1)).toEqual(await readPicture(demoKey(/^\/media\/heart-cardiologia-trazado-medicas\.jpg$/)));
  });

  it('are the drawn ones where the operator wrote the seed', async () => {
    expect((await sourceOf(2)).toString()).toBe('a drawn scanner');
  });

  it('show the same scene where nothing had been drawn yet', async () => {
    expect(await sourceOf(3)).toEqual(await readPicture(demoKey(/^\/media\/eye-/)));
  });
});
