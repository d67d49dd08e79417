'use client';

import type { MenuEntry } from '@/lib/domain/shell';
import type { Service } from '@/lib/domain/speciality';

type Props = {
  /** What a slug is put behind to make an address. */
  base: string;
  groups: { service: Service; title: string; count: string; entries: MenuEntry[] }[];
};

/** The specialities of each service under its name (M53). */
export function SpecialityGroups({ base, groups }: Props) {
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      {groups.map(({ service, title, count, entries }) => (
        <section key={service} data-service={service}>
          <div className="service-count">
            <h3>
              <strong>{title}</strong>
            </h3>
            <span className="muted">{count}</span>
          </div>
          <ul className="plain-list speciality-columns">
            {entries.map(([name, slug]) => (
              <li key={name}>{slug ? <a href={base + slug}>{name}</a> : <span>{name}</span>}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
