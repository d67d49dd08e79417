import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { COOKIE_TEXTS, type CookieTexts } from './cookie-texts';

/** The words of the layers of consent in a language. */
export const cookieTexts = async (locale: Locale): Promise<CookieTexts> =>
  textsOf(await getTranslations({ locale, namespace: 'Cookies' }), COOKIE_TEXTS);
