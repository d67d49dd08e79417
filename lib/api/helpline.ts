import 'server-only';
import type { Helpline } from '../domain/helpline';
import { env } from '../env';

/** The configured phone and e-mail of the helpline (checklist M67). */
export function getHelpline(): Helpline {
  const { HELPLINE_PHONE, HELPLINE_EMAIL } = env();
  return { phone: HELPLINE_PHONE, email: HELPLINE_EMAIL ?? null };
}
