import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { TITLED_TEXTS } from '@clinic/contract/catalogue/tests';
import { preparationOf } from '@clinic/contract/test-preparation';
import type { ContentLocale } from '#catalogue/locale';
import { inLocale, type Texts } from '#catalogue/names';

/** Returns how to prepare for a diagnostic test, in the language, as plain text; null if its record does not say. */
export const diagnosticPreparation = (texts: Record<string, Texts>, locale: ContentLocale): string | null =>
  preparationOf(
    TITLED_TEXTS.map(([title, text]) => ({
      title: inLocale(texts[title] ?? {}, locale),
      text: inLocale(texts[text] ?? {}, locale),
    })),
  );

/** What to do before a video call. Plain text. */
export function videoAdvice(locale: ContentLocale): string[] {
  const { device, place, papers } = appointmentMessages(locale).video.before;
  return [device, place, papers];
}
