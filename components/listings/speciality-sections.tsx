'use client';

import type { Service } from '@/lib/domain/speciality';

type Props = {
  /** What a slug is put behind to make an address. */
  base: string;
  sections: { key: string; name: string; entries: [name: string, slug: string | null, service: Service | null][] }[];
};

/** Specialities under their letter; one without page is plain text (checklist M45). */
export function SpecialitySections({ base, sections }: Props) {
  return sections.map(({ key, name, entries }) => (
    <section key={key} className="letter" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="service-list">
        {entries.map(([title, slug, service]) => (
          <li key={title + slug} data-service={service ?? undefined}>
            {slug ? <a href={base + slug}>{title}</a> : <span>{title}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
