/**
 * `too_many`: the upstream responds, but not to this caller now (429); it has not failed. `conflict`: the attempt's key
 * was used for other content; this content may be sent under a new key.
 */
export type ApiErrorCode =
  | 'not_found'
  | 'invalid'
  | 'unauthorized'
  | 'conflict'
  | 'too_many'
  | 'unavailable'
  | 'unexpected_shape';

/** A field refused by the upstream, by its wire name. */
export type Violation = { field: string; message: string };

type Details = Partial<Omit<ApiError, keyof Error | 'code'>> & { cause?: unknown };

/**
 * A failed call. `message` is for operators and holds no query string and no body; `serverMessage` is the text the
 * upstream meant for people (already translated by it), null when it gave none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or null without a response. */
  readonly status: number | null = null;
  readonly serverMessage: string | null = null;
  readonly violations: Violation[] = [];
  /** A retry may help: connection refused or reset, 502, 503, 504. */
  readonly isTransient: boolean = false;
  /** The response exceeded the limit: a list may be read in pages. */
  readonly isTooLarge: boolean = false;
  /** Seconds to wait before a retry, as given by the upstream, or null. */
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
