import { getTranslations } from 'next-intl/server';
import type { Service, Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ServiceColumns } from './service-columns';

type Props = { locale: Locale; groups: { service: Service; specialities: Speciality[] }[] };

/** "Elige por especialidad": one column per service, its picture and its specialities (checklist M44, M45). */
export async function SpecialityColumns({ locale, groups }: Props) {
  const [t, services] = await Promise.all([getTranslations('Home'), getTranslations('Services')]);
  return (
    <section className="section" aria-labelledby="especialidades-t" id="especialidades">
      <div className="wrap">
        <h2 id="especialidades-t">{t('chooseSpeciality')}</h2>
        <p className="lead mt-3">{t('chooseSpecialityLead')}</p>
        <ServiceColumns
          fewer={t('fewerSpecialities')}
          base={localePath(locale, '/especialidades/')}
          columns={groups.map(({ service, specialities }) => ({
            service,
            title: services(service),
            all: t('allSpecialities', { count: specialities.length }),
            entries: specialities.map(({ name, slug, hasPage }) => [name, slug, hasPage]),
          }))}
        />
      </div>
    </section>
  );
}
