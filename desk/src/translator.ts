import { createTranslator } from 'use-intl/core';
import { MESSAGES } from './messages/all';

export type Locale = keyof typeof MESSAGES;

/** The paths of the texts in an object of texts. */
type PathIn<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathIn<T[K]>}` }[keyof T & string];

/** The key of a text: 'desk.agenda.title'. */
export type TextKey = PathIn<typeof MESSAGES.es>;

/** The last parts of the keys in a group of texts: 'held' and others in 'desk.states'. */
export type KeyIn<Group extends string> = TextKey extends infer Key
  ? Key extends `${Group}.${infer Rest}`
    ? Rest
    : never
  : never;

type Values = Record<string, string | number | null | undefined>;

/**
 * Returns a text. Keys with a value of the server have a fallback, `_`, because the server may be newer than the
 * screens.
 */
export type Translate = {
  (key: TextKey, values?: Values): string;
  (key: `desk.${string}`, values: Values & { _: string }): string;
};

/** The function that react-admin calls, with its own keys and with translated sentences. */
type LibraryTranslate = (key: string, options?: Record<string, unknown>) => string;

/**
 * Returns the function that translates into a language. If a text or value is missing, it logs an error and returns the
 * key; it returns the fallback (`_`) or a sentence unchanged.
 */
export function translatorOf(locale: Locale): LibraryTranslate {
  const messages: object = MESSAGES[locale];
  const format = createTranslator({ locale, messages }) as LibraryTranslate;
  return (key, { _: fallback, ...values } = {}) => {
    if (typeof fallback === 'string' && !hasText(messages, key)) return fallback;
    // react-admin also passes titles and notices that are translated already.
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
