export const LOCALES = ['es', 'ca', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'es';

/** Language tags for formatting dates and numbers. */
export const LANGUAGE_TAG: Record<Locale, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** True for a language of the site; other values mean Spanish (M2). */
export const isLocale = (value: string | undefined): value is Locale => LOCALES.some((locale) => locale === value);

/** The public path of a page in a language: Spanish without prefix. `path` starts with '/' and carries none. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of a public path, by its first segment. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
