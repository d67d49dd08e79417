import list from './country-codes.json' with { type: 'json' };

/** The country whose residents have a DNI, NIE or NIF; everybody else gives a passport (M132). */
export const SPAIN = 'ES';

/** ISO 3166-1 codes of the inhabited countries and territories, and Kosovo. Site and backend add the names. */
export const COUNTRY_CODES: readonly string[] = list.codes.split(' ');

/** True for a code of the list, in capitals as the form sends it. */
export const isCountryCode = (code: string): boolean => COUNTRY_CODES.includes(code);
