import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import sharp from 'sharp';
import type { PictureSize } from './picture-files';

// Memory is short where the backend runs: nothing is cached, and one picture takes one thread.
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of a picture whose size nobody asks for. */
const LONGER_SIDE = 1280;

/** Makes a JPEG of a picture's source. */
export type Render = typeof renderPicture;

/** A picture as JPEG, cut from its middle to the given size; without one whole, its longer side 1280 pixels at most. */
export async function renderPicture(source: Buffer, size?: PictureSize): Promise<Buffer> {
  const picture = openPicture(source);
  const { format } = await picture.metadata();
  const whole = {
    width: LONGER_SIDE,
    height: LONGER_SIDE,
    fit: 'inside',
    withoutEnlargement: format !== 'svg',
  } as const;
  return await picture
    .autoOrient()
    .resize(size ? { ...size, fit: 'cover' } : whole)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

/** Returns the format of a source, "jpeg" or "svg", after decoding it completely. Throws when it cannot be decoded. */
export async function formatOf(source: Buffer): Promise<string> {
  const { format } = await openPicture(source).metadata();
  await openPicture(source).resize(64, 64).toBuffer();
  return format;
}

const openPicture = (source: Buffer) => sharp(source, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' });
