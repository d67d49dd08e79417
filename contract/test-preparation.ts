import { plainLines } from './rich-text/plain';

/** Matches titles such as "Cómo prepararte", "Com preparar-te" and "How to prepare". */
export const PREPARATION_TITLE = /prepar/i;

/** A titled text of a test's record; the text may have HTML. */
type TitledText = { title: string | null | undefined; text: string | null | undefined };

/** Returns how to prepare for a test as plain text: the text whose title says so, or null. */
export function preparationOf(texts: readonly TitledText[]): string | null {
  const found = texts.find(({ title, text }) => title && text && PREPARATION_TITLE.test(title));
  return found?.text ? plainLines(found.text).join(' ') || null : null;
}
