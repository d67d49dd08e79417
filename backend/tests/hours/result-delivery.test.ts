import { shownConsent } from '@clinic/contract/consents/versions';
import { describe, expect, it } from 'vitest';
import type { ContentRow } from '#catalogue/tables';
import { SLOT_TESTS, testAdvice, testAdviceLines } from '#hours/slot-tests';
import { demoTables } from '#seed/demo';
import type { Text } from '#seed/records';
import { bookingMail, compose } from '#tests/support/mails';
import { aRecordOf } from '#tests/support/rows';

// One truth about results: each place says when and how they are delivered as the test does, or leaves it to the test.

const { pruebas, productos, paginas } = demoTables();
const LANGUAGES = ['es', 'ca', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Hours, days or weeks after a word for the result; "working days" and the like in any sentence. */
const A_TIME = {
  es: /laborable|(?:informe|resultad)[^.]*\b(?:en|tarda|entre)\b[^.]*(?:horas|días|semanas)/i,
  ca: /laborable|(?:informe|resultat)[^.]*\b(?:en|tarda|entre)\b[^.]*(?:hores|dies|setmanes)/i,
  en: /working (?:day|hour)|(?:report|result)[^.]*\bin\b[^.]*(?:hours|days|weeks)/i,
};
const BY_MAIL = { es: /por correo electrónico/i, ca: /per correu electrònic/i, en: /by e-mail/i };

const recordOf = (rows: readonly ContentRow[], slug: string): ContentRow => {
  const found = rows.find(({ urlseo }) => urlseo === slug);
  if (!found) throw new Error(`No record ${slug}`);
  return found;
};
const textOf = (value: unknown, language: Language): string =>
  aRecordOf(value) ? ((value as unknown as Text)[language] ?? '') : '';
/** A text without markup; an element ends a sentence. */
const sentencesOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '. ');
const hoursIn = (text: string): string[] => text.match(/\b\d+(?= (?:horas|hores|hours))/g) ?? [];

describe.each(LANGUAGES)('the delivery of results, in %s', (language) => {
  it.each(SLOT_TESTS)('of %s is the same in the form, the confirmation, the mail and the consent', (test) => {
    const [, delivery] = testAdviceLines(test, language);
    expect(delivery).toMatch(BY_MAIL[language]);
    expect(testAdvice(test, language)).toContain(delivery);
    expect(compose('booking-confirmed', bookingMail({ test }), language).text).toContain(delivery);
    expect(shownConsent(test, language).text.results.join(' ')).not.toMatch(A_TIME[language]);
  });

  it('of the PCR is the same on its page, in its voucher and in the advice of a booking', () => {
    const [, advice] = testAdviceLines('testPCR', language);
    expect(textOf(recordOf(pruebas, 'pcr-virus-respiratorios').entrega, language)).toBe(advice);
    const voucher = textOf(recordOf(productos, 'pcr-para-viajar').descripcion, language);
    expect([hoursIn(voucher), hoursIn(advice)]).toEqual([['24'], ['24']]);
  });

  it('is told by the field of a test, never by its other texts', () => {
    for (const { urlseo, entrega, ...others } of pruebas.filter((row) => row.entrega)) {
      expect(textOf(entrega, language)).not.toBe('');
      for (const [name, value] of Object.entries(others)) {
        const said = A_TIME[language].exec(sentencesOf(textOf(value, language)));
        expect([urlseo, name, said?.[0]]).toEqual([urlseo, name, undefined]);
      }
    }
  });

  it('on the page about results is left to the test, and every way of the tests is listed', () => {
    const page = textOf(recordOf(paginas, 'mi-portal-salud').contenido, language);
    expect(page).toContain('href="/pruebas"');
    expect(page).toMatch(BY_MAIL[language]);
    expect(sentencesOf(page)).not.toMatch(A_TIME[language]);
  });
});

it('most tests of the demo say how their result is delivered, and some do not', () => {
  const silent = pruebas.filter(({ entrega }) => !entrega).map(({ urlseo }) => urlseo);
  expect(silent.toSorted()).toEqual(['bioimpedancia', 'campimetria']);
});
