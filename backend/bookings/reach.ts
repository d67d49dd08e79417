import { spanishMobile } from '@clinic/contract/phone-numbers';
import type { Querier } from '#store/db';

/** How a patient is notified; null if not at all. */
export type Reach = 'mail' | 'sms' | null;

type Patient = { hasEmail: boolean; phone: string | null };

/**
 * Returns 'mail' if possible, otherwise 'sms' for a Spanish mobile number. `hasSms`: a provider of text messages is
 * configured.
 */
export function reachOf({ hasEmail, phone }: Patient, hasSms: boolean): Reach {
  if (hasEmail) return 'mail';
  return hasSms && spanishMobile(phone ?? '') !== null ? 'sms' : null;
}

const WIRE = { mail: 'correo', sms: 'sms' } as const;
export type WireReach = (typeof WIRE)[keyof typeof WIRE] | null;

/** Returns the value of `avisos` on the wire. */
export function wireReach(patient: Patient, hasSms: boolean): WireReach {
  const reach = reachOf(patient, hasSms);
  return reach && WIRE[reach];
}

/** SQL of whether a booking has an e-mail, which is sealed and never empty. */
export const HAS_EMAIL = `coalesce(booking.patient ->> 'email', '') <> ''`;

/** Returns how the patient of a stored booking is notified. */
export async function readReach(q: Querier, id: number, hasSms = false): Promise<Reach> {
  const [patient] = await q.query<Patient>(
    `select ${HAS_EMAIL} as "hasEmail", patient ->> 'telefono' as phone from booking where id = $1`,
    [id],
  );
  return patient ? reachOf(patient, hasSms) : null;
}
