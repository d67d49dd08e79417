import type { Session } from '@/lib/session/session';
import { ApiError, type ApiErrorCode, type Violation } from '@/lib/upstream/errors';
import type { Locale } from '../i18n/locales';
import { log } from '../log';

/** The only mapping of codes to statuses (docs/contract.md#site-errors). */
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

/** Reasons for an endpoint's refusal: an invalid request, or the kind of upstream failure (ApiErrorCode). */
export type RefusalCode = keyof typeof STATUS;

/** Message keys by field name. */
export type FieldErrors = Record<string, string>;

type Details = {
  fields?: FieldErrors;
  /** The upstream's message, displayed as text; '' when it gave none. */
  text?: string;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
};

/** Response of an endpoint; not cached by default (`headers` may override this). */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** {error: code, fields?, text?}, with the status of the code and, if known, Retry-After. */
export function refuse(code: RefusalCode, { fields, text, retryAfter }: Details = {}): Response {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  return answer(STATUS[code], { error: code, ...(fields && { fields }), ...(text !== undefined && { text }) }, headers);
}

/** Appends these Set-Cookie lines to the response. */
export function withCookies(response: Response, lines: string[]): Response {
  for (const line of lines) response.headers.append('Set-Cookie', line);
  return response;
}

const RETRY_SECONDS = 5;
const WAIT_SECONDS = 60;

/** A failed call, and its endpoint's mapping of fields. */
export type FailedCall = {
  endpoint: string;
  error: unknown;
  locale: Locale;
  session?: Session | null;
  fields?: FormFields;
  reasons?: FieldErrors;
};

/**
 * The response for a failed call behind an endpoint; a rate limit of the upstream is passed on. The failure is logged
 * with the name of the call, never with the sent data. Throws errors other than ApiError.
 */
export async function refuseFailure({ endpoint, error, locale, fields, reasons }: FailedCall): Promise<Response> {
  if (!(error instanceof ApiError)) throw error;
  const { code, status, message, retryAfter, violations } = error;
  if (code === 'invalid' && fields) return refuse('invalid', { fields: refusedFields(violations, fields, reasons) });
  log.warn({ endpoint, code, status, reason: message }, 'An endpoint could not be served');
  if (code === 'too_many') return refuseTooMany(locale, retryAfter ?? WAIT_SECONDS);
  return refuse(code, code === 'unavailable' ? { retryAfter: RETRY_SECONDS } : {});
}

/** Form field names by wire name; values that the visitor does not enter are missing. */
export type FormFields = Record<string, string>;

/** The fields refused by the upstream, by form field name: the message from `reasons`, else 'invalid'. */
export function refusedFields(violations: Violation[], fields: FormFields, reasons: FieldErrors = {}): FieldErrors {
  const names = violations.flatMap(({ field }) => (Object.hasOwn(fields, field) ? (fields[field] ?? []) : []));
  return Object.fromEntries(names.map((name) => [name, reasons[name] ?? 'invalid']));
}

/** 429 with the seconds to wait and a message for the visitor. */
export async function refuseTooMany(locale: Locale, retryAfter: number): Promise<Response> {
  const { Errors: messages } = (await import(`../../messages/${locale}.json`)).default;
  return refuse('too_many', { retryAfter, text: messages.tooMany });
}
