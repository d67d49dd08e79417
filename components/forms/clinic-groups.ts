import type { PickerGroup } from '@/components/ui/picker-props';
import { type Community, clinicsByCommunity } from '@/lib/domain/communities';
import type { RequestClinic } from '@/lib/domain/product-catalogue';

/** Clinics under their community (M38, M153): those of Madrid have a group of their own, so that none is hidden. */
export const clinicGroups = (clinics: RequestClinic[], names: Record<Community, string>): PickerGroup[] =>
  clinicsByCommunity(clinics).map((group) => ({
    label: names[group.community],
    options: group.clinics.map(({ id, name }) => ({ value: id, label: name })),
  }));
