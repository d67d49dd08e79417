'use client';

import { Motif } from '@/components/motif/motif';
import { SpecialityIcon } from '@/components/specialities/speciality-icon';
import type { Service } from '@/lib/domain/speciality';

type Props = {
  /** What a slug is put behind to make an address. */
  base: string;
  columns: { service: Service; title: string; entries: [name: string, slug: string, hasPage: boolean][] }[];
};

export function ServiceColumns({ base, columns }: Props) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-3">
      {columns.map(({ service, title, entries }) => (
        <section key={service} className="card" data-service={service}>
          <div className="bar" />
          <Motif service={service} seed={`inicio-${service}`} cols={18} rows={5} className="h-28 w-full" />
          <div className="p-6">
            <h3 className="text-(--svc) text-2xl">{title}</h3>
            <ul className="service-list">
              {entries.map(([name, slug, hasPage]) => (
                <li key={slug}>
                  <SpecialityIcon slug={slug} service={service} className="text-(--svc)" />
                  {hasPage ? <a href={base + slug}>{name}</a> : <span>{name}</span>}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
