import type { ShopChoice } from '../domain/shop';

export const SHOP_PATH = '/especial-online';

/** The names of the filter in the address. */
export const SHOP_FIELDS = { speciality: 'especialidad', clinic: 'clinica' } as const;

export type Query = Record<string, string | string[] | undefined>;

/**
 * What an address of the shop asks for. Anything that cannot be an id is no filter. `isClinicMissing`: the form was
 * sent without a clinic, which is not the same as an address that does not speak of clinics (checklist M72).
 */
export function readShopAddress(query: Query): ShopChoice & { isClinicMissing: boolean } {
  const clinic = first(query[SHOP_FIELDS.clinic]);
  return {
    specialityId: toId(first(query[SHOP_FIELDS.speciality])),
    clinicId: toId(clinic),
    isClinicMissing: clinic?.trim() === '',
  };
}

/** The path of the shop with a choice, without language prefix. */
export function shopPath({ specialityId, clinicId }: ShopChoice): string {
  const query = new URLSearchParams();
  if (specialityId) query.set(SHOP_FIELDS.speciality, specialityId);
  if (clinicId) query.set(SHOP_FIELDS.clinic, clinicId);
  return SHOP_PATH + (query.size > 0 ? `?${query}` : '');
}

const first = (value: string | string[] | undefined): string | undefined => [value].flat()[0];
const toId = (value: string | undefined): string | null => (value && /^\d{1,12}$/.test(value) ? value : null);
