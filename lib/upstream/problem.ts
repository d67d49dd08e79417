import { ApiError, type ApiErrorCode, type Violation } from './errors';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const firstText = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? null;

/** Returns the human-readable text of an error body, in any shape of docs/contract.md#errors, or null. */
export function serverMessage(body: unknown): string | null {
  if (!isBag(body)) return null;
  const inner = isBag(body.error) ? body.error.message : null;
  return firstText(
    body.error,
    body.message,
    body['hydra:description'],
    body.detail,
    body.description,
    inner,
    body['hydra:title'],
    body.title,
  );
}

/** Returns the status inside a response body (some servers send 200 with {"code":404}), or null. */
export function statusInBody(body: unknown): number | null {
  if (!isBag(body)) return null;
  const candidates = [
    body.status,
    body.code,
    isBag(body.error) ? body.error.code : null,
    isBag(body.data) ? body.data.status : null,
  ];
  return candidates.find((value): value is number => typeof value === 'number' && value >= 400 && value < 600) ?? null;
}

function violationsIn(body: unknown): Violation[] {
  if (!isBag(body) || !Array.isArray(body.violations)) return [];
  return body.violations.filter(isBag).map((violation) => ({
    field: firstText(violation.propertyPath) ?? '',
    message: firstText(violation.message) ?? '',
  }));
}

function codeOf(status: number): ApiErrorCode {
  if (status === 404 || status === 410) return 'not_found';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 400 || status === 422) return 'invalid';
  if (status === 409) return 'conflict';
  if (status === 429) return 'too_many';
  if (status >= 500 || (status >= 300 && status < 400)) return 'unavailable';
  return 'unexpected_shape';
}

/** The error for a failed response. `what` names the call without its query, `wait` is its Retry-After. */
export function problemFrom(what: string, status: number, body: unknown, wait: string | null = null): ApiError {
  return new ApiError(codeOf(status), `${what} answered ${status}`, {
    status,
    // For a used key our own message is better: it tells the visitor what to do in this form.
    serverMessage: isBag(body) && body.reason === 'keyUsed' ? null : serverMessage(body),
    violations: violationsIn(body),
    retryAfter: wait && /^\d{1,6}$/.test(wait) ? Number(wait) : null,
    isTransient: status === 502 || status === 503 || status === 504,
  });
}
