import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatOf, renderPicture } from '#media/render';

const RED = { r: 200, g: 0, b: 0 };
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).jpeg();
const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

async function sizeOf(jpeg: Buffer): Promise<[string, number, number]> {
  const { format, width, height } = await sharp(jpeg).metadata();
  return [format, width, height];
}

describe('renderPicture', () => {
  it.each<[string, [number, number], [number, number]]>([
    ['a wide one', [4000, 2000], [1280, 640]],
    ['a tall one', [1000, 2560], [500, 1280]],
    ['a small one as it is', [300, 200], [300, 200]],
  ])('makes a whole photograph fit: %s', async (_case, [width, height], size) => {
    expect(await sizeOf(await renderPicture(await photograph(width, height).toBuffer()))).toEqual(['jpeg', ...size]);
  });

  it('enlarges a drawing, which loses no quality', async () => {
    expect(await sizeOf(await renderPicture(svg(24, 12, '<rect width="24" height="12"/>')))).toEqual([
      'jpeg',
      1280,
      640,
    ]);
  });

  it('crops another size from the middle', async () => {
    const halves = svg(
      1280,
      853,
      '<rect width="1280" height="853" fill="#00f"/><rect x="320" width="640" height="853"/>',
    );
    const jpeg = await renderPicture(halves, { width: 150, height: 150 });
    expect(await sizeOf(jpeg)).toEqual(['jpeg', 150, 150]);
    const [red = 0, , blue = 0] = await sharp(jpeg)
      .extract({ left: 75, top: 75, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red + blue).toBeLessThan(40);
  });

  it('puts a transparent picture on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = sharp({ create: { width: 20, height: 20, channels: 4, background: clear } }).png();
    const { channels } = await sharp(await renderPicture(await png.toBuffer())).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250);
  });

  it('rotates a photograph as its metadata says, and removes the metadata', async () => {
    const exif = { IFD0: { Copyright: 'somebody', Orientation: '6' } };
    const source = await photograph(400, 200).withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const jpeg = await renderPicture(source);
    expect(await sizeOf(jpeg)).toEqual(['jpeg', 200, 400]);
    expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
  });

  it('reads no other file that a drawing refers to', async () => {
    const file = path.join(tmpdir(), 'render-test-red.png');
    writeFileSync(file, await photograph(10, 10).png().toBuffer());
    const drawing = svg(10, 10, `<image href="file://${file}" width="10" height="10"/>`);
    const { channels } = await sharp(await renderPicture(drawing)).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250);
  });
});

describe('formatOf', () => {
  it('returns the formats it can read', async () => {
    expect(await formatOf(svg(10, 10, ''))).toBe('svg');
    expect(await formatOf(await photograph(10, 10).webp().toBuffer())).toBe('webp');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['that is a text', async () => Buffer.from('hello')],
    ['that ends half way', async () => (await photograph(800, 600).toBuffer()).subarray(0, 900)],
    ['made to fill the memory', async () => svg(20_000, 20_000, '')],
  ])('throws for a file %s', async (_case, make) => {
    await expect(formatOf(await make())).rejects.toThrow();
  });
});
