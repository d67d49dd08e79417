import 'server-only';
import { type Insurer, insurersOf, namedInsurers } from '@/lib/domain/insurer';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { listOwnClinics } from './clinics';

/** Where the insurers are listed, without language prefix. */
export const INSURERS_PATH = '/aseguradoras';

/** True if an insurer is configured: otherwise there is no list. */
export const hasInsurers = (): boolean => namedInsurers(env().INSURERS).length > 0;

/** The configured insurers by name, with their clinics; without clinics while these are unavailable. Never throws. */
export async function listInsurers(locale: Locale): Promise<Insurer[]> {
  if (!hasInsurers()) return [];
  const { INSURERS, INSURER_CLINICS } = env();
  return insurersOf(locale, INSURERS, INSURER_CLINICS, await optional(listOwnClinics(locale), []));
}
