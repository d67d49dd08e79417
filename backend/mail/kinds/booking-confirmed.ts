import { createHash } from 'node:crypto';
import { testAdviceLines } from '@/backend/bookings/slot-tests';
import { clockTime } from '@/backend/bookings/wall-time';
import { calendarFile } from '@/backend/mail/calendar';
import { defineTemplate, type MailAttachment, type MailContext } from '@/backend/mail/content';
import { euros, longDay, shortDay } from '@/backend/mail/formats';
import { callClinic, clinicFacts, factsBlock, greetingOf, type SlotPayload, slotPayload } from './booking-payload';

/** To a patient whose slot is booked, with the appointment for their calendar (M150). */
export const bookingConfirmed = defineTemplate(slotPayload, (payload, context) => {
  const { words, locale } = context;
  const { confirmed, facts } = words;
  const { clinic, day, initTime, amountCents, isPaid } = payload;
  const [arrival, result] = payload.test ? testAdviceLines(payload.test, locale) : [words.bring.identity];
  return {
    subject: confirmed.subject(words.dayAtTime(shortDay(day, locale), clockTime(initTime))),
    preview: confirmed.preview,
    heading: confirmed.heading,
    greeting: greetingOf(payload, context),
    blocks: [
      { kind: 'paragraph', text: clinic.name ? confirmed.welcome(clinic.name) : confirmed.welcomeWithoutClinic },
      factsBlock([
        { label: facts.day, value: longDay(day, locale) },
        { label: facts.time, value: clockTime(initTime) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: isPaid ? facts.paid : facts.payAtClinic, value: amountCents ? euros(amountCents, locale) : null },
        { label: facts.reference, value: payload.numcita, isCode: true },
      ]),
      { kind: 'list', title: words.beforeComing, items: [arrival, confirmed.cannotCome] },
      {
        kind: 'list',
        title: words.whatHappensNow,
        items: [...(result ? [result] : []), ...(isPaid ? [confirmed.invoice] : []), confirmed.calendar],
      },
      ...callClinic(payload, context),
    ],
    footnotes: [words.notYou],
    attachments: [calendarOf(payload, context)],
  };
});

/** Calendars are shared and synchronised: neither the test nor the number that opens the booking is in it. */
function calendarOf(payload: SlotPayload, { words: { event }, brand, queuedAt }: MailContext): MailAttachment {
  const { clinic } = payload;
  const content = calendarFile({
    uid: createHash('sha256').update(payload.numcita).digest('hex').slice(0, 32),
    day: payload.day,
    initTime: payload.initTime,
    endTime: payload.endTime,
    title: event.title(brand),
    place: [clinic.name, clinic.address].filter(Boolean).join(', '),
    description: [event.bring, ...(clinic.phone ? [event.call(clinic.phone)] : [])],
    queuedAt,
  });
  return { filename: 'cita.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
}
