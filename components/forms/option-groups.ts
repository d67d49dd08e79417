import type { PickerGroup } from '@/components/ui/picker-props';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { type Community, clinicsByCommunity } from '@/lib/domain/communities';
import type { RequestClinic } from '@/lib/domain/product-catalogue';
import type { Service } from '@/lib/domain/speciality';

/** Clinics under their community (M38, M153). The clinics of Madrid have their own group, so none is hidden. */
export const clinicGroups = (clinics: RequestClinic[], names: Record<Community, string>): PickerGroup[] =>
  clinicsByCommunity(clinics).map((group) => ({
    label: names[group.community],
    options: group.clinics.map(({ id, name }) => ({ value: id, label: name })),
  }));

type Listed = { id: string; name: string; service: Service | null };

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Specialities under medicas, imagen and genetica (M38). */
export function specialityGroups(specialities: Listed[], names: Record<Service, string>): PickerGroup[] {
  return specialitiesByService(specialities).map((group) => ({
    label: names[group.service],
    options: group.specialities.map(toOption),
  }));
}
