import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardSvg } from '@/components/social-card/card-svg';
import { fitLines, lettering, widthOf } from '@/components/social-card/lettering';

const SIZES = [76, 64, 54];

describe('lettering', () => {
  it('widens with the text and the size', () => {
    expect(widthOf('Cardiología', 20)).toBeCloseTo(widthOf('Cardiología', 10) * 2);
    expect(widthOf('', 20)).toBe(0);
  });

  it('draws letters without their accent where the face lacks it, and omits unknown characters', () => {
    expect(lettering('Ș', 10, 0, 0, '#000')).toBe(lettering('S', 10, 0, 0, '#000'));
    expect(lettering('漢😀', 10, 0, 0, '#000')).not.toContain('<path');
  });

  it('never contains the text itself in the picture', () => {
    expect(lettering('<script>&"', 10, 0, 0, '#000')).not.toMatch(/script|&(?!amp)/);
  });

  it('uses the largest size that fits its lines', () => {
    expect(fitLines('Cardiología', SIZES, 704, 4)).toEqual({ lines: ['Cardiología'], size: 76 });
    const long = fitLines(
      'Tomografía por emisión de positrones con tomografía computarizada de cuerpo entero',
      SIZES,
      704,
      4,
    );
    expect(long.size).toBeLessThan(76);
    for (const line of long.lines) expect(widthOf(line, long.size)).toBeLessThanOrEqual(704);
  });

  it.each(['palabra '.repeat(80), 'x'.repeat(300)])('cuts what does not fit', (text) => {
    const { lines, size } = fitLines(text, SIZES, 704, 4);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(704);
  });
});

describe('a card', () => {
  const words = { name: 'Cardiología', brand: 'Grupo', service: 'medicas', seed: 'cardiologia' } as const;

  it('is a drawing of 1200 by 630 that can be rendered', async () => {
    const { data, info } = await sharp(Buffer.from(cardSvg(words)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect(new Set(data).size).toBeGreaterThan(20); // more than one flat colour
  });

  it.each(['medicas', 'imagen', 'genetica'] as const)('is identical for the same record (%s)', (service) => {
    expect(cardSvg({ ...words, service })).toBe(cardSvg({ ...words, service }));
    expect(cardSvg({ ...words, service })).not.toBe(cardSvg({ ...words, service, seed: 'otra' }));
  });

  it('works with any name', async () => {
    for (const name of ['', '</svg><script>', '漢字', 'a'.repeat(500)]) {
      const svg = cardSvg({ ...words, name });
      expect(svg).not.toContain('<script');
      expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200);
    }
  });
});
