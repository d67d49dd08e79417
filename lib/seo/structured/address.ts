import type { PostalAddress } from 'schema-dts';
import { regionKey, regionName } from '../../domain/regions';
import { DEFAULT_LOCALE } from '../../i18n/locales';

const WITH_POST_CODE = /^(.+?)[,\s]+(\d{4,5})\s+([^,\d]+)$/s;

/** The address of a clinic in parts: "Carrer Major, 3, 46002 València". One that is written otherwise stays whole. */
export function addressData(address: string | null, region: string): PostalAddress | undefined {
  if (!address) return undefined;
  const [, street, postalCode, locality] = WITH_POST_CODE.exec(address.trim()) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? address,
    postalCode,
    addressLocality: locality?.trim(),
    addressRegion: regionName(region, DEFAULT_LOCALE) || undefined,
    addressCountry: regionKey(region) === 'portugal' ? 'PT' : 'ES',
  };
}
