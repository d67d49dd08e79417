import type { ContentLocale } from '#catalogue/locale';
import { translatorFor } from '#messages';

/** The tests booked by slot, under their wire names; the position is the wire's serviceId, counted from 1. */
export const SLOT_TESTS = ['testPCR', 'pcrVariant', 'testAntigenos', 'testSerologico'] as const;
export type SlotTest = (typeof SLOT_TESTS)[number];

/** The agenda of a speciality, of one doctor or of a diagnostic test of the catalogue in a clinic. */
export type Agenda = `especialidad-${number}` | `medico-${number}` | `prueba-${number}`;

/** A bookable service: a test or an agenda. */
export type Service = SlotTest | Agenda;

export const isAgenda = (service: Service): service is Agenda => slotTest(service) === null;

/** Returns the test with a wire name, or null for tests that are not booked by slot. */
export const slotTest = (name: unknown): SlotTest | null => SLOT_TESTS.find((test) => test === name) ?? null;

export const serviceId = (test: SlotTest): number => SLOT_TESTS.indexOf(test) + 1;

/** Returns the name of the test, plain text (servicetext of the slot search). */
export const testName = (test: SlotTest, locale: ContentLocale): string =>
  translatorFor(locale, 'hours')(`tests.${test}`);

/** When to arrive for a test, and what to bring. Plain text. */
export const arrivalAdvice = (locale: ContentLocale): string => translatorFor(locale, 'hours')('arrival');

/** Advice before the visit: arrival and what to bring, and when the result is available. Plain text. */
export const testAdviceLines = (test: SlotTest, locale: ContentLocale): [arrival: string, result: string] => [
  arrivalAdvice(locale),
  translatorFor(locale, 'hours')(`results.${test}`),
];

/** The advice as our own HTML (generaltext of the slot search). */
export const testAdvice = (test: SlotTest, locale: ContentLocale): string =>
  `<p>${testAdviceLines(test, locale).join(' ')}</p>`;
