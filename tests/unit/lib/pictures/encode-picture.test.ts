import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from '@/lib/pictures/sized-picture';

const PACKETS = 10 * 1_460;
const WIDTH = 300;

/** A picture with an amount of detail given by `grain`, always the same for the same number. */
function grainy(grain: number): Promise<Buffer> {
  const height = (WIDTH * 2) / 3;
  let seed = 1;
  const pixels = Uint8Array.from({ length: WIDTH * height * 3 }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 120 + (Math.floor(at / 30) % 60) + (seed % grain);
  });
  return sharp(pixels, { raw: { width: WIDTH, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const usual = async (bytes: Buffer) => (await sharp(bytes).webp({ quality: 75, effort: 4 }).toBuffer()).length;
const encoded = async (bytes: Buffer) => (await encodePicture(bytes, WIDTH))?.length ?? 0;

/** The first of these pictures whose usual size is within the bounds. */
async function ofSize(least: number, most: number): Promise<Buffer> {
  for (let grain = 30; grain < 130; grain += 4) {
    const bytes = await grainy(grain);
    const length = await usual(bytes);
    if (length > least && length < most) return bytes;
  }
  throw new Error(`no picture has between ${least} and ${most} bytes`);
}

describe('a picture that is slightly larger than one round trip', () => {
  it('is encoded again, to fit with the head of its response', async () => {
    const bytes = await ofSize(14_300, 15_300);
    expect(await encoded(bytes)).toBeLessThan(PACKETS - 350);
  });

  it('and one that fits, or is far larger, keeps its quality', async () => {
    for (const bytes of [await ofSize(9_000, 14_000), await ofSize(18_500, 40_000)])
      expect(await encoded(bytes)).toBe(await usual(bytes));
  });
});
