import { loadOnce } from '@/lib/browser/load-once';
import type { PickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-messages';

/** The data of the assistant that no page carries: GET /api/citas/asistente. */
export type AssistantContent = {
  catalogue: PickerCatalogue;
  texts: AssistantTexts;
  /** True where a checkbox asks for a COVID-19 test (M86: hidden unless configured). */
  hasCovidSwitch: boolean;
};

/** Requested when the assistant is first used; throws when it cannot be read. */
export const loadAssistant = (locale: Locale): Promise<AssistantContent> =>
  loadOnce(`/api/citas/asistente?locale=${locale}`);
