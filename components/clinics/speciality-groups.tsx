import type { Service, Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  groups: { service: Service; title: string; count: string; specialities: Speciality[] }[];
};

/** The specialities of each service under its name (M53). */
export function SpecialityGroups({ locale, groups }: Props) {
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
            {specialities.map(({ id, name, slug, hasPage }) => (
              <li key={id}>
                {hasPage ? <a href={localePath(locale, `/especialidades/${slug}`)}>{name}</a> : <span>{name}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
