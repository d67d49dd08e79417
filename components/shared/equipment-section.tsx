import { useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { Equipment } from '@/lib/domain/clinic';
import type { Service } from '@/lib/domain/speciality';

/** Number of machines shown before the rest collapses (M50). */
const SHOWN = 3;

type Props = { title: string; equipment: Equipment[]; service: Service; id?: string };

/** Machines with picture and text in turn; the first three, the others behind a control (M50, M56). Folded on phones. */
export function EquipmentSection({ title, equipment, service, id = 'equipamiento' }: Props) {
  const t = useTranslations('Equipment');
  const rows = equipment.map((machine) => <Machine key={machine.id} machine={machine} service={service} />);
  return (
    <section className="section" aria-labelledby={`${id}-t`}>
      <div className="wrap">
        <Fold id={id} title={<h2 id={`${id}-t`}>{title}</h2>}>
          <ul className="machines">{rows.slice(0, SHOWN)}</ul>
          {rows.length > SHOWN && (
            <details className="more">
              <summary className="btn btn-line">
                <span className="when-closed">{t('more', { count: rows.length - SHOWN })}</span>
                <span className="when-open">{t('fewer')}</span>
                <Icon name="chevron-down" />
              </summary>
              <ul className="machines">{rows.slice(SHOWN)}</ul>
            </details>
          )}
        </Fold>
      </div>
    </section>
  );
}

function Machine({ machine, service }: { machine: Equipment; service: Service }) {
  return (
    <li>
      <div className="machine-picture">
        {machine.picture ? (
          <PictureBox
            picture={machine.picture}
            sizes="(min-width: 48rem) min(46vw, 38rem), 7rem"
            widths={[160, 320, 640, 960]}
          />
        ) : (
          <Motif service={service} seed={`${machine.id}-${machine.name}`} cols={14} rows={9} className="size-full" />
        )}
      </div>
      <div className="stack">
        <h3 className="md:text-2xl">{machine.name}</h3>
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
