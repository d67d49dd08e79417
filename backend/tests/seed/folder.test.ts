import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownFile } from '#own-folder';
import { demoContent } from '#seed/demo';
import { readContentFolder, writeContentFolder } from '#seed/folder';
import { readContent } from '#seed/read';
import { replaceContent } from '#seed/write';
import { storedPictures } from '#seed/write-pictures';
import { smallContent, smallPictures } from '#tests/support/backend-content';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { filesIn } from '#tests/support/content-folder';

const parent = mkdtempSync(path.join(tmpdir(), 'content-folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

describe('a content folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(mkdtempSync(path.join(parent, 'one-')), 'content');
    await writeContentFolder(folder, smallContent(), smallPictures);
  });
  const file = (name: string) => path.join(folder, name);

  it('is read back unchanged', () => {
    expect(readContentFolder(folder).tables).toEqual(smallContent());
  });

  it('has the picture of a record beside it, with the same name', async () => {
    const record = JSON.parse(readFileSync(file('media_objects/consulting-room-rm.json'), 'utf8'));
    expect(record).toEqual({ id: 1, contentUrl: '/media/consulting-room-rm.jpg', picture: 'consulting-room-rm.svg' });
    const { tables, readPicture } = readContentFolder(folder);
    const picture = String(tables.media_objects[0]?.picture);
    expect((await readPicture(picture)).toString()).toBe('picture consulting-room-rm');
  });

  it.each([
    ['scanner.jpg', 'jpg'],
    ['IMG_1234.JPEG', 'jpg'],
    ['logo.png', 'png'],
    ['group.webp', 'webp'],
  ])('may have a picture of another kind and name: %s', async (name, type) => {
    const record = { id: 1, contentUrl: '/media/consulting-room-rm.jpg', picture: name };
    writeFileSync(file('media_objects/consulting-room-rm.json'), JSON.stringify(record));
    rmSync(file('media_objects/consulting-room-rm.svg'));
    writeFileSync(file(`media_objects/${name}`), 'another picture');
    const { tables, readPicture } = readContentFolder(folder);
    expect(tables.media_objects[0]?.picture).toMatch(new RegExp(`^[0-9a-f]{64}\\.${type}$`));
    const copied = path.join(folder, '../copied');
    await writeContentFolder(copied, tables, readPicture);
    expect(readFileSync(path.join(copied, `media_objects/consulting-room-rm.${type}`), 'utf8')).toBe('another picture');
  });

  it.each<[string, () => void, string]>([
    [
      'a picture that is not there',
      () => rmSync(file('media_objects/consulting-room-rm.svg')),
      'media_objects/consulting-room-rm.json picture: there is no media_objects/consulting-room-rm.svg.',
    ],
    [
      'a picture of no record',
      () => writeFileSync(file('media_objects/lost.png'), ''),
      'media_objects/lost.png is the picture of no record.',
    ],
    [
      'a picture too large for the web',
      () => writeFileSync(file('media_objects/consulting-room-rm.svg'), Buffer.alloc(10_000_001)),
      'media_objects/consulting-room-rm.svg is larger than 10 MB.',
    ],
    [
      'a record that names a file elsewhere',
      () =>
        writeFileSync(
          file('media_objects/consulting-room-rm.json'),
          '{ "id": 1, "contentUrl": "/media/consulting-room-rm.jpg", "picture": "../../settings.json" }',
        ),
      'media_objects/consulting-room-rm.json picture: there is no media_objects/../../settings.json.',
    ],
  ])('is refused with %s', (_case, spoil, sentence) => {
    spoil();
    expect(() => readContentFolder(folder)).toThrow(sentence);
  });

  it('may contain foreign hidden files', () => {
    writeFileSync(file('.DS_Store'), '');
    writeFileSync(file('posts/.swp'), '');
    expect(readContentFolder(folder).tables).toEqual(smallContent());
  });

  it('is never written over another one', async () => {
    await expect(writeContentFolder(folder, smallContent(), smallPictures)).rejects.toThrow(
      `The folder ${folder} is not empty: name a new one.`,
    );
  });

  it('is refused when a list is missing, which would delete the list', () => {
    rmSync(file('posts'), { recursive: true });
    expect(() => readContentFolder(folder)).toThrow('has no folder posts: an empty list is an empty folder.');
    mkdirSync(file('posts'));
    expect(readContentFolder(folder).tables.posts).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a file that is no JSON', 'medicos/eva.json', 'medicos/eva.json is no record: '],
    ['a file that is named otherwise', 'medicos/eva.txt', 'medicos/eva.txt is no record: it is not called name.json.'],
    ['a list nobody knows', 'doctores', 'doctores is no list of the catalogue.'],
  ])('is refused with %s', (_case, name, sentence) => {
    writeFileSync(file(name), '{');
    expect(() => readContentFolder(folder)).toThrow(sentence);
  });

  it('must exist', () => {
    expect(() => readContentFolder(file('nowhere'))).toThrow(`The folder ${file('nowhere')} cannot be read.`);
  });
});

describe.each(engines)('the demo in the database ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
  });
  afterAll(() => open.close());

  it('is exported as the files it was imported from', async () => {
    const { tables, readPicture } = demoContent();
    await replaceContent(open.db, tables, readPicture);
    const folder = path.join(open.folder, 'exported');
    await writeContentFolder(folder, await readContent(open.db), storedPictures(open.db));
    const files = filesIn(ownFile('seed/content'));
    expect(filesIn(folder)).toEqual(files);
    for (const name of files) {
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
        readFileSync(path.join(ownFile('seed/content'), name), 'utf8'),
      );
    }
  });

  it('is stored without unused pictures', async () => {
    await replaceContent(open.db, smallContent(), smallPictures);
    const keys = smallContent().media_objects.map(({ picture }) => String(picture));
    const stored = await open.db.query<{ key: string }>('select key from picture');
    expect(stored.map(({ key }) => key).sort()).toEqual([...new Set(keys)].sort());
  });
});
