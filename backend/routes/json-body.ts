import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { negotiate } from './negotiate';
import { apiError } from './respond';

/** A filled form is a few kilobytes. */
const BODY_LIMIT = 64 * 1024;
const KEY = /^[\x21-\x7e]{8,128}$/;
const HEADERS = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' };

/** 413 for a body nobody fills in by hand. */
export const formLimit: MiddlewareHandler = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: (c) => refuse(c, 413, 'The body is too large.'),
});

/** The JSON object of a call of ours and the key under which it is sent once, or the refusal: 415, 400. */
export async function readCall(
  c: Context,
): Promise<{ body: Record<string, unknown>; idempotencyKey: string | null } | { refusal: Response }> {
  const type = mediaType(c);
  if (type !== 'application/json' && type !== 'application/ld+json') {
    const supported = 'Supported MIME types are "application/ld+json", "application/json".';
    return { refusal: refuse(c, 415, `The content-type "${type}" is not supported. ${supported}`) };
  }
  const key = c.req.header('idempotency-key') || null;
  if (key !== null && !KEY.test(key)) {
    return { refusal: refuse(c, 400, 'The Idempotency-Key must be 8 to 128 visible characters.') };
  }
  const body = parseJson(await c.req.text());
  if (body === undefined) return { refusal: refuse(c, 400, 'Syntax error') };
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { body: isObject ? (body as Record<string, unknown>) : {}, idempotencyKey: key };
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Media type of the body, in lower case, without parameters. */
export const mediaType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** 200 with what a call of ours answers; nobody keeps it. */
export const answer = (c: Context, value: object): Response => c.json(value, 200, HEADERS);

/** An error in the shape the client asked for. */
export function refuse(c: Context, status: number, detail: string, retryAfterSeconds?: number): Response {
  const response = apiError(status, detail, negotiate(c.req.header('accept')) ?? 'json');
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
