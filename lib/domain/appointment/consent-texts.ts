import { createHash } from 'node:crypto';
import { CONSENTS_CA } from '@/content/consents/ca';
import type { ConsentText } from '@/content/consents/consent-text';
import { CONSENTS_EN } from '@/content/consents/en';
import { CONSENTS_ES } from '@/content/consents/es';
import { CONSENTS_CA_2026_11 } from '@/content/consents/former/ca-2026-11';
import { forGuardian } from '@/content/consents/guardian';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { COVID_TESTS, type CovidTest } from './choices';

// For the server only: the hash is node's, and the texts of three languages are no load for a browser.
const CONSENTS: Record<Locale, Partial<Record<CovidTest, ConsentText>>> = {
  es: CONSENTS_ES,
  ca: CONSENTS_CA,
  en: CONSENTS_EN,
};

/** Texts that nobody is asked to accept any more, but somebody may have accepted. */
const FORMER: { locale: Locale; texts: Partial<Record<CovidTest, ConsentText>> }[] = [
  { locale: 'ca', texts: CONSENTS_CA_2026_11 },
];

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
export function consentTextOf(test: CovidTest, locale: Locale, isForChild = false): { version: string; hash: string } {
  const { language, text: own } = shownConsent(test, locale);
  const text = isForChild ? forGuardian(own, language) : own;
  return { version: text.version, hash: hashOf(test, language, text) };
}

/** The text of a hash that `consentTextOf` gives or once gave, to be shown again; null for a hash of no known text. */
export function acceptedConsent(hash: string): ShownConsent | null {
  const current = LOCALES.map((locale) => ({ locale, texts: CONSENTS[locale] }));
  for (const { locale, texts } of [...current, ...FORMER]) {
    for (const test of COVID_TESTS) {
      const own = texts[test];
      const known = own ? [own, forGuardian(own, locale)] : [];
      const text = known.find((one) => hashOf(test, locale, one) === hash);
      if (text) return { language: locale, text };
    }
  }
  return null;
}

function hashOf(test: CovidTest, language: Locale, text: ConsentText): string {
  const { version, whatIsIt, limitations, results, information, obligations = [] } = text;
  const content = [test, language, version, whatIsIt, limitations, results, information, obligations];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
