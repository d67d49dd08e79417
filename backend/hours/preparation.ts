import { preparationOf } from '@clinic/contract/test-preparation';
import type { ContentLocale } from '#catalogue/locale';
import { inLocale, type Texts } from '#catalogue/names';

/** The titled texts of a diagnostic test: the field of each title and of its text. */
const TITLED = [
  ['titulomensaje1', 'textomensaje1'],
  ['titulomensaje2', 'textomensaje2'],
  ['titulomensaje3', 'textomensaje3'],
  ['subtitulo1', 'texto1'],
  ['subtitulo2', 'texto2'],
] as const;

/** Returns how to prepare for a diagnostic test, in the language, as plain text; null if its record does not say. */
export const diagnosticPreparation = (texts: Record<string, Texts>, locale: ContentLocale): string | null =>
  preparationOf(
    TITLED.map(([title, text]) => ({
      title: inLocale(texts[title] ?? {}, locale),
      text: inLocale(texts[text] ?? {}, locale),
    })),
  );
