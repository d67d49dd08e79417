import { createHash } from 'node:crypto';
import { addressPart } from '@clinic/contract/plain-text';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { pictureKey } from '#seed/pictures';
import { storePictures } from '#seed/write-pictures';
import type { Querier } from '#store/db';
import { MOST_PICTURE_BYTES } from './upload';
import { InvalidRecord, type Rule } from './violations';

const MOST_PIXELS = 36_000_000;
/** The longer side of what is stored: visitors get 1280 pixels at most. */
const LONGER_SIDE = 3_000;

/** A picture made anew of an upload: its key, bytes and a name for its address, without the ending. */
export type NewPicture = { key: string; bytes: Buffer; name: string };

/** One at a time: decoded, a picture takes some hundred megabytes. */
const limit = pLimit(1);

/** What the first bytes say a file is; null for what is not taken: an SVG can hold scripts, a GIF moves. */
function formatOfBytes(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isWebp ? 'webp' : null;
}

/**
 * Draws an upload anew: only its pixels are stored, upright, nothing a camera or anybody else wrote beside them. Throws
 * InvalidRecord for `field` when it is no JPEG, PNG or WebP that can be read whole, or too large.
 */
export async function makePicture(bytes: Buffer, fileName: string, field: string): Promise<NewPicture> {
  const refuse = (rule: Rule) => new InvalidRecord([{ propertyPath: field, rule }]);
  if (bytes.length > MOST_PICTURE_BYTES) throw refuse('pictureSize');
  const format = formatOfBytes(bytes);
  if (!format) throw refuse('pictureType');
  const drawn = await limit(async () => {
    const metadata = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null); // its head alone
    if (!metadata || metadata.format !== format) throw refuse('picture');
    if (metadata.width * metadata.height > MOST_PIXELS) throw refuse('pictureSize');
    const size = { width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const upright = source.autoOrient().resize(size);
    const output = format === 'jpeg' ? upright.jpeg({ quality: 88, mozjpeg: true }) : upright.webp({ quality: 90 });
    return await output.toBuffer().catch(() => {
      throw refuse('picture');
    });
  });
  return { key: pictureKey(drawn, format === 'jpeg' ? 'jpg' : 'webp'), bytes: drawn, name: nameOf(fileName, drawn) };
}

/** Small letters, digits and hyphens of a file's name; it decides nothing else. */
function nameOf(fileName: string, bytes: Buffer): string {
  const name = addressPart(fileName.replace(/\.[a-z0-9]*$/i, ''))
    .slice(0, 60)
    .replace(/-$/, '');
  return name || createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/** Stores the bytes and answers the columns of the record that shows them, under the address `contentUrl` or a new one. */
export async function storePicture(
  q: Querier,
  { key, bytes, name }: NewPicture,
  id: number,
  contentUrl?: string,
): Promise<Record<string, unknown>> {
  await storePictures(q, [key], async () => bytes);
  return { picture: key, contentUrl: contentUrl ?? `/media/${name}-${id}.jpg` };
}
