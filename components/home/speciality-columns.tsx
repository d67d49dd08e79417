import { getTranslations } from 'next-intl/server';
import { Motif } from '@/components/motif/motif';
import { SpecialityIcon } from '@/components/specialities/speciality-icon';
import type { Service, Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; groups: { service: Service; specialities: Speciality[] }[] };

/** "Elige por especialidad": one column per service, its picture and its specialities (checklist M44, M45). */
export async function SpecialityColumns({ locale, groups }: Props) {
  const [t, services] = await Promise.all([getTranslations('Home'), getTranslations('Services')]);
  return (
    <section className="section" aria-labelledby="especialidades-t" id="especialidades">
      <div className="wrap">
        <h2 id="especialidades-t">{t('chooseSpeciality')}</h2>
        <p className="lead mt-3">{t('chooseSpecialityLead')}</p>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-3">
          {groups.map(({ service, specialities }) => (
            <section key={service} className="card" data-service={service}>
              <div className="bar" />
              <Motif service={service} seed={`inicio-${service}`} cols={18} rows={5} className="h-28 w-full" />
              <div className="p-6">
                <h3 className="text-(--svc) text-2xl">{services(service)}</h3>
                <ul className="service-list">
                  {specialities.map((speciality) => (
                    <li key={speciality.id}>
                      <SpecialityIcon slug={speciality.slug} service={service} className="text-(--svc)" />
                      {speciality.hasPage ? (
                        <a href={localePath(locale, `/especialidades/${speciality.slug}`)}>{speciality.name}</a>
                      ) : (
                        <span>{speciality.name}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
