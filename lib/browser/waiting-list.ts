import type { SlotQuery } from '../domain/appointment/assistant';
import type { Locale } from '../i18n/locales';
import { postForm } from './post-form';

export type JoinOutcome = 'listed' | 'untilInvalid' | 'emailInvalid' | 'tooMany' | 'failed';

type Wanted = { locale: Locale; query: SlotQuery; until: string; email: string };

/** Puts an e-mail on the waiting list from the day of the query to another; the visitor has agreed to it. Never throws. */
export async function joinWaitingList({ locale, query, until, email }: Wanted): Promise<JoinOutcome> {
  const { clinicId, day, test } = query;
  const wanted = { centromedico: clinicId, fecha: day, prueba: test, hasta: until, email, terms: true };
  const answer = await postForm('/api/citas/espera', { ...wanted, locale });
  if (answer.kind === 'done') return 'listed';
  if (answer.kind === 'tooMany') return 'tooMany';
  if (answer.kind !== 'invalid') return 'failed';
  return answer.problems.hasta ? 'untilInvalid' : answer.problems.email ? 'emailInvalid' : 'failed';
}

/** Takes the entry of a link off the waiting list; `unknown`: the link opens none. Never throws. */
export async function leaveWaitingList(locale: Locale, secret: string): Promise<'left' | 'unknown' | 'failed'> {
  const answer = await postForm('/api/citas/espera/salir', { secreto: secret, locale });
  if (answer.kind === 'done') return answer.body.ok === true ? 'left' : 'unknown';
  return answer.kind === 'invalid' ? 'unknown' : 'failed'; // invalid: it cannot be a secret
}
