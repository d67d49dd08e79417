import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicsByCommunity } from '@/lib/domain/communities';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ProvinceLinks } from './province-links';

type Props = { locale: Locale; speciality: Speciality; clinics: Clinic[]; phone: string };

/** Whom to call and when, and where this is done. */
export async function SpecialityAside({ locale, speciality, clinics, phone }: Props) {
  const [t, communities] = await Promise.all([getTranslations('Speciality'), getTranslations('Communities')]);
  return (
    <aside className="aside lg:col-span-4" aria-label={t('aside')}>
      <div className="stack">
        <h2 className="text-xl">{t('questions')}</h2>
        <p>
          <PhoneLink className="big-phone" phone={phone} />
        </p>
        <p className="text-ink-2 text-sm">{t('hours')}</p>
        <p className="text-ink-2 text-sm">{t('callBack')}</p>
      </div>
      {clinicsByCommunity(clinics).map((group) => (
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
      ))}
      <ProvinceLinks locale={locale} speciality={speciality} clinics={clinics} />
    </aside>
  );
}
