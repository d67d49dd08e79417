import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { NameLink } from '@/components/ui/name-link';
import { NoScript } from '@/components/ui/no-script';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { recordPath } from '@/lib/domain/record-path';
import type { Service, Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';

const DIALOG_ID = 'especialidades-clinica';

type Props = { locale: Locale; specialities: Speciality[] };

/**
 * The number of specialities of each service at a clinic, and the button to the dialog that lists them (M53). Without
 * script they are also on the page, folded, because browsers without `command` cannot open the dialog then.
 */
export function ClinicSpecialities({ locale, specialities }: Props) {
  const t = useTranslations('Clinic');
  const services = useTranslations('Services');
  const groups = specialitiesByService(specialities).map((group) => ({
    ...group,
    title: services(group.service),
    count: t('specialityCount', { count: group.specialities.length }),
  }));
  return (
    <section className="section bg-mist" aria-labelledby="especialidades-t">
      <div className="wrap">
        <h2 id="especialidades-t">{t('specialities')}</h2>
        <ul className="mt-6 grid gap-4 lg:grid-cols-3">
          {groups.map(({ service, title, count }) => (
            <li key={service} className="service-count" data-service={service}>
              <strong>{title}</strong>
              <span className="muted">{count}</span>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <button type="button" className="btn btn-line" command="show-modal" commandfor={DIALOG_ID}>
            {t('seeSpecialities', { count: specialities.length })} <Icon name="arrow-right" />
          </button>
        </p>
        <NoScript isComplete>
          <details className="mt-6">
            <summary className="mb-6">{t('specialities')}</summary>
            <SpecialityGroups locale={locale} groups={groups} />
          </details>
        </NoScript>
      </div>
      <Dialog id={DIALOG_ID} title={t('specialities')} closeLabel={t('close')}>
        <SpecialityGroups locale={locale} groups={groups} />
      </Dialog>
    </section>
  );
}

type GroupsProps = {
  locale: Locale;
  groups: { service: Service; title: string; count: string; specialities: Speciality[] }[];
};

/** The specialities of each service under its name (M53). */
function SpecialityGroups({ locale, groups }: GroupsProps) {
  const t = useTranslations('NoPage');
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      {groups.map(({ service, title, count, specialities }) => (
        <section key={service} data-service={service}>
          <div className="service-count">
            <h3>
              <strong>{title}</strong>
            </h3>
            <span className="muted">{count}</span>
          </div>
          <ul className="plain-list speciality-columns">
            {specialities.map((speciality) => (
              <li key={speciality.id}>
                <NameLink locale={locale} path={recordPath('especialidades', speciality)} missing={t('short')}>
                  {speciality.name}
                </NameLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
