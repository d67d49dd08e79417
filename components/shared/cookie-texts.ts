import { loadOnce } from '@/lib/browser/load-once';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

/** `o` and `mapQuestion` name the host of the tiles. */
export type CookieTexts = Omit<Texts<'Cookies'>, 'mapQuestionStreet'>;

/** The data of the consent layers, which pages do not contain: GET /api/cookies. */
export type CookieContent = { texts: CookieTexts; thirdParties: ThirdParties };

/** Called when a layer is first shown or a service starts; throws when the data cannot be read. */
export const loadCookieContent = (locale: Locale): Promise<CookieContent> => loadOnce(`/api/cookies?locale=${locale}`);
