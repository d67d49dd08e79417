import { getTranslations } from 'next-intl/server';
import type { Clinic } from '@/lib/domain/clinic';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { NearbyClinics } from './nearby-clinics';
import { placesSomewhere } from './places-somewhere';

type Props = {
  locale: Locale;
  clinics: Clinic[] /** Whether the page carries them; else they are fetched. */;
  areFew: boolean;
};

/** The button that sorts the own clinics by distance; left out while no clinic says where it is. */
export async function NearbySection({ locale, clinics, areFew }: Props) {
  const t = await getTranslations('NearbyClinics');
  if (clinics.every((clinic) => !clinic.coordinates)) return null;
  return (
    <NearbyClinics
      locale={locale}
      places={areFew ? placesSomewhere(locale, clinics) : null}
      texts={textsOf(t, ['open', 'title', 'close', 'ask', 'privacy', 'asking', 'found', 'refused', 'failed'])}
    />
  );
}
