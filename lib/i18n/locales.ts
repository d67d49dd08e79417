export const LOCALES = ['es', 'ca', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'es';

/** True for a language the site has; anything else is Spanish by specification part 1, "Language prefix". */
export const isLocale = (value: string | undefined): value is Locale => LOCALES.some((locale) => locale === value);

/** The public path of a page in a language: Spanish without prefix. `path` starts with '/' and carries none. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
