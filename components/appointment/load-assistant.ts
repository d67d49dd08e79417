import type { PickerCatalogue } from '@/lib/domain/appointment/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-texts';

/** What the assistant needs and no page carries: GET /api/citas/asistente. */
export type AssistantContent = {
  catalogue: PickerCatalogue;
  texts: AssistantTexts;
  /** True where a checkbox asks for a COVID-19 test (M86: hidden unless configured). */
  hasCovidSwitch: boolean;
};

const kept = new Map<Locale, Promise<AssistantContent>>();

/** Asked for once on a page, when the assistant is first used; asked again after a failure, which throws. */
export function loadAssistant(locale: Locale): Promise<AssistantContent> {
  const known = kept.get(locale);
  if (known) return known;
  const asked = fetch(`/api/citas/asistente?locale=${locale}`).then((answer) => {
    if (!answer.ok) throw new Error(`The assistant answered ${answer.status}`);
    return answer.json();
  });
  kept.set(locale, asked);
  asked.catch(() => kept.delete(locale));
  return asked;
}
