import { getTranslations } from 'next-intl/server';
import { Dialog } from '@/components/ui/dialog';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicsByCommunity } from '@/lib/domain/communities';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { toPlace } from './place';
import { PlaceList } from './place-list';

type Props = { locale: Locale; id: string; title: string; clinics: Clinic[] };

/**
 * Clinics by community in a dialog: name, address, phone, visit (checklist M63). Madrid follows the two communities the
 * specification names when there is one there, so that no clinic is hidden. Nothing is drawn for no clinics.
 */
export async function ClinicsDialog({ locale, id, title, clinics }: Props) {
  if (clinics.length === 0) return null;
  const [t, communities] = await Promise.all([getTranslations('ClinicsDialog'), getTranslations('Communities')]);
  return (
    <Dialog id={id} title={title} closeLabel={t('close')}>
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
