import type { PickerGroup } from '@/components/ui/picker';
import { type Community, clinicsByCommunity } from '@/lib/domain/communities';
import type { RequestableProduct, RequestClinic } from '@/lib/domain/product-request';

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Products under their speciality (M153), in the order received; those of none come under `others`. */
export function productGroups(products: RequestableProduct[], others: string): PickerGroup[] {
  const names = [...new Set(products.map(({ group }) => group))];
  return names.map((name) => ({
    label: name || others,
    options: products.filter(({ group }) => group === name).map(toOption),
  }));
}

/** Clinics under their community (M153): those of Madrid have a group of their own, so that none is hidden. */
export const clinicGroups = (clinics: RequestClinic[], names: Record<Community, string>): PickerGroup[] =>
  clinicsByCommunity(clinics).map((group) => ({
    label: names[group.community],
    options: group.clinics.map(toOption),
  }));
