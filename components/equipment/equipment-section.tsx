import { getTranslations } from 'next-intl/server';
import { Motif } from '@/components/motif/motif';
import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { Equipment } from '@/lib/domain/clinic';
import type { Service } from '@/lib/domain/speciality';

/** How many are shown before the rest collapses (specification part 1, section 9). */
const SHOWN = 3;

type Props = { title: string; equipment: Equipment[]; service: Service; id?: string };

/** Machines with picture and text in turn; the first three, the others behind a control (checklist M50, M56). */
export async function EquipmentSection({ title, equipment, service, id = 'equipamiento' }: Props) {
  const t = await getTranslations('Equipment');
  const rest = equipment.slice(SHOWN);
  return (
    <section className="section" aria-labelledby={`${id}-t`} id={id}>
      <div className="wrap">
        <h2 id={`${id}-t`}>{title}</h2>
        <ul className="machines">
          {equipment.slice(0, SHOWN).map((machine) => (
            <Machine key={machine.id} machine={machine} service={service} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details className="more">
            <summary className="btn btn-line">
              <span className="when-closed">{t('more', { count: rest.length })}</span>
              <span className="when-open">{t('fewer')}</span>
              <Icon name="chevron-down" />
            </summary>
            <ul className="machines">
              {rest.map((machine) => (
                <Machine key={machine.id} machine={machine} service={service} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

function Machine({ machine, service }: { machine: Equipment; service: Service }) {
  return (
    <li>
      <div className="machine-picture">
        {machine.picture ? (
          <PictureBox picture={machine.picture} alt="" />
        ) : (
          <Motif service={service} seed={`${machine.id}-${machine.name}`} cols={14} rows={9} className="size-full" />
        )}
      </div>
      <div className="stack">
        <h3 className="text-2xl">{machine.name}</h3>
        {machine.description && <RichContent html={machine.description} />}
        {machine.tags.length > 0 && (
          <ul className="flex flex-wrap gap-2">
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
