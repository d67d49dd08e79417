'use client';

import type { HomeRegion } from '@/lib/domain/clinic';
import type { Service } from '@/lib/domain/speciality';

type Entry = [name: string, slug: string | null, service: Service | null, regions: HomeRegion[]];

type Props = {
  /** What a slug is put behind to make an address. */
  base: string;
  /** The names of the services; null where all are of one. */
  services: Record<string, string> | null;
  /** The provinces with clinics, in their order. */
  regions: [slug: string, name: string][];
  sections: { key: string; name: string; entries: Entry[] }[];
};

/** Specialities under their letter with service and provinces; one without page is plain text (M45). */
export function SpecialitySections({ base, services, regions, sections }: Props) {
  return sections.map(({ key, name, entries }) => (
    <section key={key} className="letter" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="entries">
        {entries.map(([title, slug, service, own]) => (
          <li key={title + slug} className="entry" data-service={service ?? undefined}>
            <h3>{slug ? <a href={base + slug}>{title}</a> : <span>{title}</span>}</h3>
            {service && services && <p className="entry-service">{services[service]}</p>}
            {slug && own.length > 0 && (
              <ul className="entry-regions">
                {regions.map(
                  ([region, place]) =>
                    own.some((one) => one === region) && (
                      <li key={region}>
                        <a href={`${base}${slug}/${region}`}>
                          <span className="sr-only">{title} · </span>
                          {place}
                        </a>
                      </li>
                    ),
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
