'use client';

import { Motif } from '@/components/motif/motif';
import { SpecialityIcon } from '@/components/specialities/speciality-icon';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/lib/domain/speciality';

/** A result in as few bytes as it can be said; without address it is plain text. */
type Entry = { id: string; name: string; href: string | null };

const Name = ({ name, href }: Entry) => (href ? <a href={href}>{name}</a> : <span>{name}</span>);

type SpecialityColumn = { title: string; service: Service | null; entries: (Entry & { slug: string })[] };

/** Found specialities, a column for each service. */
export function FoundSpecialities({ columns }: { columns: SpecialityColumn[] }) {
  return (
    <div className="found-columns">
      {columns.map(({ title, service, entries }) => (
        <section key={title} data-service={service ?? 'medicas'}>
          <div className="bar" />
          <h3>{title}</h3>
          <ul className="service-list">
            {entries.map(({ slug, ...entry }) => (
              <li key={entry.id}>
                <SpecialityIcon slug={slug} service={service} className="text-(--svc)" />
                <Name {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Found clinics, a column for each community. */
export function FoundClinics({ columns }: { columns: { title: string; entries: Entry[] }[] }) {
  return (
    <div className="found-columns">
      {columns.map(({ title, entries }) => (
        <section key={title}>
          <div className="bar" />
          <h3>{title}</h3>
          <ul className="service-list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Icon name="map-pin" />
                <Name {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Found doctors with what they are specialists in. */
export function FoundDoctors({ doctors }: { doctors: (Entry & { specialities: string })[] }) {
  return (
    <ul className="found-doctors">
      {doctors.map(({ specialities, ...entry }) => (
        <li key={entry.id}>
          <Icon name="user-round" />
          <p>
            <Name {...entry} />
            {specialities && <small>{specialities}</small>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Found products as cards (checklist M79). */
export function FoundProducts({ products }: { products: (Entry & { price: string | null; slug: string })[] }) {
  return (
    <ul className="grid-cards">
      {products.map(({ id, name, href, price, slug }) => (
        <li key={id} className="card found-product">
          <Motif service="medicas" seed={slug || id} className="h-20 w-full" />
          <h3 className="text-lg">
            {href ? (
              <a className="card-link" href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          {price && <p>{price}</p>}
        </li>
      ))}
    </ul>
  );
}
