import { PICTURE_LIMITS } from '@clinic/contract/pictures';

/** The file to send. `from` is the size of the chosen file in bytes; `isDecoded` is false for one this browser cannot show. */
export type ReducedPicture = { file: File; from: number; isDecoded: boolean };

/** A smaller file with no more pixels than are stored is sent unchanged. */
const SMALL_BYTES = 2_000_000;

/**
 * Reduces a chosen picture to the size that is stored, upright and without the metadata of the camera, such as the place. A file
 * that this browser cannot decode, as HEIC in most, is returned unchanged.
 */
export async function reducePicture(file: File): Promise<ReducedPicture> {
  const from = file.size;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { file, from, isDecoded: false };
  const { width, height } = bitmap;
  const scale = Math.min(1, PICTURE_LIMITS.side / Math.max(width, height));
  const isSmall = scale === 1 && from <= SMALL_BYTES;
  const blob = isSmall ? null : await draw(bitmap, width * scale, height * scale, file.type);
  bitmap.close();
  const isSmaller = blob !== null && blob.size < from;
  return { file: isSmaller ? new File([blob], file.name, { type: blob.type }) : file, from, isDecoded: true };
}

/** Draws a photograph as JPEG; a picture of another type may be transparent, which WebP keeps. */
function draw(bitmap: ImageBitmap, width: number, height: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const isPhoto = !/png|webp/.test(type);
  return new Promise((resolve) => canvas.toBlob(resolve, isPhoto ? 'image/jpeg' : 'image/webp', 0.92));
}
