import { z } from 'zod';
import { SLOT_TESTS } from '@/backend/bookings/slot-tests';
import { clockTime } from '@/backend/bookings/wall-time';
import { knownFacts, type MailBlock, type MailContext } from '@/backend/mail/content';
import { longDay } from '@/backend/mail/formats';
import { oneLine, telHref, visitorText, whatsappHref } from '@/backend/mail/plain-text';

const ours = z.string().transform(oneLine);
const typed = z.string().transform(visitorText);

/** What backend/bookings/mails.ts queues about a booking or a request. */
export const bookingPayload = z.object({
  numcita: ours,
  patient: z.object({ name: typed, phone: typed }),
  test: z.enum(SLOT_TESTS).nullable(),
  service: ours.nullable(),
  day: z.iso.date().nullable(),
  initTime: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  endTime: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  amountCents: z.number().int().nullable(),
  /** True when it has been paid on the web. */
  isPaid: z.boolean().default(false),
  preference: typed.nullable(),
  clinic: z.object({
    name: ours.nullable(),
    address: ours.nullable(),
    phone: ours.nullable(),
    whatsapp: ours.nullable(),
  }),
});

/** The same of a booked or wished slot: its day and its time are known. */
export const slotPayload = bookingPayload.extend({
  day: z.iso.date(),
  initTime: z.string().regex(/^\d{4}$/),
  endTime: z.string().regex(/^\d{4}$/),
});

export type BookingPayload = z.output<typeof bookingPayload>;
export type SlotPayload = z.output<typeof slotPayload>;

/** "lunes, 14 de diciembre de 2026, a las 09:15". */
export const momentOf = ({ day, initTime }: SlotPayload, { locale, words }: MailContext): string =>
  words.dayAtTime(longDay(day, locale), clockTime(initTime));

/** The preferred part of the day in the words of the language; as it came when it is neither of the two. */
export function preferenceOf({ preference }: BookingPayload, { words }: MailContext): string | null {
  const key = preference?.toLowerCase();
  return key === 'morning' || key === 'evening' ? words.preferences[key] : preference;
}

/** Name, address and numbers of the clinic. */
export const clinicFacts = ({ clinic }: BookingPayload, { words: { facts } }: MailContext) => [
  { label: facts.clinic, value: clinic.name },
  { label: facts.address, value: clinic.address },
  { label: facts.phone, value: clinic.phone, href: clinic.phone && telHref(clinic.phone) },
  { label: facts.whatsapp, value: clinic.whatsapp, href: clinic.whatsapp && whatsappHref(clinic.whatsapp) },
];

export const factsBlock = (rows: Parameters<typeof knownFacts>[0]): MailBlock => ({
  kind: 'facts',
  rows: knownFacts(rows),
});

/** The greeting with the patient's name. */
export const greetingOf = ({ patient }: BookingPayload, { words }: MailContext): string =>
  patient.name ? words.greeting(patient.name) : words.greetingWithoutName;

/** A button that calls the clinic; nothing when it has no number. */
export function callClinic({ clinic }: BookingPayload, { words }: MailContext): MailBlock[] {
  const href = clinic.phone && telHref(clinic.phone);
  return href ? [{ kind: 'action', label: words.callClinic, href }] : [];
}
