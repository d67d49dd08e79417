import type { PickerCatalogue } from '@/lib/domain/appointment/catalogue';
import { loadOnce } from '@/lib/hooks/load-once';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-texts';

/** What the assistant needs and no page carries: GET /api/citas/asistente. */
export type AssistantContent = {
  catalogue: PickerCatalogue;
  texts: AssistantTexts;
  /** True where a checkbox asks for a COVID-19 test (M86: hidden unless configured). */
  hasCovidSwitch: boolean;
};

/** Asked for when the assistant is first used; throws when it cannot be had. */
export const loadAssistant = (locale: Locale): Promise<AssistantContent> =>
  loadOnce(`/api/citas/asistente?locale=${locale}`);
