import { getTranslations } from 'next-intl/server';
import { iconCell } from '@/components/specialities/icons';
import { Icon } from '@/components/ui/icon';
import type { ServiceGroup } from '@/lib/domain/home-room';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ServiceColumns } from './service-columns';

type Props = {
  locale: Locale;
  groups: ServiceGroup[];
  /** How many there are in all, when the groups are cut; else null. */
  total: number | null;
};

/** "Elige por especialidad": one column per service, its picture and its specialities (checklist M44, M45). */
export async function SpecialityColumns({ locale, groups, total }: Props) {
  const [t, services, rest] = await Promise.all([
    getTranslations('Home'),
    getTranslations('Services'),
    getTranslations('HomeRest'),
  ]);
  return (
    <section className="section far" aria-labelledby="especialidades-t" id="especialidades">
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
            entries: specialities.map(({ name, slug, hasPage }) => [name, slug, hasPage, iconCell(slug, service)]),
          }))}
        />
        {total !== null && (
          <p className="mt-8">
            <a className="btn btn-line" href={localePath(locale, '/especialidades')}>
              {rest('specialities', { count: total })} <Icon name="arrow-right" />
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
