import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentLocale } from '#catalogue/locale';
import { translatorFor } from '#messages';
import { negotiate } from './negotiate';
import { apiError } from './respond';

/** A completed form has a few kilobytes. */
const BODY_LIMIT = 64 * 1024;
const KEY = /^[\x21-\x7e]{8,128}$/;
const HEADERS = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' };

/** Responds 413 to a body larger than any form. */
export const formLimit: MiddlewareHandler = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: (c) => refuse(c, 413, 'The body is too large.'),
});

/** Returns the JSON object of a call of ours and its idempotency key, or a refusal: 415, 400. */
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

/** Parses a JSON text; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the media type of the body, in lower case, without parameters. */
export const mediaType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Responds 200 to a call of ours; the response must not be stored. */
export const answer = (c: Context, value: object): Response => c.json(value, 200, HEADERS);

/**
 * 409: the Idempotency-Key was used for another request. The text is for people, the reason for clients with their own
 * texts.
 */
export const refuseUsedKey = (c: Context, locale: ContentLocale): Response =>
  apiError(409, translatorFor(locale, 'requests')('keyUsed'), formatOf(c), { reason: 'keyUsed' });

const formatOf = (c: Context) => negotiate(c.req.header('accept')) ?? 'json';

/** Responds with an error in the format the client accepts. */
export function refuse(c: Context, status: number, detail: string, retryAfterSeconds?: number): Response {
  const response = apiError(status, detail, formatOf(c));
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** Responds 422 with the invalid fields, in API Platform's format for violations. */
export function refuseFields(c: Context, fields: string[]): Response {
  const violations = fields.map((propertyPath) => ({ propertyPath, message: 'This value is not valid.' }));
  return c.json({ success: false, violations }, 422, HEADERS);
}
