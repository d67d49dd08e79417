import { locale as localeParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from './locales';

export default getRequestConfig(async ({ locale: asked }) => {
  const found = asked ?? (await localeParam());
  const locale = isLocale(found) ? found : DEFAULT_LOCALE;
  return { locale, timeZone: 'Europe/Madrid', messages: (await import(`../../messages/${locale}.json`)).default };
});
