import { createTranslator } from 'use-intl/core';

type Language = 'es' | 'ca' | 'en';
type Areas = Record<string, Record<string, unknown>>;

/** Formats the ICU messages of an area in one language: `t('greeting', { name })`. */
export type Translator<Area extends Record<string, unknown>> = ReturnType<typeof createTranslator<Area>>;

/**
 * Returns the function that finds the translator of an area in a language. Translators throw for an unknown key and for
 * a missing value, which are programming errors.
 */
export function translatorsOf<Messages extends Areas>(messages: Record<Language, Messages>) {
  const made = new Map<string, unknown>();
  return <Name extends keyof Messages & string>(locale: Language, area: Name): Translator<Messages[Name]> => {
    const known = made.get(`${locale}.${area}`);
    if (known) return known as Translator<Messages[Name]>;
    const translator = createTranslator({
      locale,
      messages: messages[locale][area],
      onError: () => undefined, // the fallback throws, because it knows the key
      getMessageFallback: ({ key, error }) => {
        throw new Error(`The message ${area}.${key} (${locale}) cannot be formatted.`, { cause: error });
      },
    });
    made.set(`${locale}.${area}`, translator);
    return translator;
  };
}
