import type { PasswordIssue } from '@clinic/contract/password-rules';
import type { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import { translatorFor } from '#messages';

/** Reason for refusing a call of the professional area; sent with the text, so that clients need not compare texts. */
export type Reason =
  | 'failed'
  | 'fieldsMissing'
  | 'fieldsInvalid'
  | 'unknownProfessional'
  | 'oldPasswordWrong'
  | 'passwordUnchanged'
  | 'linkExpired'
  | 'tooMany'
  | 'busy'
  /** The only reason for failed logins (M160). */
  | 'badCredentials'
  | PasswordIssue;

export const reasonText = (reason: Reason, locale: ContentLocale): string => translatorFor(locale, 'accounts')(reason);

/** refused: with the reason; wait: too many attempts, try again after so many seconds. */
export type Outcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'wait'; seconds: number };

export const ok = <T>(value: T): Outcome<T> => ({ kind: 'ok', value });
export const refused = (reason: Reason): Outcome<never> => ({ kind: 'refused', reason });
/** Returns the outcome for an invalid form: a required field is empty, or a filled one is wrong. */
export function refusedForm({ issues }: z.ZodError, body: unknown): Outcome<never> {
  const sent: Record<PropertyKey, unknown> = Object(body);
  const isEmpty = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : (value ?? null) === null);
  return refused(issues.some(({ path: [field = ''] }) => isEmpty(sent[field])) ? 'fieldsMissing' : 'fieldsInvalid');
}
export const wait = (seconds: number): Outcome<never> => ({ kind: 'wait', seconds });
