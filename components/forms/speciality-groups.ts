import type { PickerGroup } from '@/components/ui/picker-props';
import { specialitiesByService } from '@/lib/domain/catalogue';
import type { Service } from '@/lib/domain/speciality';

type Listed = { id: string; name: string; service: Service | null };

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Specialities under medicas, imagen and genetica (M38). */
export function specialityGroups(specialities: Listed[], names: Record<Service, string>): PickerGroup[] {
  return specialitiesByService(specialities).map((group) => ({
    label: names[group.service],
    options: group.specialities.map(toOption),
  }));
}
