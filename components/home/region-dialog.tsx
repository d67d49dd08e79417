import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { Dialog } from '@/components/ui/dialog';
import type { Clinic } from '@/lib/domain/clinic';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; region: string; name: string; clinics: Clinic[]; associated: Clinic[] };

/** The clinics of a province, and the associated centres there with name, address and phone only. */
export async function RegionDialog({ locale, region, name, clinics, associated }: Props) {
  const t = await getTranslations('RegionDialog');
  return (
    <Dialog id={`clinicas-${region}`} title={t('title', { name })} closeLabel={t('close')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {clinics.map((clinic) => (
          <li key={clinic.id} className="place">
            <a className="link" href={localePath(locale, `/clinicas/${clinic.slug}`)}>
              {clinic.name}
            </a>
            <Place clinic={clinic} />
            <a className="link" href={appointmentHref(locale, { clinicId: clinic.id, from: '/' })}>
              {t('ask')}
              <span className="sr-only"> · {clinic.name}</span>
            </a>
          </li>
        ))}
      </ul>
      {associated.length > 0 && (
        <>
          <h3 className="mt-6 border-line border-t pt-6">{t('associated')}</h3>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {associated.map((clinic) => (
              <li key={clinic.id} className="place">
                <strong>{clinic.name}</strong>
                <Place clinic={clinic} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Place({ clinic }: { clinic: Clinic }) {
  return (
    <>
      {clinic.address && <span>{clinic.address}</span>}
      {clinic.phone && <PhoneLink className="tel" phone={clinic.phone} />}
    </>
  );
}
