import { SPAIN } from './country-codes';

/** A postal address in parts, as published for search engines. */
type PostalParts = { street: string; postalCode: string; town: string };

const WITH_POSTCODE = /^(.+?)[,\s]+(\d{4,5}|\d{4}-\d{3})\s+([^,\d]+)$/s;

/**
 * Reads "Carrer Major, 3, 46002 València" or, in Portugal, "Rua Nova, 1, 1000-001 Lisboa"; null for an address in
 * another format.
 */
export function readAddress(address: string, country: keyof typeof POSTCODES): PostalParts | null {
  const [, street, postalCode = '', town] = WITH_POSTCODE.exec(address.trim()) ?? [];
  if (!POSTCODES[country].test(postalCode)) return null;
  return street && town ? { street, postalCode, town: town.trim() } : null;
}

/** In Spain five digits that begin with a province code: 01 (Álava) to 52 (Melilla); a sheet may have lost the zero. */
const POSTCODES = {
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  PT: /^[1-9]\d{3}(?:-\d{3})?$/,
};

/** True for a postcode of a country, by its ISO 3166-1 code: five digits of a province in Spain, any text elsewhere. */
export const isPostcode = (text: string, country: string | null): boolean =>
  country !== SPAIN || POSTCODES.ES.test(text);
