import type { PictureSize } from '#media/picture-files';

/** Size of a post's picture, and the smaller sizes WordPress makes of it. */
export const FULL_SIZE: PictureSize = { width: 1200, height: 675 };
export const SIZES: Record<'medium' | 'large' | 'thumbnail' | 'medium_large', PictureSize> = {
  medium: { width: 300, height: 169 },
  large: { width: 1024, height: 576 },
  thumbnail: { width: 150, height: 150 },
  medium_large: { width: 768, height: 432 },
};

/** Returns the name of a smaller picture of `mri-one.jpg`: `mri-one-300x169.jpg`. */
export const sizedName = (name: string, { width, height }: PictureSize): string =>
  name.replace(/\.jpg$/, `-${width}x${height}.jpg`);

/**
 * Returns the original and the size for a file name under uploads, or null. Only the sizes above exist, so that
 * requests cannot create others.
 */
export function parseUpload(name: string): { original: string; size: PictureSize } | null {
  if (!/^[a-z0-9-]+\.jpg$/.test(name)) return null;
  for (const size of Object.values(SIZES)) {
    const ending = sizedName('.jpg', size);
    if (name.endsWith(ending)) return { original: `${name.slice(0, -ending.length)}.jpg`, size };
  }
  return { original: name, size: FULL_SIZE };
}
