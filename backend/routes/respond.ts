import { createHash } from 'node:crypto';
import { type DocsFormat, type Format, MIME, RECORD_FORMATS } from './negotiate';

export type Body = { text: string; etag: string };

const RFC = 'https://tools.ietf.org/html/rfc2616#section-10';
const TITLE = 'An error occurred';
const COMMON = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff', 'x-frame-options': 'deny' };

/** Returns a JSON text with its ETag: md5, 32 hex digits, as recorded. */
export function toBody(value: unknown): Body {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash('md5').update(text).digest('hex')}"` };
}

/** Responds 200 with the body, or 304 when the client already has it. */
export function sendBody(request: Request, body: Body, headers: Record<string, string>): Response {
  const all = { ...headers, etag: body.etag };
  if (matchesEtag(request.headers.get('if-none-match'), body.etag)) {
    const { 'content-type': _type, ...headers } = all as Record<string, string>;
    return new Response(null, { status: 304, headers });
  }
  return new Response(body.text, { headers: all });
}

/** True when an If-None-Match header contains the tag; weak tags match too. */
export const matchesEtag = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Links to both documentations of an API at `path`. */
export const docsLinks = (path: string): string =>
  [
    `<${path}/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
    `<${path}/docs.jsonopenapi>; rel="service-desc"; type="${MIME.jsonopenapi}"`,
  ].join(', ');

/** Headers of catalogue responses. */
export const apiHeaders = (format: DocsFormat, localeHeader: string): Record<string, string> => ({
  ...COMMON,
  'content-type': `${MIME[format]}; charset=utf-8`,
  vary: `Accept, ${localeHeader}`,
});

/** An error of the API itself: an unknown record, a page below 1. `more` is added beside the text, for machines. */
export function apiError(status: number, detail: string, format: DocsFormat, more: object = {}): Response {
  const isJsonld = format === 'jsonld';
  const body = { ...(isJsonld ? hydraError(detail) : { type: RFC, title: TITLE, detail }), ...more };
  const type = isJsonld ? 'application/ld+json' : 'application/problem+json';
  return json(status, body, `${type}; charset=utf-8`);
}

/** 406: no accepted format is available. */
export function notAcceptable(accept: string, formats: readonly DocsFormat[] = RECORD_FORMATS): Response {
  const supported = formats.map((format) => `"${MIME[format]}"`).join(', ');
  return apiError(406, `Requested format "${accept}" is not supported. Supported MIME types are ${supported}.`, 'json');
}

/** A router error, which precedes the API: its format and content type differ, as recorded. */
export function routeError(status: number, description: string, detail: string, format: Format): Response {
  const isJsonld = format === 'jsonld';
  const body = isJsonld ? hydraError(description) : { type: RFC, title: TITLE, status, detail };
  return json(status, body, isJsonld ? 'application/ld+json' : 'application/json', { vary: 'Accept' });
}

/** An error of login or token: {code, message}; 401 includes the scheme (docs/contract.md#errors). */
export const securityError = (status: number, message: string): Response =>
  json(
    status,
    { code: status, message },
    'application/json',
    status === 401 ? { 'www-authenticate': 'Bearer' } : undefined,
  );

/** 401 for a token that is not ours, also on public calls (docs/contract.md#rule-bearer). */
export const invalidToken = (): Response => securityError(401, 'Invalid JWT Token');

const hydraError = (description: string) => ({
  '@context': '/api/contexts/Error',
  '@type': 'hydra:Error',
  'hydra:title': TITLE,
  'hydra:description': description,
});

function json(status: number, body: unknown, type: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...COMMON, 'content-type': type, ...headers } });
}

/**
 * Returns the outcome of `work` after at least `ms` milliseconds, so that its duration reveals nothing. Failures are
 * delayed too.
 */
export async function constantTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
