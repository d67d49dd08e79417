import type { ApiErrorCode } from '../api/errors';

/** Why a door of the browser refuses: what is wrong with the request, or what came back from behind (ApiErrorCode). */
export type RefusalCode = 'malformed' | 'foreign' | 'slot_taken' | 'too_large' | 'not_json' | 'too_many' | ApiErrorCode;

/** The one table from code to status (architecture section 5). */
const STATUS: Record<RefusalCode, number> = {
  malformed: 400,
  unauthorized: 401,
  foreign: 403,
  not_found: 404,
  slot_taken: 409,
  too_large: 413,
  not_json: 415,
  invalid: 422,
  too_many: 429,
  unexpected_shape: 502,
  unavailable: 503,
};

/** Message keys by field name. */
export type FieldErrors = Record<string, string>;

type Details = {
  fields?: FieldErrors;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
};

/** An answer of a door; never kept by anyone. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** {error: code, fields?}, with the status of the code and Retry-After when it is known. */
export function refuse(code: RefusalCode, { fields, retryAfter }: Details = {}): Response {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  return answer(STATUS[code], { error: code, ...(fields && { fields }) }, headers);
}
