import type { Clinic } from '@/lib/domain/clinic';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { locatedClinics } from './located-clinics';
import { NearbyClinics } from './nearby-clinics';

type Props = {
  locale: Locale;
  clinics: Clinic[] /** Whether the page carries them; else they are fetched. */;
  areFew: boolean;
};

/** The button that sorts the own clinics by distance; not rendered when no clinic has coordinates. */
export async function NearbySection({ locale, clinics, areFew }: Props) {
  if (clinics.every((clinic) => !clinic.coordinates)) return null;
  return (
    <NearbyClinics
      locale={locale}
      places={areFew ? locatedClinics(locale, clinics) : null}
      texts={await textsOf('NearbyClinics')}
    />
  );
}
