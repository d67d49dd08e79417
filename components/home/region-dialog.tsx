import { getTranslations } from 'next-intl/server';
import { toPlace } from '@/components/clinics/place';
import { PlaceList } from '@/components/clinics/place-list';
import { Dialog } from '@/components/ui/dialog';
import type { Clinic } from '@/lib/domain/clinic';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; region: string; name: string; clinics: Clinic[]; associated: Clinic[] };

/** The clinics of a province, and the associated centres there with name, address and phone only. */
export async function RegionDialog({ locale, region, name, clinics, associated }: Props) {
  const t = await getTranslations('RegionDialog');
  const places = clinics.map((clinic) =>
    toPlace(
      clinic,
      localePath(locale, `/clinicas/${clinic.slug}`),
      appointmentHref(locale, { clinicId: clinic.id, from: '/' }),
    ),
  );
  return (
    <Dialog id={`clinicas-${region}`} title={t('title', { name })} closeLabel={t('close')}>
      <PlaceList places={places} action={t('ask')} />
      {associated.length > 0 && (
        <>
          <h3 className="mt-6 [border-top:1px_solid_var(--color-line)] pt-6">{t('associated')}</h3>
          <PlaceList places={associated.map((clinic) => toPlace(clinic, null, null))} />
        </>
      )}
    </Dialog>
  );
}
