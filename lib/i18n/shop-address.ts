import { MAX_OPTION_TEXT_LENGTH } from '../domain/options';
import { pageNumberOf } from '../domain/page-numbers';
import { SHOP_ORDERS, type ShopChoice } from '../domain/shop';
import type { Query } from './directory-address';
import { firstValue, withQuery } from './links';

export const SHOP_PATH = '/especial-online';

/** Field names of the filter in the address. */
export const SHOP_FIELDS = {
  speciality: 'especialidad',
  clinic: 'clinica',
  order: 'orden',
  page: 'pagina',
  find: 'buscar',
} as const;

/**
 * Reads the shop filter from an address. Invalid ids are ignored. `isClinicMissing`: the form was
 * sent without a clinic (M72); a link that does not name the field asks for no clinic.
 */
export function readShopAddress(query: Query): ShopChoice & { isClinicMissing: boolean } {
  const clinic = firstValue(query[SHOP_FIELDS.clinic]);
  return {
    specialityId: toId(firstValue(query[SHOP_FIELDS.speciality])),
    clinicId: toId(clinic),
    order: SHOP_ORDERS.find((one) => one === firstValue(query[SHOP_FIELDS.order])) ?? null,
    isClinicMissing: clinic?.trim() === '',
  };
}

/** The text typed without JavaScript to find a speciality or a clinic in long lists; '' if empty. */
export const readShopSearch = (query: Query): string =>
  (firstValue(query[SHOP_FIELDS.find]) ?? '').trim().slice(0, MAX_OPTION_TEXT_LENGTH);

/** Returns the page of the shop an address names, counted from 1, or 0 if it is invalid. */
export function readShopPage(query: Query): number {
  const page = firstValue(query[SHOP_FIELDS.page]) ?? '1';
  return page === '1' ? 1 : pageNumberOf(page);
}

/** The path of a page of the filtered shop, without language prefix. */
export const shopPath = ({ specialityId, clinicId, order }: ShopChoice, number = 1): string =>
  withQuery(SHOP_PATH, {
    [SHOP_FIELDS.speciality]: specialityId,
    [SHOP_FIELDS.clinic]: clinicId,
    [SHOP_FIELDS.order]: order,
    [SHOP_FIELDS.page]: number > 1 && String(number),
  });

const toId = (value: string | undefined): string | null => (value && /^\d{1,12}$/.test(value) ? value : null);
