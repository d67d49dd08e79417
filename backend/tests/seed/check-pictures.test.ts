import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPictures } from '#seed/check-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'check-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The paths of files in the folder, as the reader of a content folder returns them. */
const pathsOf = (...names: string[]) => new Map(names.map((name) => [name, path.join(folder, name)]));

beforeAll(async () => {
  const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#f00' } });
  const write = (name: string, bytes: Buffer | string) => writeFileSync(path.join(folder, name), bytes);
  write('a.jpg', await red.jpeg().toBuffer());
  write('a.png', await red.png().toBuffer());
  write('a.webp', await red.webp().toBuffer());
  write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  write('text.png', 'hello');
  write('open.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
  write('half.png', (await red.png().toBuffer()).subarray(0, 60));
  write('named.jpg', await red.png().toBuffer());
});

it('accepts the supported kinds of pictures', async () => {
  await expect(checkPictures(pathsOf('a.jpg', 'a.png', 'a.webp', 'a.svg'))).resolves.toBeUndefined();
});

it.each([
  ['a text', 'text.png', 'media_objects/text.png is no picture that can be read: '],
  ['a drawing that is not closed', 'open.svg', 'media_objects/open.svg is no picture that can be read: '],
  ['a picture that ends half way', 'half.png', 'media_objects/half.png is no picture that can be read: '],
  ['a name of another kind', 'named.jpg', 'media_objects/named.jpg is a picture of the kind png.'],
])('refuses %s with a sentence', async (_case, name, sentence) => {
  await expect(checkPictures(pathsOf('a.jpg', name))).rejects.toThrow(sentence);
});

it('reports all of them at once', async () => {
  await expect(checkPictures(pathsOf('text.png', 'open.svg'))).rejects.toThrow(/text\.png.*\n.*open\.svg/);
});
