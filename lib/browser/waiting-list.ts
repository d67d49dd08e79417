import type { SlotQuery } from '../domain/appointment/assistant';
import type { WaitingAnswer } from '../domain/appointment/waiting-list';
import type { Locale } from '../i18n/locales';
import { postForm } from './post-form';

export type JoinOutcome = 'listed' | 'untilInvalid' | 'emailInvalid' | 'tooMany' | 'failed';

type Wanted = { locale: Locale; query: SlotQuery; until: string; email: string };

/** Puts an e-mail on the waiting list, from the query's day to another; the visitor must have agreed. Never throws. */
export async function joinWaitingList({ locale, query, until, email }: Wanted): Promise<JoinOutcome> {
  const { clinicId, day, test } = query;
  const wanted = { centromedico: clinicId, fecha: day, prueba: test, hasta: until, email, terms: true };
  const answer = await postForm('/api/citas/espera', { ...wanted, locale });
  if (answer.kind === 'done') return 'listed';
  if (answer.kind === 'tooMany') return 'tooMany';
  if (answer.kind !== 'invalid') return 'failed';
  return answer.problems.hasta ? 'untilInvalid' : answer.problems.email ? 'emailInvalid' : 'failed';
}

type Opened = { locale: Locale; secret: string };

/** Returns the entry of a link; `failed` if the request failed. Never throws. */
export async function fetchWaitingEntry({ locale, secret }: Opened): Promise<WaitingAnswer | { kind: 'failed' }> {
  const answer = await postForm('/api/citas/espera/entrada', { secreto: secret, locale });
  if (answer.kind === 'invalid') return { kind: 'unknown' }; // it cannot be a secret
  return answer.kind === 'done' ? (answer.body as WaitingAnswer) : { kind: 'failed' };
}

/** Removes a link's entry from the waiting list; `unknown`: the link is invalid. Never throws. */
export async function leaveWaitingList({ locale, secret }: Opened): Promise<'left' | 'unknown' | 'failed'> {
  const answer = await postForm('/api/citas/espera/salir', { secreto: secret, locale });
  if (answer.kind === 'done') return answer.body.ok === true ? 'left' : 'unknown';
  return answer.kind === 'invalid' ? 'unknown' : 'failed'; // invalid: the secret is malformed
}
