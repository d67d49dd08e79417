import { getTranslations } from 'next-intl/server';
import { iconCell } from '@/components/shared/speciality-icons';
import { Icon } from '@/components/ui/icon';
import type { ServiceGroup } from '@/lib/domain/capacity';
import type { MediaRef, Picture } from '@/lib/domain/media';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ServiceColumns } from './service-columns';

type Props = {
  locale: Locale;
  groups: ServiceGroup[];
  /** The own icons of the specialities that have one. */
  icons: Map<MediaRef, Picture>;
  /** How many there are in all, when the groups are cut; else null. */
  total: number | null;
  /** The address of the list of insurers; null without one. */
  insurers: string | null;
};

/** "Elige por especialidad": one column per service, its picture and its specialities (M44, M45). */
export async function SpecialityColumns({ locale, groups, icons, total, insurers }: Props) {
  const [t, services, rest, directories] = await Promise.all([
    getTranslations('Home'),
    getTranslations('Services'),
    getTranslations('HomeRest'),
    getTranslations('HomeDirectories'),
  ]);
  const to = (path: string) => localePath(locale, path);
  const all = total === null ? directories('specialities') : rest('specialities', { count: total });
  const ways: [href: string, name: string][] = [
    [to('/especialidades'), all],
    [to('/medicos'), directories('doctors')],
    [to('/pruebas'), directories('tests')],
    [to('/especial-online'), directories('vouchers')],
    ...(insurers ? [[insurers, directories('insurers')] satisfies [string, string]] : []),
  ];
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
            entries: specialities.map(({ name, slug, hasPage, icon }) => ({
              ...{ name, slug, hasPage },
              icon: (icon && icons.get(icon)?.url) ?? iconCell(`${slug} ${name}`, service),
            })),
          }))}
        />
        <nav aria-label={directories('label')} className="mt-8 flex flex-wrap gap-3">
          {ways.map(([href, name]) => (
            <a key={href} className="btn btn-line" href={href}>
              {name} <Icon name="arrow-right" />
            </a>
          ))}
        </nav>
      </div>
    </section>
  );
}
