import type { Locale } from '../i18n/locales';

const LANGUAGE_TAG: Record<Locale, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** Euro cents in the words of the language, always with two decimals: 129,00 € or €129.00. */
export function formatPrice(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(cents / 100);
}
