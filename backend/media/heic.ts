import { PICTURE_LIMITS } from '@clinic/contract/picture-limits';
import sharp, { type Sharp } from 'sharp';

type Decoded = { width: number; height: number; data: Uint8ClampedArray };
type Images = { width: number; height: number; decode: () => Promise<Decoded> }[] & { dispose: () => void };
type Decoder = { all: (input: { buffer: Uint8Array }) => Promise<Images> };

/**
 * Opens a HEIC photograph, whose codec the prebuilt sharp does not have. The decoder turns it upright itself. Throws for one
 * that cannot be read, or is larger inside than its head says.
 */
export async function openHeic(source: Buffer): Promise<Sharp> {
  // @ts-expect-error -- the package has no types
  const { default: decoder }: { default: Decoder } = await import('heic-decode');
  const images = await decoder.all({ buffer: source });
  try {
    const [first] = images;
    if (!first || first.width * first.height > PICTURE_LIMITS.heicPixels)
      throw new Error('The photograph is too large.');
    const { width, height, data } = await first.decode();
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } finally {
    images.dispose();
  }
}
