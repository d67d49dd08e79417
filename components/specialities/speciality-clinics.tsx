import { getTranslations } from 'next-intl/server';
import { toPlace } from '@/components/clinics/place';
import { PlaceList } from '@/components/clinics/place-list';
import { Dialog } from '@/components/ui/dialog';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicsByCommunity } from '@/lib/domain/communities';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; speciality: Speciality; clinics: Clinic[] };

/**
 * The clinics that offer the speciality, by community: name, address, phone, visit (checklist M63). Madrid follows the
 * two communities the specification names when the speciality is offered there, so that no clinic is hidden.
 */
export async function SpecialityClinics({ locale, speciality, clinics }: Props) {
  if (clinics.length === 0) return null;
  const [t, communities] = await Promise.all([getTranslations('Speciality'), getTranslations('Communities')]);
  return (
    <Dialog id="clinicas-especialidad" title={t('clinicsWith', { name: speciality.name })} closeLabel={t('close')}>
      {clinicsByCommunity(clinics).map((group) => (
        <section key={group.community} className="mb-6">
          <h3>{communities(group.community)}</h3>
          <PlaceList
            action={t('visit')}
            places={group.clinics.map((clinic) => {
              const href = localePath(locale, `/clinicas/${clinic.slug}`);
              return toPlace(clinic, href, href);
            })}
          />
        </section>
      ))}
    </Dialog>
  );
}
