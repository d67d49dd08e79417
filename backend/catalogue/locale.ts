export const CONTENT_LOCALES = ['es', 'ca', 'en'] as const;
export type ContentLocale = (typeof CONTENT_LOCALES)[number];

/** Returns the language of the locale header; anything but es, ca or en is Spanish. */
export function contentLocale(header: string | undefined): ContentLocale {
  const asked = header?.trim().toLowerCase();
  return CONTENT_LOCALES.find((locale) => locale === asked) ?? 'es';
}
