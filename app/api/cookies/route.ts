import { cookieTexts } from '@/components/cookies/cookie-messages';
import type { CookieContent } from '@/components/shared/cookie-texts';
import { getThirdParties } from '@/lib/catalogue/third-parties';
import { defineContent } from '@/lib/http/define-endpoint';

/**
 * Texts of the consent layers and the configured services (M18). They are fetched on demand and are not part of any
 * page.
 */
export const GET = defineContent({
  name: 'cookies',
  maxAgeSeconds: 30,
  load: async (locale): Promise<CookieContent> => {
    const thirdParties = await getThirdParties(locale);
    return { texts: await cookieTexts(locale, thirdParties.map), thirdParties };
  },
});
