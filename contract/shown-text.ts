import { z } from 'zod';

/** Characters without a shape: white space, control characters, marks of direction and joiners. */
const UNSEEN = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns a configured text as readers see it, on one line, or undefined if nothing of it is visible: a brand of
 * spaces or of a direction mark would give a calendar entry without organizer and a mail without sender.
 */
export const shownText = (text: string): string | undefined =>
  text.replace(UNSEEN, '') === '' ? undefined : text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A setting that readers see: at least one visible character and at most `max`. */
export const visibleText = (max: number) =>
  z.string().transform((text, context) => {
    const shown = shownText(text);
    if (shown !== undefined && shown.length <= max) return shown;
    context.addIssue({ code: 'custom', message: `1 to ${max} characters, one of them visible` });
    return z.NEVER;
  });
