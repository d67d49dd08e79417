import { useTranslations } from 'next-intl';
import { FirstHourLink } from '@/components/shared/first-hour';
import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import type { Service } from '@/lib/domain/speciality';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { type Entry, FoundName, NamedWithNote } from './found-entry';

/** The first free hours of found records, by kind and id: 'doctor 44'. */
export type FoundHours = ReadonlyMap<string, ShownHour>;

type WithHour = { hour?: ShownHour | undefined };

/** The first free hour of a found record; renders nothing without one. */
export const FoundHour = ({ name, hour }: WithHour & { name: string }) =>
  hour ? <LabelledHour {...{ name, hour }} /> : null;

function LabelledHour({ name, hour }: { name: string; hour: ShownHour }) {
  const t = useTranslations('FirstHour');
  return <FirstHourLink label={t('label')} hour={hour} about={name} />;
}

type IconEntry = Entry & WithHour & { slug: string; service?: Service | null; iconUrl?: string | undefined };
type SpecialityColumn = { title: string; service: Service | null; entries: IconEntry[] };

/** Found specialities, a column for each service. */
export function FoundSpecialities({ columns }: { columns: SpecialityColumn[] }) {
  return (
    <div className="found-columns">
      {columns.map(({ title, service, entries }) => (
        <section key={title} data-service={service ?? 'medicas'}>
          <div className="bar" />
          <h3>{title}</h3>
          <ul className="service-list">
            {entries.map(({ slug, service: own = service, iconUrl, hour, ...entry }) => (
              <li key={entry.id} data-service={own ?? 'medicas'}>
                <SpecialityIcon own={iconUrl} words={`${slug} ${entry.name}`} service={own} className="text-(--svc)" />
                <div>
                  <FoundName {...entry} />
                  <FoundHour name={entry.name} hour={hour} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Found tests, each with the icon and the name of its service. */
export function FoundTests({ tests }: { tests: (Entry & WithHour & { service: Service | null; note: string })[] }) {
  return (
    <ul className="found-rows">
      {tests.map(({ service, note, hour, ...entry }) => (
        <li key={entry.id} data-service={service ?? 'medicas'}>
          <SpecialityIcon words={entry.name} service={service} className="text-(--svc)" />
          <div>
            <NamedWithNote {...entry} note={note} />
            <FoundHour name={entry.name} hour={hour} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Found clinics, a column for each community. */
export function FoundClinics({ columns }: { columns: { title: string; entries: (Entry & WithHour)[] }[] }) {
  return (
    <div className="found-columns">
      {columns.map(({ title, entries }) => (
        <section key={title}>
          <div className="bar" />
          <h3>{title}</h3>
          <ul className="service-list">
            {entries.map(({ hour, ...entry }) => (
              <li key={entry.id}>
                <Icon name="map-pin" />
                <div>
                  <FoundName {...entry} />
                  <FoundHour name={entry.name} hour={hour} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Row = Entry & WithHour & { note: string; plate?: string; lang?: 'es' | undefined };

/** Found records in rows: a plate of two letters or an icon, the name, and a line about it. */
export function FoundRows({ rows, icon }: { rows: Row[]; icon: string }) {
  return (
    <ul className="found-rows">
      {rows.map(({ note, plate, hour, ...entry }) => (
        <li key={entry.id}>
          {plate ? (
            <span className="found-plate" aria-hidden="true">
              {plate}
            </span>
          ) : (
            <Icon name={icon} />
          )}
          <div>
            <NamedWithNote {...entry} note={note} />
            <FoundHour name={entry.name} hour={hour} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Found products as cards (M79). */
export function FoundProducts({ products }: { products: (Entry & { price: string | null; slug: string })[] }) {
  return (
    <ul className="grid-cards">
      {products.map(({ id, name, href, price, slug }) => (
        <li key={id} className="card found-product">
          <Motif service="medicas" seed={slug || id} className="h-20 w-full" />
          <h3 className="text-lg">
            <FoundName {...{ name, href }} className="card-link" />
          </h3>
          {price && <p>{price}</p>}
        </li>
      ))}
    </ul>
  );
}
