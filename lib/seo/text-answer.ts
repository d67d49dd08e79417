import { log } from '../log';

/** Cached by the proxy like a page, so that many crawlers cost one reading (docs/decisions/0028). */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

/** A text response; when its data cannot be read, 503, so that crawlers retry. */
export async function textAnswer(type: string, make: () => Promise<BodyInit | null>): Promise<Response> {
  try {
    const body = await make();
    if (body === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE_CONTROL };
    return new Response(body, { headers });
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A text for crawlers could not be made');
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } });
  }
}

/** Pieces as a body that is sent as they are asked for. */
export function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const AT_ONCE = 200;
  return new ReadableStream({
    pull(controller) {
      let text = '';
      for (let count = 0; count < AT_ONCE; count++) {
        const { done, value } = pieces.next();
        if (done) {
          if (text) controller.enqueue(encoder.encode(text));
          return controller.close();
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
  });
}
