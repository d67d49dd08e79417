import { LANGUAGE_TAG, type Locale } from '../i18n/locales';

/** Euro cents in the messages of the language, always with two decimals: 129,00 € or €129.00. */
export function formatPrice(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(cents / 100);
}

/** The price that pages show, in euro cents, or null: 0 is no price (docs/contract.md#price). */
export const shownPrice = (cents: number | null): number | null => cents || null;
