import { CLINIC_ZONE } from '@clinic/contract/dates';
import { locale as localeParam } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { routing } from './routing';

export default getRequestConfig(async ({ locale: asked }) => {
  const found = asked ?? (await localeParam());
  const locale = hasLocale(routing.locales, found) ? found : routing.defaultLocale;
  return { locale, timeZone: CLINIC_ZONE, messages: (await import(`../../messages/${locale}.json`)).default };
});
