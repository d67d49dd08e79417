import type { ProfessionalContent } from '@/components/professional/load-professional';
import { callbackContent, loginContent } from '@/components/professional/professional-messages';
import { getHelpline } from '@/lib/catalogue/configuration';
import { env } from '@/lib/env';
import { defineContent } from '@/lib/http/define-endpoint';

/** Texts of the dialogs of the professional area and the direct line: fetched on their first use (M31, M67, M171). */
export const GET = defineContent({
  name: 'textos',
  maxAgeSeconds: 300,
  load: async (locale): Promise<ProfessionalContent> => {
    const [login, callback] = await Promise.all([loginContent(locale), callbackContent(locale, env().BRAND_NAME)]);
    return { login, ...callback, helpline: getHelpline() };
  },
});
