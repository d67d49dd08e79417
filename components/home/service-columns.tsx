import { OwnIcon } from '@/components/shared/speciality-icon';
import { SpriteIcon } from '@/components/shared/sprite-icon';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import type { Service } from '@/lib/domain/speciality';

/** How many a column shows at first. */
const SHOWN = 8;

type Props = {
  /** What a slug is put behind to make an address. */
  base: string;
  fewer: string;
  /** `all` names the control that shows the rest. */
  columns: {
    service: Service;
    title: string;
    all: string;
    /** The icon is the address of the record's own, or the cell of a drawn one. */
    entries: { name: string; slug: string; hasPage: boolean; icon: string | number }[];
  }[];
};

/** The services side by side: the first specialities of each, and the rest behind a control. */
export function ServiceColumns({ base, fewer, columns }: Props) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-3">
      {columns.map(({ service, title, all, entries }) => {
        const rows = entries.map(({ name, slug, hasPage, icon }) => (
          <li key={slug}>
            {typeof icon === 'string' ? <OwnIcon url={icon} /> : <SpriteIcon cell={icon} className="text-(--svc)" />}
            {hasPage ? <a href={base + slug}>{name}</a> : <span>{name}</span>}
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
