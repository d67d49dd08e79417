import type { PickerGroup } from '@/components/ui/picker';
import type { PickerClinic, PickerSpeciality } from '@/lib/domain/appointment/catalogue';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { type Community, clinicsByCommunity } from '@/lib/domain/communities';
import type { Service } from '@/lib/domain/speciality';

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Specialities under medicas, imagen and genetica (M38). */
export function specialityGroups(specialities: PickerSpeciality[], names: Record<Service, string>): PickerGroup[] {
  return specialitiesByService(specialities).map((group) => ({
    label: names[group.service],
    options: group.specialities.map(toOption),
  }));
}

/** Clinics under their community (M38): those of Madrid have a group of their own, so that none is hidden. */
export function clinicGroups(clinics: PickerClinic[], names: Record<Community, string>): PickerGroup[] {
  return clinicsByCommunity(clinics).map((group) => ({
    label: names[group.community],
    options: group.clinics.map(toOption),
  }));
}
