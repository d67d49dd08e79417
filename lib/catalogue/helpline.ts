import 'server-only';
import type { Helpline } from '@/lib/domain/helpline';
import { env } from '@/lib/env';

/** The configured phone and e-mail of the helpline (M67). */
export function getHelpline(): Helpline {
  const { HELPLINE_PHONE, HELPLINE_EMAIL } = env();
  return { phone: HELPLINE_PHONE, email: HELPLINE_EMAIL ?? null };
}
