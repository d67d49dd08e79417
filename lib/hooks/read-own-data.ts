import type { Professional } from '../domain/professional/professional';
import type { Locale } from '../i18n/locales';
import { sendToDoor } from './send-to-door';

/** The data of the account that is logged in, from the site's own door; null when they cannot be read now (M172). */
export async function readOwnData(locale: Locale): Promise<Professional | null> {
  const answer = await sendToDoor('/api/profesionales/misdatos', { locale });
  return answer.kind === 'done' && isProfessional(answer.body) ? answer.body : null;
}

const isProfessional = (body: unknown): body is Professional =>
  typeof body === 'object' && body !== null && 'name' in body && typeof body.name === 'string';
