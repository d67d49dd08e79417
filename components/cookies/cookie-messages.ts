import type { CookieTexts } from '@/components/shared/cookie-texts';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import { fillText } from '@/lib/i18n/fill-text';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

/** Returns the messages of the consent layers in a language; those about the map name the configured one. */
export async function cookieTexts(locale: Locale, map: ThirdParties['map']): Promise<CookieTexts> {
  const { mapQuestionStreet, ...texts } = await textsOf('Cookies', locale);
  const host = map?.kind === 'street' ? map.host : '';
  const mapQuestion = host ? fillText(mapQuestionStreet, { host }) : texts.mapQuestion;
  return { ...texts, o: fillText(texts.o, { host }), mapQuestion };
}
