import type { Week } from '@clinic/contract/open-state';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import type { Clinic } from '@/lib/domain/clinic';
import { directionsHref } from '@/lib/domain/map-links';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** What a card shows of a clinic: few fields, because they are sent to the browser. */
export type ClinicCard = Pick<Clinic, 'slug' | 'name' | 'address' | 'phone'> & {
  href: string;
  /** Its hours as the record writes them, a line each; null without. */
  hours: string | null;
  /** The same to be reckoned with; null where they cannot be read. */
  week: Week | null;
  ask: string;
  /** A route planner; null where neither address nor coordinates are known. */
  directions: string | null;
  hasVideo: boolean;
};

/** The card of a clinic, whose appointment is asked for with what is known already. */
export const toClinicCard = (
  locale: Locale,
  clinic: Clinic,
  asked: { from: string; specialityId?: string },
): ClinicCard => ({
  slug: clinic.slug,
  name: clinic.name,
  address: clinic.address,
  phone: clinic.phone,
  href: localePath(locale, `/clinicas/${clinic.slug}`),
  hours: clinic.openingHours,
  week: parseOpeningHours(clinic.openingHours),
  ask: appointmentHref(locale, { ...asked, clinicId: clinic.id }),
  directions: clinic.address || clinic.coordinates ? directionsHref(clinic) : null,
  hasVideo: clinic.offersTeleconsultation,
});
