import { getTranslations } from 'next-intl/server';
import { Dialog } from '@/components/ui/dialog';
import { specialitiesByService } from '@/lib/domain/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; clinic: Clinic; specialities: Speciality[] };

/** The specialities of a clinic in three groups, in a dialog behind a button (checklist M53). */
export async function ClinicSpecialities({ locale, clinic, specialities }: Props) {
  const [t, services] = await Promise.all([getTranslations('Clinic'), getTranslations('Services')]);
  const groups = specialitiesByService(specialities);
  return (
    <section className="section bg-mist" aria-labelledby="especialidades-t">
      <div className="wrap">
        <h2 id="especialidades-t">{t('specialities')}</h2>
        <ul className="mt-6 grid gap-4 lg:grid-cols-3">
          {groups.map(({ service, specialities: { length: count } }) => (
            <li key={service} data-service={service} className="service-count">
              <strong>{services(service)}</strong>
              <span className="muted">{t('specialityCount', { count })}</span>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <button type="button" className="btn btn-primary" command="show-modal" commandfor="especialidades-clinica">
            {t('seeSpecialities', { count: specialities.length })}
          </button>
        </p>
        <Dialog id="especialidades-clinica" title={t('specialitiesOf', { name: clinic.name })} closeLabel={t('close')}>
          <div className="grid gap-8 md:grid-cols-3">
            {groups.map((group) => (
              <section key={group.service} data-service={group.service}>
                <div className="bar" />
                <h3 className="mt-3 text-(--svc)">{services(group.service)}</h3>
                <ul className="plain-list">
                  {group.specialities.map(({ id, name, slug, hasPage }) => (
                    <li key={id}>
                      {hasPage ? (
                        <a href={localePath(locale, `/especialidades/${slug}`)}>{name}</a>
                      ) : (
                        <span>{name}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Dialog>
      </div>
    </section>
  );
}
