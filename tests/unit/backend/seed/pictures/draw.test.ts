import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, pictureSvg } from '@/backend/seed/pictures/draw';
import { SCENES } from '@/backend/seed/pictures/scenes';

describe('drawPicture', () => {
  it.each(SCENES)('draws %s as a photograph-sized JPEG that is light to send', async (scene) => {
    const picture = await drawPicture({ scene, seed: 'valencia-centro' });
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1280, height: 853 });
    expect(picture.length).toBeGreaterThan(15_000);
    expect(picture.length).toBeLessThan(75_000);
  });

  it('cuts another size from the middle of the sheet', async () => {
    const { width, height } = await sharp(
      await drawPicture({ scene: 'heart', seed: 'a' }, { width: 600, height: 600 }),
    ).metadata();
    expect([width, height]).toEqual([600, 600]);
  });
});

describe('pictureSvg', () => {
  it('has twenty scenes', () => {
    expect(SCENES).toHaveLength(20);
  });

  it.each(SCENES)('draws %s the same for the same seed and differently for another', (scene) => {
    expect(pictureSvg({ scene, seed: 'a' })).toBe(pictureSvg({ scene, seed: 'a' }));
    expect(pictureSvg({ scene, seed: 'a' })).not.toBe(pictureSvg({ scene, seed: 'b' }));
  });

  it.each(SCENES)('draws %s with finite numbers, no text and no clip used twice', (scene) => {
    const svg = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => pictureSvg({ scene, seed }));
    expect(svg.join('')).not.toMatch(/NaN|undefined|Infinity|<text/);
    for (const one of svg) {
      const ids = Array.from(one.matchAll(/clipPath id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
