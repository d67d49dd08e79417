import { assistantTexts } from '@/components/appointment/assistant-messages';
import type { AssistantContent } from '@/components/appointment/load-assistant';
import { getPickerCatalogue } from '@/lib/appointments/picker-catalogue';
import { env } from '@/lib/env';
import { defineContent } from '@/lib/http/define-endpoint';

/** Lists and texts of the appointment assistant (M86): fetched on its first use, so that no page carries them. */
export const GET = defineContent({
  name: 'asistente',
  maxAgeSeconds: 30,
  load: async (locale): Promise<AssistantContent> => {
    const [catalogue, texts] = await Promise.all([getPickerCatalogue(locale), assistantTexts(locale)]);
    return { catalogue, texts, hasCovidSwitch: env().COVID_SWITCH === 'on' };
  },
});
