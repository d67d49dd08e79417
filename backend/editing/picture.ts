import { createHash } from 'node:crypto';
import { addressPart } from '@clinic/contract/plain-text';
import pLimit from 'p-limit';
import type { Draw } from '#media/draw';
import { pictureKey } from '#seed/pictures';
import { storePictures } from '#seed/write-pictures';
import type { Querier } from '#store/db';
import { InvalidRecord } from './violations';

/**
 * A picture redrawn from an upload: its key, bytes, size in pixels, and a name for its address, without the extension.
 */
export type NewPicture = { key: string; bytes: Buffer; width: number; height: number; name: string };

/** One at a time: a decoded picture takes several hundred megabytes. */
const limit = pLimit(1);

/** Returns the picture of an upload. Throws InvalidRecord for `field` when it cannot be drawn. */
export async function makePicture(source: Buffer, fileName: string, field: string, draw: Draw): Promise<NewPicture> {
  const drawn = await limit(() => draw(source));
  if ('refusal' in drawn) throw new InvalidRecord([{ propertyPath: field, rule: drawn.refusal }]);
  const { bytes, format, ...size } = drawn;
  return { ...size, key: pictureKey(bytes, format), bytes, name: nameOf(fileName, bytes) };
}

/** Returns lower-case letters, digits and hyphens of a file name, or part of a hash; the name decides nothing else. */
function nameOf(fileName: string, bytes: Buffer): string {
  const name = addressPart(fileName.replace(/\.[a-z0-9]*$/i, ''))
    .slice(0, 60)
    .replace(/-$/, '');
  return name || createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/**
 * Stores the bytes and returns the columns of the record that shows them, under the address `contentUrl` or a new one.
 */
export async function storePicture(
  q: Querier,
  { key, bytes, name }: NewPicture,
  id: number,
  contentUrl?: string,
): Promise<Record<string, unknown>> {
  await storePictures(q, [key], async () => bytes);
  return { picture: key, contentUrl: contentUrl ?? `/media/${name}-${id}.jpg` };
}
