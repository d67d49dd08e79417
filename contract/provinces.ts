import { addressPart } from './plain-text';
import aliases from './province-aliases.json' with { type: 'json' };

/** Other spellings of a province's slug, as plain letters and hyphens, and the slug they stand for. */
export const PROVINCE_ALIASES: Readonly<Record<string, string>> = aliases;

/** Returns the same key for all spellings of a province: accents, case, spaces and customary other names. */
export function provinceKey(slug: string): string {
  const plain = addressPart(slug);
  return Object.hasOwn(PROVINCE_ALIASES, plain) ? (PROVINCE_ALIASES[plain] ?? plain) : plain;
}

/** The ISO 3166-1 code of the country of a province. */
export const countryOf = (slug: string): 'ES' | 'PT' => (provinceKey(slug) === 'portugal' ? 'PT' : 'ES');
