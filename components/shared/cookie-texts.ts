import { loadOnce } from '@/lib/browser/load-once';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

/** `o` and `mapQuestion` name the host of the tiles. */
export type CookieTexts = Omit<Texts<'Cookies'>, 'mapQuestionStreet'>;

/** What the layers of consent need and no page carries: GET /api/cookies. */
export type CookieContent = { texts: CookieTexts; thirdParties: ThirdParties };

/** Requested when a layer is first shown or a service is to be loaded; throws when it cannot be read. */
export const loadCookieContent = (locale: Locale): Promise<CookieContent> => loadOnce(`/api/cookies?locale=${locale}`);
