import type { CookieContent } from '@/components/cookies/cookie-texts';
import { cookieTexts } from '@/components/cookies/cookie-words';
import { getThirdParties } from '@/lib/api/third-parties';
import { answer } from '@/lib/http/answers';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Words of the layers of consent and what is configured (M18): fetched when needed, so that no page carries them. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const [texts, thirdParties] = await Promise.all([cookieTexts(locale), getThirdParties(locale)]);
  const content: CookieContent = { texts, thirdParties };
  return answer(200, content, { 'Cache-Control': 'public, max-age=30' });
}
