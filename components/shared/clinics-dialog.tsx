import { getTranslations } from 'next-intl/server';
import { Dialog } from '@/components/ui/dialog';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicsByCommunity } from '@/lib/domain/communities';
import type { Locale } from '@/lib/i18n/locales';
import { toClinicAddress } from './clinic-address';
import { ClinicAddressList } from './clinic-address-list';

type Props = { locale: Locale; id: string; title: string; clinics: Clinic[] };

/**
 * Clinics by community in a dialog: name, address, phone, visit (M63). Clinics in Madrid follow the two communities
 * that the specification names. Returns null without clinics.
 */
export async function ClinicsDialog({ locale, id, title, clinics }: Props) {
  if (clinics.length === 0) return null;
  const [t, communities] = await Promise.all([getTranslations('ClinicsDialog'), getTranslations('Communities')]);
  return (
    <Dialog id={id} title={title} closeLabel={t('close')}>
      {clinicsByCommunity(clinics).map((group) => (
        <section key={group.community} className="mb-6">
          <h3>{communities(group.community)}</h3>
          <ClinicAddressList
            action={t('visit')}
            places={group.clinics.map((clinic) => toClinicAddress(locale, clinic))}
          />
        </section>
      ))}
    </Dialog>
  );
}
