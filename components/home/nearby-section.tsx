import { getTranslations } from 'next-intl/server';
import { toPlace } from '@/components/clinics/place';
import type { Clinic } from '@/lib/domain/clinic';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { NearbyClinics } from './nearby-clinics';

type Props = { locale: Locale; clinics: Clinic[] };

/** The button that sorts the own clinics by distance; left out while no clinic says where it is. */
export async function NearbySection({ locale, clinics }: Props) {
  const t = await getTranslations('NearbyClinics');
  if (clinics.every((clinic) => !clinic.coordinates)) return null;
  return (
    <NearbyClinics
      locale={locale}
      places={clinics.map((clinic) => ({
        ...toPlace(
          clinic,
          localePath(locale, `/clinicas/${clinic.slug}`),
          appointmentHref(locale, { clinicId: clinic.id, from: '/' }),
        ),
        coordinates: clinic.coordinates,
      }))}
      texts={textsOf(t, ['open', 'title', 'close', 'ask', 'privacy', 'asking', 'found', 'refused', 'failed'])}
    />
  );
}
