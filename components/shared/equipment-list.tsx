'use client';

import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { Equipment } from '@/lib/domain/clinic';
import type { Service } from '@/lib/domain/speciality';

type Props = { equipment: Equipment[]; shown: number; service: Service; texts: { more: string; fewer: string } };

/** The rows; opened and closed by the browser itself. In the browser so that the data is not also sent as markup. */
export function EquipmentList({ equipment, shown, service, texts }: Props) {
  const rows = equipment.map((machine) => <Machine key={machine.id} machine={machine} service={service} />);
  return (
    <>
      <ul className="machines">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className="more">
          <summary className="btn btn-line">
            <span className="when-closed">{texts.more}</span>
            <span className="when-open">{texts.fewer}</span>
            <Icon name="chevron-down" />
          </summary>
          <ul className="machines">{rows.slice(shown)}</ul>
        </details>
      )}
    </>
  );
}

function Machine({ machine, service }: { machine: Equipment; service: Service }) {
  return (
    <li>
      <div className="machine-picture">
        {machine.picture ? (
          <PictureBox picture={machine.picture} widths={[640, 960]} />
        ) : (
          <Motif service={service} seed={`${machine.id}-${machine.name}`} cols={14} rows={9} className="size-full" />
        )}
      </div>
      <div className="stack">
        <h3 className="text-2xl">{machine.name}</h3>
        {machine.description && <RichContent html={machine.description} />}
        {machine.tags.length > 0 && (
          <ul className="pills">
            {machine.tags.map((tag) => (
              <li key={tag.id} className="pill">
                {tag.name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
