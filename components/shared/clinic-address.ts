import type { ReactNode } from 'react';
import type { Clinic } from '@/lib/domain/clinic';
import type { PhonePart } from '@/lib/domain/phone';
import { recordPath } from '@/lib/domain/record-path';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { reachOf } from '@/lib/phones';

export type ClinicAddress = Pick<Clinic, 'id' | 'name' | 'address'> & {
  phone: PhonePart[] | null;
  /** The clinic's page; null if it has none, as an associated centre. */
  href: string | null;
  /** The target of the entry's button; by default the clinic's page. */
  actionHref?: string;
  /** The distance in words, only in a list by distance. */
  distance?: string | null;
  /** What else is shown of it, before the button. */
  facts?: ReactNode;
};

/** The fields of a clinic that the list shows. With `asked` the action requests an appointment at the clinic. */
export function toClinicAddress(
  locale: Locale,
  clinic: Clinic,
  asked?: { specialityId?: string; from: string },
): ClinicAddress {
  const { id, name, address, isAssociated } = clinic;
  const { phone } = reachOf(clinic);
  if (isAssociated) return { id, name, address, phone, href: null };
  const path = recordPath('clinicas', clinic);
  const entry = { id, name, address, phone, href: path && localePath(locale, path) };
  return asked ? { ...entry, actionHref: appointmentHref(locale, { ...asked, clinicId: id }) } : entry;
}
