import type { Session } from '@/lib/session/session';
import { ApiError } from '@/lib/upstream/errors';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { type FieldErrors, refuse } from './answers';
import { type FormFields, refusedFields } from './refused-fields';
import { refuseTooMany } from './too-many';

const RETRY_SECONDS = 5;
const WAIT_SECONDS = 60;

/** A call that failed, and what its endpoint says about its fields. */
export type Failure = {
  endpoint: string;
  error: unknown;
  locale: Locale;
  session?: Session | null;
  fields?: FormFields;
  reasons?: FieldErrors;
};

/**
 * The answer for a failed call behind an endpoint; a limit of the upstream is passed on as one. The failure is logged by
 * what was called, never with what was sent. Throws what is no ApiError.
 */
export async function refuseFailure({ endpoint, error, locale, fields, reasons }: Failure): Promise<Response> {
  if (!(error instanceof ApiError)) throw error;
  const { code, status, message, retryAfter, violations } = error;
  if (code === 'invalid' && fields) return refuse('invalid', { fields: refusedFields(violations, fields, reasons) });
  log.warn({ endpoint, code, status, reason: message }, 'An endpoint could not be served');
  if (code === 'too_many') return refuseTooMany(locale, retryAfter ?? WAIT_SECONDS);
  return refuse(code, code === 'unavailable' ? { retryAfter: RETRY_SECONDS } : {});
}
