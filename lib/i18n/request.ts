import { locale as localeParam } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { routing } from './routing';

export default getRequestConfig(async ({ locale: asked }) => {
  const found = asked ?? (await localeParam());
  const locale = hasLocale(routing.locales, found) ? found : routing.defaultLocale;
  return { locale, timeZone: 'Europe/Madrid', messages: (await import(`../../messages/${locale}.json`)).default };
});
