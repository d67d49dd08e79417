import 'server-only';
import { decodePercent } from '@clinic/contract/address-parts';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { pickHeaders } from '@/lib/http/pick-headers';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { apiUrl, pictureSource } from '@/lib/upstream/addresses';
import { callKind } from '@/lib/upstream/call-kind';
import { PICTURE_LIMIT_BYTES } from '@/lib/upstream/guarded-call';
import { sendUpstream } from '@/lib/upstream/send';

const DEADLINE_MS = 8000;
const VALIDATORS = ['if-none-match', 'if-modified-since'];
const FORWARDED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'];

/**
 * Streams the picture of a public path '/media/…' (addresses.ts) from its host: no SVG (it can contain scripts), at
 * most 8 MB. `known` are the browser's headers; their validators may yield a 304. Null for other paths, for a path that
 * is not plain, and for a failure.
 */
export async function openPicture(path: string, known: Headers): Promise<Response | null> {
  const address = await upstreamAddress(path);
  if (!address) return null;
  const headers = pickHeaders(known, VALIDATORS, { accept: 'image/avif,image/webp,image/*' });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    return await pictureFrom(await sendUpstream(address, callKind('media', 'GET', address), { headers, signal }));
  } catch (error) {
    log.warn({ path, reason: error instanceof Error ? error.message : 'unknown' }, 'A picture could not be read');
    return null;
  }
}

async function pictureFrom(answer: Response): Promise<Response | null> {
  const headers = pickHeaders(answer.headers, FORWARDED_HEADERS);
  if (answer.status === 304) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const isImage = /^image\/(?!svg)[\w.+-]+$/i.test(headers.get('content-type')?.split(';')[0]?.trim() ?? '');
  const isSmall = Number(headers.get('content-length') ?? 0) <= PICTURE_LIMIT_BYTES;
  if (answer.status !== 200 || !isImage || !isSmall || !answer.body) {
    await answer.body?.cancel();
    return null;
  }
  // fetch has already decompressed the response: its length no longer applies.
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  return new Response(answer.body.pipeThrough(limited()), { status: 200, headers });
}

/** Aborts the stream when a response without a declared length exceeds the limit. */
function limited(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > PICTURE_LIMIT_BYTES) controller.error(new Error('The picture is larger than 8 MB'));
      else controller.enqueue(chunk);
    },
  });
}

async function upstreamAddress(path: string): Promise<URL | null> {
  const [, source, rest] = /^\/media\/(api|web|blog|otros)\/(.+)$/.exec(path) ?? [];
  const file = rest && plainPath(rest);
  if (!file) return null;
  if (source === 'api') return apiUrl(`/media/${file}`);
  if (source === 'web' || source === 'otros') return pictureSource(source, file);
  const blogUrl = await getConfiguration(DEFAULT_LOCALE).then(
    (found) => found.blogUrl,
    () => null,
  );
  return blogUrl ? new URL(`${blogUrl}/wp-content/uploads/${file}`) : null;
}

/**
 * The path in its canonical form, or null: no empty or dotted part, no encoded slash, no double encoding, no
 * control character, so that it cannot leave its folder however the upstream interprets it.
 */
export function plainPath(raw: string): string | null {
  const parts = raw.split('/').map((part) => decodePercent(part) ?? '');
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[/\\%?#]|\p{Cc}/u.test(part));
  return isPlain && raw.length <= 500 ? parts.map(encodeURIComponent).join('/') : null;
}
