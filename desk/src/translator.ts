import { createTranslator } from 'use-intl/core';
import type { Translate } from './format';
import { MESSAGES } from './messages/all';

export type Locale = keyof typeof MESSAGES;

/**
 * Returns the function that translates into a language. A missing text or value is an error in the console and shown as
 * its key; a fallback (`_`) and a sentence in place of a key are returned unchanged.
 */
export function translatorOf(locale: Locale): Translate {
  const messages: object = MESSAGES[locale];
  const format = createTranslator({ locale, messages }) as Translate;
  return (key, { _: fallback, ...values } = {}) => {
    if (typeof fallback === 'string' && !hasText(messages, key)) return fallback;
    // react-admin also translates the titles and notices it is given, which are in the language already.
    if (!/^(desk|ra)\.\S+$/.test(key)) return key;
    return format(key, Object.keys(values).length > 0 ? values : undefined);
  };
}

/** True if the key leads to a text, not to a group of texts. */
function hasText(messages: object, key: string): boolean {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return false;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'string';
}
