import type { PickerGroup } from '@/components/ui/picker-props';
import type { RequestableProduct } from '@/lib/domain/product-catalogue';

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Products under their speciality (M153), in the order received; those of none come under `others`. */
export function productGroups(products: RequestableProduct[], others: string): PickerGroup[] {
  const names = [...new Set(products.map(({ group }) => group))];
  return names.map((name) => ({
    label: name || others,
    options: products.filter(({ group }) => group === name).map(toOption),
  }));
}
