import { readAddress } from '@clinic/contract/postal-address';
import type { PostalAddress } from 'schema-dts';
import { regionKey, regionName } from '../../domain/regions';
import { DEFAULT_LOCALE } from '../../i18n/locales';

/** The address of a clinic in parts: "Carrer Major, 3, 46002 València". One that is written otherwise stays whole. */
export function addressData(address: string | null, region: string): PostalAddress | undefined {
  if (!address) return undefined;
  const parts = readAddress(address);
  return {
    '@type': 'PostalAddress',
    streetAddress: parts?.street ?? address,
    postalCode: parts?.postalCode,
    addressLocality: parts?.town,
    addressRegion: regionName(region, DEFAULT_LOCALE) || undefined,
    addressCountry: regionKey(region) === 'portugal' ? 'PT' : 'ES',
  };
}
