import type { Professional } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import { postForm } from './post-form';

/** The data of the logged-in account, from the site's own endpoint; null on failure (M172). */
export async function readAccount(locale: Locale): Promise<Professional | null> {
  const answer = await postForm('/api/profesionales/misdatos', { locale });
  return answer.kind === 'done' && isProfessional(answer.body) ? answer.body : null;
}

const isProfessional = (body: unknown): body is Professional =>
  typeof body === 'object' && body !== null && 'name' in body && typeof body.name === 'string';
