import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import sharp from 'sharp';
import type { PictureSize } from './picture-files';

// Memory is limited on the backend's machine: nothing is cached, and each picture uses one thread.
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of a picture without a requested size. */
const LONGER_SIDE = 1280;

/** Renders the source of a picture as JPEG. */
export type Render = typeof renderPicture;

/**
 * Returns a picture as JPEG, cropped around its centre to the given size; without one, the whole picture with a longer
 * side of at most 1280 pixels.
 */
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
