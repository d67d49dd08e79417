import { getTranslations } from 'next-intl/server';
import { FarSection } from '@/components/ui/far-section';
import { specialitiesByService } from '@/lib/domain/catalogue';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { SpecialityGroups } from './speciality-groups';

type Props = { locale: Locale; specialities: Speciality[] };

/** The specialities of a clinic in three groups (M53). */
export async function ClinicSpecialities({ locale, specialities }: Props) {
  const [t, services] = await Promise.all([getTranslations('Clinic'), getTranslations('Services')]);
  return (
    <FarSection className="bg-mist" aria-labelledby="especialidades-t">
      <div className="wrap">
        <h2 id="especialidades-t">{t('specialities')}</h2>
        <SpecialityGroups
          base={localePath(locale, '/especialidades/')}
          groups={specialitiesByService(specialities).map((group) => ({
            service: group.service,
            title: services(group.service),
            count: t('specialityCount', { count: group.specialities.length }),
            entries: group.specialities.map(({ name, slug, hasPage }) => [name, hasPage ? slug : null]),
          }))}
        />
      </div>
    </FarSection>
  );
}
