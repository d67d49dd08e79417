import type { ContentLocale } from '#catalogue/locale';

/** The tests booked by slot, under their wire names; the position is the wire's serviceId, counted from 1. */
export const SLOT_TESTS = ['testPCR', 'pcrVariant', 'testAntigenos', 'testSerologico'] as const;
export type SlotTest = (typeof SLOT_TESTS)[number];

/** The agenda for consultations of a speciality or of one doctor in a clinic. */
export type Agenda = `especialidad-${number}` | `medico-${number}`;

/** A bookable service: a test or an agenda. */
export type Service = SlotTest | Agenda;

export const isAgenda = (service: Service): service is Agenda => slotTest(service) === null;

/** Returns the test with a wire name, or null for tests that are not booked by slot. */
export const slotTest = (name: unknown): SlotTest | null => SLOT_TESTS.find((test) => test === name) ?? null;

export const serviceId = (test: SlotTest): number => SLOT_TESTS.indexOf(test) + 1;

type Texts = Record<ContentLocale, string>;

const NAMES: Record<SlotTest, Texts> = {
  testPCR: { es: 'PCR nasofaríngea', ca: 'PCR nasofaríngia', en: 'Nasopharyngeal PCR' },
  pcrVariant: {
    es: 'PCR con estudio de variante',
    ca: 'PCR amb estudi de variant',
    en: 'PCR with variant analysis',
  },
  testAntigenos: { es: 'Test de antígenos', ca: 'Test d’antígens', en: 'Antigen test' },
  testSerologico: { es: 'Test serológico', ca: 'Test serològic', en: 'Serological test' },
};

const ARRIVAL: Texts = {
  es: 'Ven 10 minutos antes con tu documento de identidad.',
  ca: 'Vine 10 minuts abans amb el teu document d’identitat.',
  en: 'Please arrive 10 minutes early with your identity document.',
};

const RESULTS: Record<SlotTest, Texts> = {
  testPCR: {
    es: 'Recibirás el resultado por correo en 24 horas.',
    ca: 'Rebràs el resultat per correu en 24 hores.',
    en: 'You will receive the result by e-mail within 24 hours.',
  },
  pcrVariant: {
    es: 'Recibirás el resultado por correo en 72 horas.',
    ca: 'Rebràs el resultat per correu en 72 hores.',
    en: 'You will receive the result by e-mail within 72 hours.',
  },
  testAntigenos: {
    es: 'Recibirás el resultado por correo en una hora.',
    ca: 'Rebràs el resultat per correu en una hora.',
    en: 'You will receive the result by e-mail within an hour.',
  },
  testSerologico: {
    es: 'Es una extracción de sangre; no hace falta ayuno. Recibirás el resultado por correo en 24 horas.',
    ca: 'És una extracció de sang; no cal anar en dejú. Rebràs el resultat per correu en 24 hores.',
    en: 'A blood sample is taken; there is no need to fast. You will receive the result by e-mail within 24 hours.',
  },
};

/** Returns the name of the test, plain text (servicetext of the slot search). */
export const testName = (test: SlotTest, locale: ContentLocale): string => NAMES[test][locale];

/** When to arrive for a test, and what to bring. Plain text. */
export const arrivalAdvice = (locale: ContentLocale): string => ARRIVAL[locale];

/** Advice before the visit: arrival and what to bring, and when the result is available. Plain text. */
export const testAdviceLines = (test: SlotTest, locale: ContentLocale): [arrival: string, result: string] => [
  ARRIVAL[locale],
  RESULTS[test][locale],
];

/** The advice as our own HTML (generaltext of the slot search). */
export const testAdvice = (test: SlotTest, locale: ContentLocale): string =>
  `<p>${testAdviceLines(test, locale).join(' ')}</p>`;
