import { getTranslations } from 'next-intl/server';
import { OwnIcon, SpriteIcon } from '@/components/shared/speciality-icon';
import { iconCell } from '@/components/shared/speciality-icons';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import type { ServiceGroup } from '@/lib/domain/capacity';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  groups: ServiceGroup[];
  /** The own icons of the specialities that have one. */
  icons: Map<MediaRef, Picture>;
  /** The total when the groups are cut, otherwise null. */
  total: number | null;
  /** The address of the list of insurers; null without one. */
  insurers: string | null;
};

/** "Elige por especialidad": one column per service, its picture and its specialities (M44, M45). */
export async function SpecialityColumns({ locale, groups, icons, total, insurers }: Props) {
  const [t, services, rest, directories, noPage] = await Promise.all([
    getTranslations('Home'),
    getTranslations('Services'),
    getTranslations('HomeRest'),
    getTranslations('HomeDirectories'),
    getTranslations('NoPage'),
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
          missing={noPage('short')}
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

/** Number of entries that a column shows initially. */
const SHOWN = 8;

type ServiceColumnsProps = {
  /** Prefix of a slug in an address. */
  base: string;
  fewer: string;
  /** Says that an entry has no page. */
  missing: string;
  /** `all` names the control that shows the rest. */
  columns: {
    service: Service;
    title: string;
    all: string;
    /** The icon is the address of the record's own icon, or the cell of a drawn one. */
    entries: { name: string; slug: string; hasPage: boolean; icon: string | number }[];
  }[];
};

/** The services side by side: the first specialities of each, and the rest behind a control. */
function ServiceColumns({ base, fewer, missing, columns }: ServiceColumnsProps) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-3">
      {columns.map(({ service, title, all, entries }) => {
        const rows = entries.map(({ name, slug, hasPage, icon }) => (
          <li key={slug}>
            {typeof icon === 'string' ? <OwnIcon url={icon} /> : <SpriteIcon cell={icon} className="text-(--svc)" />}
            {hasPage ? (
              <a href={base + slug}>{name}</a>
            ) : (
              <span>
                {name} <small>{missing}</small>
              </span>
            )}
          </li>
        ));
        return (
          <section key={service} className="card" data-service={service}>
            <div className="bar" />
            <Motif service={service} seed={`inicio-${service}`} cols={18} rows={5} className="h-28 w-full" />
            <div className="p-6">
              <h3 className="text-(--svc) text-2xl">{title}</h3>
              <ul className="service-list">{rows.slice(0, SHOWN)}</ul>
              {rows.length > SHOWN && (
                <details className="more">
                  <summary className="link">
                    <span className="when-closed">{all}</span>
                    <span className="when-open">{fewer}</span> <Icon name="chevron-down" />
                  </summary>
                  <ul className="service-list">{rows.slice(SHOWN)}</ul>
                </details>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
