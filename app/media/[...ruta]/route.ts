import { createHash } from 'node:crypto';
import { openPicture } from '@/lib/pictures/media-file';
import { readSizedPicture, sizedAddress } from '@/lib/pictures/sized-picture';

const CACHE = 'public, max-age=86400, stale-while-revalidate=86400';
/** Maximum size of an original that is sent while resizing is busy. */
const SMALL_BYTES = 500_000;

/** Serves pictures of the API and the blog, resized or unchanged, so that the browser talks only to this site. */
export async function GET(request: Request): Promise<Response> {
  // The raw path: the framework decodes its own parameters once, which would hide a double encoding.
  const { pathname } = new URL(request.url);
  if (/^\/media\/\d/.test(pathname)) return sized(pathname);
  const picture = await openPicture(pathname, request.headers);
  if (!picture) return refused(404);
  picture.headers.set('Cache-Control', CACHE);
  picture.headers.set('X-Content-Type-Options', 'nosniff');
  return picture;
}

async function sized(address: string): Promise<Response> {
  const bytes = await readSizedPicture(address);
  if (bytes === null) return refused(404);
  if (bytes === 'busy') return unsized(sizedAddress(address)?.original ?? address);
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Length': String(bytes.length),
    ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    'Cache-Control': CACHE,
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(bytes, { headers });
}

/** Returns the original uncached while resizing is busy, when it is small. Otherwise 503. */
async function unsized(original: string): Promise<Response> {
  const picture = await openPicture(original, new Headers());
  const length = Number(picture?.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (!picture || length > SMALL_BYTES) {
    await picture?.body?.cancel();
    return refused(503);
  }
  picture.headers.set('Cache-Control', 'no-store');
  picture.headers.set('X-Content-Type-Options', 'nosniff');
  return picture;
}

const refused = (status: 404 | 503): Response =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '2' }) },
  });
