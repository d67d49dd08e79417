import { SPAIN } from './country-codes';

/** A postal address in parts, as published for search engines. */
type PostalParts = { street: string; postalCode: string; town: string };

const WITH_POSTCODE = /^(.+?)[,\s]+(\d{4,5})\s+([^,\d]+)$/s;

/** Reads "Carrer Major, 3, 46002 València"; null for an address in another format. */
export function readAddress(address: string): PostalParts | null {
  const [, street, postalCode, town] = WITH_POSTCODE.exec(address.trim()) ?? [];
  return street && postalCode && town ? { street, postalCode, town: town.trim() } : null;
}

/** Five digits that begin with a province code: 01 (Álava) to 52 (Melilla). */
const SPANISH_POSTCODE = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** True for a postcode of a country, by its ISO 3166-1 code: five digits of a province in Spain, any text elsewhere. */
export const isPostcode = (text: string, country: string | null): boolean =>
  country !== SPAIN || SPANISH_POSTCODE.test(text);
