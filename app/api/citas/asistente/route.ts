import { assistantTexts } from '@/components/appointment/assistant-words';
import type { AssistantContent } from '@/components/appointment/load-assistant';
import { getPickerCatalogue } from '@/lib/api/appointment-catalogue';
import { env } from '@/lib/env';
import { answer } from '@/lib/http/answers';
import { refuseFailure } from '@/lib/http/failures';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Lists and words of the appointment assistant (M86): fetched on its first use, so that no page carries them. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  try {
    const [catalogue, texts] = await Promise.all([getPickerCatalogue(locale), assistantTexts(locale)]);
    const content: AssistantContent = { catalogue, texts, hasCovidSwitch: env().COVID_SWITCH === 'on' };
    return answer(200, content, { 'Cache-Control': 'public, max-age=30' });
  } catch (error) {
    return refuseFailure('asistente', error);
  }
}
