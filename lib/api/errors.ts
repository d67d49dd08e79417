export type ApiErrorCode = 'not_found' | 'invalid' | 'unauthorized' | 'unavailable' | 'unexpected_shape';

/** A field the upstream refused, as it names it. */
export type Violation = { field: string; message: string };

type Details = {
  status?: number | null;
  serverMessage?: string | null;
  violations?: Violation[];
  isTransient?: boolean;
  isTooLarge?: boolean;
  retryAfter?: number | null;
  cause?: unknown;
};

/**
 * A failed call. `message` is for operators and holds no query string and no body; `serverMessage` is the text the
 * upstream meant for people (already translated by it), null when it gave none.
 */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly violations: Violation[];
  /** A second try may help: connection refused or reset, 502, 503, 504. */
  readonly isTransient: boolean;
  /** The answer was longer than is read: a list may be asked for in pages. */
  readonly isTooLarge: boolean;
  /** Seconds after which the upstream says that asking again makes sense; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(code: ApiErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.violations = details.violations ?? [];
    this.isTransient = details.isTransient ?? false;
    this.isTooLarge = details.isTooLarge ?? false;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** For `.catch`: an absence answers null, any other failure goes on. */
export function orNull(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
