'use client';

import { Dialog } from '@/components/ui/dialog';
import type { MenuEntry } from '@/lib/domain/shell';
import type { Service } from '@/lib/domain/speciality';

type Props = {
  /** What a slug is put behind to make an address. */
  base: string;
  groups: { service: Service; title: string; count: string; entries: MenuEntry[] }[];
  texts: { open: string; title: string; close: string };
};

/** How many of each service, and the dialog that lists them. */
export function SpecialityGroups({ base, groups, texts }: Props) {
  return (
    <>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {groups.map(({ service, title, count }) => (
          <li key={service} data-service={service} className="service-count">
            <strong>{title}</strong>
            <span className="muted">{count}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <button type="button" className="btn btn-primary" command="show-modal" commandfor="especialidades-clinica">
          {texts.open}
        </button>
      </p>
      <Dialog id="especialidades-clinica" title={texts.title} closeLabel={texts.close}>
        <div className="grid gap-8 md:grid-cols-3">
          {groups.map(({ service, title, entries }) => (
            <section key={service} data-service={service}>
              <div className="bar" />
              <h3 className="mt-3 text-(--svc)">{title}</h3>
              <ul className="plain-list">
                {entries.map(([name, slug]) => (
                  <li key={name}>{slug ? <a href={base + slug}>{name}</a> : <span>{name}</span>}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
