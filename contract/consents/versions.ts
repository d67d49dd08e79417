import { createHash } from 'node:crypto';
import { CONSENTS_CA } from './ca';
import {
  CONSENT_LANGUAGES,
  CONSENT_TESTS,
  type ConsentLanguage,
  type ConsentTest,
  type ConsentText,
} from './consent-text';
import { CONSENTS_EN } from './en';
import { CONSENTS_ES } from './es';
import { CONSENTS_CA_2026_11 } from './former/ca-2026-11';
import { CONSENTS_CA_2026_11_22 } from './former/ca-2026-11-22';
import { CONSENTS_EN_2026_11 } from './former/en-2026-11';
import { CONSENTS_ES_2026_11 } from './former/es-2026-11';
import { forGuardian } from './guardian';

// For servers only: the hash uses node:crypto, and the texts of three languages are too large for a browser.
const CONSENTS: Record<ConsentLanguage, Partial<Record<ConsentTest, ConsentText>>> = {
  es: CONSENTS_ES,
  ca: CONSENTS_CA,
  en: CONSENTS_EN,
};

/** Texts that are no longer offered, but may have been accepted. */
const FORMER: { locale: ConsentLanguage; texts: Partial<Record<ConsentTest, ConsentText>> }[] = [
  { locale: 'es', texts: CONSENTS_ES_2026_11 },
  { locale: 'ca', texts: CONSENTS_CA_2026_11 },
  { locale: 'ca', texts: CONSENTS_CA_2026_11_22 },
  { locale: 'en', texts: CONSENTS_EN_2026_11 },
];

/** A displayed text with its language: Spanish where the page's language has none (D4). */
export type ShownConsent = { language: ConsentLanguage; text: ConsentText };

/** Returns the text shown to a patient of this test on a page in this language (M138, M139). */
export function shownConsent(test: ConsentTest, locale: ConsentLanguage, consents = CONSENTS): ShownConsent {
  const text = consents[locale][test];
  return text ? { language: locale, text } : { language: 'es', text: CONSENTS_ES[test] };
}

/**
 * Identifies the accepted text of a test: its version and the SHA-256 of its words, in hex. Stored
 * with the request, so that the accepted text can be shown years later. Computed here, never taken from a browser.
 */
export function consentTextOf(
  test: ConsentTest,
  locale: ConsentLanguage,
  isForChild = false,
): { version: string; hash: string } {
  const { language, text: own } = shownConsent(test, locale);
  const text = isForChild ? forGuardian(own, language) : own;
  return { version: text.version, hash: hashOf(test, language, text) };
}

/** The text of a current or former hash from `consentTextOf`; null for an unknown hash. */
export function acceptedConsent(hash: string): ShownConsent | null {
  const current = CONSENT_LANGUAGES.map((locale) => ({ locale, texts: CONSENTS[locale] }));
  for (const { locale, texts } of [...current, ...FORMER]) {
    for (const test of CONSENT_TESTS) {
      const own = texts[test];
      const known = own ? [own, forGuardian(own, locale)] : [];
      const text = known.find((one) => hashOf(test, locale, one) === hash);
      if (text) return { language: locale, text };
    }
  }
  return null;
}

function hashOf(test: ConsentTest, language: ConsentLanguage, text: ConsentText): string {
  const { version, whatIsIt, limitations, results, information, obligations = [] } = text;
  const content = [test, language, version, whatIsIt, limitations, results, information, obligations];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
