import { useTranslations } from 'next-intl';
import { FirstHourLink } from '@/components/shared/first-hour';
import type { HomeRegion } from '@/lib/domain/clinic';
import { regionName } from '@/lib/domain/regions';
import type { Speciality } from '@/lib/domain/speciality';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Shown = {
  locale: Locale;
  /** False if all have the same service. */
  hasServices: boolean;
  /** The provinces with clinics of a speciality, in their order. */
  regionsOf: (speciality: Speciality) => HomeRegion[];
  /** The first free hour of a speciality; null without an agenda. */
  hourOf: (speciality: Speciality) => ShownHour | null;
};

type Props = Shown & { sections: { key: string; name: string; members: Speciality[] }[] };

/** Specialities under their letter with service and provinces; one without page is plain text and says so (M45). */
export function SpecialitySections({ sections, ...shown }: Props) {
  return sections.map(({ key, name, members }) => (
    <section key={key} className="letter" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="entries">
        {members.map((speciality) => (
          <Entry key={speciality.id} speciality={speciality} {...shown} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ speciality, locale, hasServices, regionsOf, hourOf }: Shown & { speciality: Speciality }) {
  const [services, first, t] = [useTranslations('Services'), useTranslations('FirstHour'), useTranslations('NoPage')];
  const { id, name, slug, hasPage, service } = speciality;
  const href = localePath(locale, `/especialidades/${slug}`);
  const regions = hasPage ? regionsOf(speciality) : [];
  return (
    <li className="entry" data-service={service ?? undefined}>
      <h3>{hasPage ? <a href={href}>{name}</a> : <span>{name}</span>}</h3>
      {service && hasServices && <p className="entry-service">{services(service)}</p>}
      {!hasPage && (
        <p className="entry-facts">
          {t.rich('ask', {
            ask: (text) => <a href={appointmentHref(locale, { specialityId: id, from: '/especialidades' })}>{text}</a>,
          })}
        </p>
      )}
      {regions.length > 0 && (
        <ul className="entry-regions">
          {regions.map((region) => (
            <li key={region}>
              <a href={`${href}/${region}`}>
                <span className="sr-only">{name} · </span>
                {regionName(region, locale)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasPage && <FirstHourLink label={first('label')} hour={hourOf(speciality)} about={name} />}
    </li>
  );
}
