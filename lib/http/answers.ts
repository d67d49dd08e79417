import type { ApiErrorCode } from '@/lib/upstream/errors';

/** The one table from code to status (docs/contract.md#site-errors). */
const STATUS = {
  malformed: 400,
  unauthorized: 401,
  foreign: 403,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  refused: 409,
  too_large: 413,
  not_json: 415,
  conflict: 409,
  invalid: 422,
  too_many: 429,
  unexpected_shape: 502,
  unavailable: 503,
} satisfies Record<ApiErrorCode, number> & Record<string, number>;

/** Why an endpoint of the browser refuses: what is wrong with the request, or how the upstream failed (ApiErrorCode). */
export type RefusalCode = keyof typeof STATUS;

/** Message keys by field name. */
export type FieldErrors = Record<string, string>;

type Details = {
  fields?: FieldErrors;
  /** The upstream's message, to be shown as text; '' when it gave none. */
  text?: string;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
};

/** An answer of an endpoint, never cached unless `headers` say so. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** {error: code, fields?, text?}, with the status of the code and Retry-After when it is known. */
export function refuse(code: RefusalCode, { fields, text, retryAfter }: Details = {}): Response {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  return answer(STATUS[code], { error: code, ...(fields && { fields }), ...(text !== undefined && { text }) }, headers);
}

/** The same answer with these Set-Cookie lines. */
export function withCookies(response: Response, lines: string[]): Response {
  for (const line of lines) response.headers.append('Set-Cookie', line);
  return response;
}
