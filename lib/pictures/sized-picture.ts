import 'server-only';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PICTURE_WIDTHS, type PictureWidth } from '@/lib/domain/picture-sizes';
import { log } from '@/lib/log';
import { processState } from '@/lib/state/process-state';
import { apiBase } from '@/lib/upstream/addresses';
import { createSemaphore } from '@/lib/upstream/semaphore';
import { createFileCache } from './cached-files';
import { encodePicture } from './encode-picture';
import { openPicture } from './media-file';

const DAY_MS = 86_400_000;
/** Until then a stale picture is served while it is encoded again; afterwards it counts as absent. */
const USABLE_MS = 7 * DAY_MS;
const ADDRESS = /^\/media\/(\d+)(\/(?:api|web|blog|otros)\/.+)$/;

type Limits = { folder: string; capacity: number; reading: number; waiting: number; encoding: number };

const LIMITS: Limits = {
  folder: path.join(process.cwd(), '.next/cache/pictures'),
  capacity: 250_000_000,
  // Each may hold 8 MB.
  reading: 8,
  waiting: 64,
  // One core is left for the pages.
  encoding: Math.min(4, Math.max(1, availableParallelism() - 1)),
};

/** 'busy': too many others are being made; nothing is known about this one. */
export type Sized = Uint8Array<ArrayBuffer> | 'busy' | null;

/** The width and the original's path of '/media/640/api/…'; null for a width that is not offered and anything else. */
export function sizedAddress(address: string): { width: PictureWidth; original: string } | null {
  const [, digits, rest] = ADDRESS.exec(address) ?? [];
  const width = PICTURE_WIDTHS.find((offered) => String(offered) === digits);
  return width && rest ? { width, original: `/media${rest}` } : null;
}

/**
 * Pictures of the API and the blog as WebP in the widths this site offers. Each is encoded once for concurrent requests,
 * cached on disk and encoded again after a day. Null for what is no such picture.
 */
export function createSizedPictures({ folder, capacity, reading, waiting, encoding }: Limits) {
  const files = createFileCache(folder, capacity);
  const whenReadable = createSemaphore(reading, waiting);
  const whenEncodable = createSemaphore(encoding, reading);
  const underWay = new Map<string, Promise<Sized>>();

  const make = async (name: string, original: string, width: PictureWidth): Promise<Sized> => {
    const answer = await openPicture(original, new Headers());
    const bytes = await answer?.arrayBuffer().catch(() => null); // broken off, or larger than 8 MB
    if (!bytes) return null;
    const encoded = await whenEncodable(() => encodePicture(new Uint8Array(bytes), width));
    if (encoded === null) log.warn({ path: original, bytes: bytes.byteLength }, 'A picture was refused');
    else if (encoded !== 'busy') await files.write(name, encoded).catch(warnUncached);
    return encoded;
  };

  return async (address: string): Promise<Sized> => {
    const wanted = sizedAddress(address);
    if (!wanted) return null;
    const { width, original } = wanted;
    const name = createHash('sha256').update(`${apiBase().href} ${address}`).digest('base64url').slice(0, 24);
    const found = await files.read(name);
    const cached = found && Date.now() - found.ageMs > expiry().at ? found : null;
    if (cached && cached.ageMs < DAY_MS) return cached.bytes;

    const making =
      underWay.get(name) ?? whenReadable(() => make(name, original, width)).finally(() => underWay.delete(name));
    underWay.set(name, making);
    const made = making.catch((error: unknown): Sized => {
      log.warn(
        { path: original, reason: error instanceof Error ? error.message : 'unknown' },
        'A picture took too long',
      );
      return 'busy';
    });
    return cached && cached.ageMs < USABLE_MS ? cached.bytes : made;
  };
}

const expiry = () => processState('pictures-expired', () => ({ at: 0 }));

/** Expires every picture: one may have changed under the same name. */
export function expirePictures(): void {
  expiry().at = Date.now();
}

const warnUncached = (error: Error): void => log.warn({ reason: error.message }, 'A picture could not be cached');

/** The pictures of this process. */
export const readSized = (address: string): Promise<Sized> =>
  processState('sized-pictures', () => createSizedPictures(LIMITS))(address);
