import { useTranslations } from 'next-intl';
import { FarSection } from '@/components/ui/far-section';
import type { Equipment } from '@/lib/domain/clinic';
import type { Service } from '@/lib/domain/speciality';
import { EquipmentList } from './equipment-list';

/** How many are shown before the rest collapses (M50). */
const SHOWN = 3;

type Props = { title: string; equipment: Equipment[]; service: Service; id?: string };

/** Machines with picture and text in turn; the first three, the others behind a control (M50, M56). */
export function EquipmentSection({ title, equipment, service, id = 'equipamiento' }: Props) {
  const t = useTranslations('Equipment');
  return (
    <FarSection aria-labelledby={`${id}-t`} id={id}>
      <div className="wrap">
        <h2 id={`${id}-t`}>{title}</h2>
        <EquipmentList
          equipment={equipment}
          shown={SHOWN}
          service={service}
          texts={{ more: t('more', { count: equipment.length - SHOWN }), fewer: t('fewer') }}
        />
      </div>
    </FarSection>
  );
}
