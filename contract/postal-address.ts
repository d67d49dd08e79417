/** A postal address in parts, as published for search engines. */
type PostalParts = { street: string; postalCode: string; town: string };

const WITH_POSTCODE = /^(.+?)[,\s]+(\d{4,5})\s+([^,\d]+)$/s;

/** Reads "Carrer Major, 3, 46002 València"; null for an address in another format. */
export function readAddress(address: string): PostalParts | null {
  const [, street, postalCode, town] = WITH_POSTCODE.exec(address.trim()) ?? [];
  return street && postalCode && town ? { street, postalCode, town: town.trim() } : null;
}
