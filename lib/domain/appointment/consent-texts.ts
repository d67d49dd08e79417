import { createHash } from 'node:crypto';
import { CONSENTS_CA } from '@/content/consents/ca';
import type { ConsentText } from '@/content/consents/consent-text';
import { CONSENTS_EN } from '@/content/consents/en';
import { CONSENTS_ES } from '@/content/consents/es';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { CovidTest } from './choices';

// For the server only: the hash is node's, and the texts of three languages are no load for a browser.
const CONSENTS: Record<Locale, Partial<Record<CovidTest, ConsentText>>> = {
  es: CONSENTS_ES,
  ca: CONSENTS_CA,
  en: CONSENTS_EN,
};

/** A text as it is shown, with the language it is in: Spanish where the page's language has none (D4). */
export type ShownConsent = { language: Locale; text: ConsentText };

/** What a patient of this test is shown on a page in this language (M138, M139). */
export function shownConsent(test: CovidTest, locale: Locale, consents = CONSENTS): ShownConsent {
  const text = consents[locale][test];
  return text ? { language: locale, text } : { language: DEFAULT_LOCALE, text: CONSENTS_ES[test] };
}

/**
 * What identifies the text a patient of this test consents to: its version and the SHA-256 of its words, in hex. Stored
 * with the request, so that what was consented to can be shown years later. Computed here, never taken from a browser.
 */
export function consentTextOf(test: CovidTest, locale: Locale): { version: string; hash: string } {
  const { language, text } = shownConsent(test, locale);
  const { whatIsIt, limitations, results, information, obligations = [] } = text;
  const words = [test, language, text.version, whatIsIt, limitations, results, information, obligations];
  return { version: text.version, hash: createHash('sha256').update(JSON.stringify(words)).digest('hex') };
}
