import 'server-only';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS, type PictureWidth } from '@/lib/domain/media';
import { log } from '@/lib/log';
import { processState } from '@/lib/state/process-state';
import { apiBase } from '@/lib/upstream/addresses';
import { createSemaphore } from '@/lib/upstream/bulkhead';
import { createFileCache } from './cached-files';
import { openPicture } from './media-file';

const DAY_MS = 86_400_000;
/** Until then a stale picture is served while it is re-encoded; afterwards it counts as absent. */
const USABLE_MS = 7 * DAY_MS;
const ADDRESS = /^\/media\/(\d+)(\/(?:api|web|blog|otros)\/.+)$/;

type Limits = { folder: string; capacity: number; reading: number; waiting: number; encoding: number };

const LIMITS: Limits = {
  folder: path.resolve(process.env.SITE_FOLDER ?? '', '.next/cache/pictures'),
  capacity: 250_000_000,
  // Each may hold 8 MB.
  reading: 8,
  waiting: 64,
  // One core is reserved for rendering pages.
  encoding: Math.min(4, Math.max(1, availableParallelism() - 1)),
};

/** 'busy': too many other pictures are being encoded; the state of this one is unknown. */
export type Sized = Uint8Array<ArrayBuffer> | 'busy' | null;

/** The width and the original's path of '/media/640/api/…'; null for other widths and other paths. */
export function sizedAddress(address: string): { width: PictureWidth; original: string } | null {
  const [, digits, rest] = ADDRESS.exec(address) ?? [];
  const width = PICTURE_WIDTHS.find((offered) => String(offered) === digits);
  return width && rest ? { width, original: `/media${rest}` } : null;
}

/**
 * Pictures of the API and the blog as WebP in the widths this site offers. Each is encoded once for concurrent
 * requests, cached on disk and encoded again after a day. Null if there is no such picture or it cannot be read.
 */
export function createSizedPictures({ folder, capacity, reading, waiting, encoding }: Limits) {
  const files = createFileCache(folder, capacity);
  const whenReadable = createSemaphore(reading, waiting);
  const whenEncodable = createSemaphore(encoding, reading);
  const underWay = new Map<string, Promise<Sized>>();

  const make = async (name: string, original: string, width: PictureWidth): Promise<Sized> => {
    const answer = await openPicture(original, new Headers());
    const bytes = await answer?.arrayBuffer().catch(() => null); // aborted, or larger than 8 MB
    if (!bytes) return null;
    const encoded = await whenEncodable(() => encodePicture(new Uint8Array(bytes), width));
    if (encoded === null) log.warn({ path: original, bytes: bytes.byteLength }, 'A picture could not be resized');
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

/** Expires every picture: a picture may have changed under its name. */
export function expirePictures(): void {
  expiry().at = Date.now();
}

const warnUncached = (error: Error): void => log.warn({ reason: error.message }, 'A picture could not be cached');

/** The pictures of this process. */
export const readSizedPicture = (address: string): Promise<Sized> =>
  processState('sized-pictures', () => createSizedPictures(LIMITS))(address);

/** A camera's 36 megapixels; larger ones are refused by their declared size, before decoding. */
const MAX_PIXELS = 36_000_000;
const MAX_SECONDS = 5;
/** Bytes that reach a browser in one round trip of a new connection: ten packets, less the head of the response. */
const ONE_ROUND_TRIP = 14_200;

// One thread per picture and no libvips cache: the result is cached as a file.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Encodes a picture as WebP, at most `width` pixels wide, upright, never enlarged, only the first frame of an
 * animation. Returns null for files that are not web pictures, are cut off, or have more than 36 megapixels. Throws
 * when it takes longer than five seconds. AVIF is left out by measurement (docs/decisions/0058).
 */
export async function encodePicture(bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isWebPicture(bytes)) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    const usual = await picture.clone().webp({ quality: 75, effort: 4 }).toBuffer();
    const excess = usual.length / ONE_ROUND_TRIP;
    if (excess <= 1 || excess > 1.25) return new Uint8Array(usual);
    // A second round trip would be for the last few hundred bytes.
    const smaller = await picture.webp({ quality: 65, effort: 6 }).toBuffer();
    return new Uint8Array(smaller.length <= ONE_ROUND_TRIP ? smaller : usual);
  } catch (error) {
    if (error instanceof Error && /timeout/i.test(error.message)) throw error;
    return null;
  }
}

const STARTS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^47494638/, /^52494646.{8}57454250/, /^.{8}66747970617669/];

/** Detects the type by the first bytes, ignoring name and declared type: JPEG, PNG, GIF, WebP or AVIF. */
function isWebPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return STARTS.some((known) => known.test(start));
}
