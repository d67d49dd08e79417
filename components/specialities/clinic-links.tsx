import { useTranslations } from 'next-intl';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicsByCommunity } from '@/lib/domain/communities';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The clinics of a speciality by community, as links. */
export function ClinicLinks({ locale, clinics }: { locale: Locale; clinics: Clinic[] }) {
  const communities = useTranslations('Communities');
  return clinicsByCommunity(clinics).map((group) => (
    <section key={group.community}>
      <h2 className="text-lg">{communities(group.community)}</h2>
      <ul className="plain-list">
        {group.clinics.map((clinic) => (
          <li key={clinic.id}>
            <a href={localePath(locale, `/clinicas/${clinic.slug}`)}>{clinic.name}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
