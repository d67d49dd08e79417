/**
 * `too_many`: the upstream answers, but not this caller now (429); it is no failure of it. `conflict`: the key of the
 * attempt was used for something else; the same content under a new key may be sent.
 */
export type ApiErrorCode =
  | 'not_found'
  | 'invalid'
  | 'unauthorized'
  | 'conflict'
  | 'too_many'
  | 'unavailable'
  | 'unexpected_shape';

/** A field the upstream refused, as it names it. */
export type Violation = { field: string; message: string };

type Details = Partial<Omit<ApiError, keyof Error | 'code'>> & { cause?: unknown };

/**
 * A failed call. `message` is for operators and holds no query string and no body; `serverMessage` is the text the
 * upstream meant for people (already translated by it), null when it gave none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null = null;
  readonly serverMessage: string | null = null;
  readonly violations: Violation[] = [];
  /** A second try may help: connection refused or reset, 502, 503, 504. */
  readonly isTransient: boolean = false;
  /** The answer was longer than is read: a list may be asked for in pages. */
  readonly isTooLarge: boolean = false;
  /** Seconds after which the upstream says that asking again makes sense; null when it does not say. */
  readonly retryAfter: number | null = null;

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    { cause, ...details }: Details = {},
  ) {
    super(message, { cause });
    Object.assign(this, details);
  }
}

/** For `.catch`: returns null for an absence and rethrows any other error. */
export function orNull(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
