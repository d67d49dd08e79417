import type { ProfessionalContent } from '@/components/professional/load-professional';
import { callbackContent, loginContent } from '@/components/professional/professional-words';
import { getHelpline } from '@/lib/api/helpline';
import { env } from '@/lib/env';
import { answer } from '@/lib/http/answers';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Words of the dialogs of the professional area and the direct line: fetched on their first use (M31, M67, M171). */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const [login, callback] = await Promise.all([loginContent(locale), callbackContent(locale, env().BRAND_NAME)]);
  const content: ProfessionalContent = { login, ...callback, helpline: getHelpline() };
  return answer(200, content, { 'Cache-Control': 'public, max-age=300' });
}
