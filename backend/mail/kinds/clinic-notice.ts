import { z } from 'zod';
import { clockTime } from '@/backend/bookings/wall-time';
import { defineTemplate, type MailContext } from '@/backend/mail/content';
import { euros, longDay, shortDay } from '@/backend/mail/formats';
import { telHref } from '@/backend/mail/plain-text';
import { bookingPayload, factsBlock, preferenceOf } from './booking-payload';

const noticePayload = bookingPayload.extend({
  about: z.enum(['appointment-requested', 'booking-confirmed', 'booking-call-me']),
});

type Notice = z.output<typeof noticePayload>;

/** To the clinic: whom to expect or to call. What the visit needs and no more: no health answer, no identity document. */
export const clinicNotice = defineTemplate(noticePayload, (payload, context) => {
  const { words, locale } = context;
  const { facts, notice } = words;
  const { patient, amountCents, day, initTime } = payload;
  const subject = subjectOf(payload, context);
  const price = payload.about !== 'booking-confirmed' ? facts.price : payload.isPaid ? facts.paid : facts.payAtClinic;
  return {
    subject,
    preview: notice.preview,
    heading: subject,
    greeting: null,
    blocks: [
      factsBlock([
        { label: facts.patient, value: patient.name },
        { label: facts.phone, value: patient.phone, href: telHref(patient.phone) },
        { label: facts.service, value: payload.service },
        { label: facts.day, value: day && longDay(day, locale) },
        { label: facts.time, value: initTime && clockTime(initTime) },
        { label: facts.preference, value: preferenceOf(payload, context) },
        { label: facts.clinic, value: payload.clinic.name },
        { label: price, value: amountCents ? euros(amountCents, locale) : null },
        { label: facts.reference, value: payload.numcita, isCode: true },
      ]),
      { kind: 'list', title: notice.whatToDo, items: tasksOf(payload, context) },
      { kind: 'paragraph', text: notice.privacy },
    ],
    footnotes: [],
    attachments: [],
  };
});

function subjectOf({ about, day, initTime }: Notice, { words: { notice, dayAtTime }, locale }: MailContext): string {
  if (about === 'appointment-requested' || !day || !initTime) return notice.requested;
  const moment = dayAtTime(shortDay(day, locale), clockTime(initTime));
  return about === 'booking-confirmed' ? notice.confirmed(moment) : notice.callMe(moment);
}

function tasksOf({ about, isPaid, amountCents }: Notice, { words: { notice } }: MailContext): string[] {
  if (about === 'appointment-requested') return [notice.call];
  if (about === 'booking-call-me') return [notice.checkSlot];
  return [notice.prepare, ...(isPaid ? [notice.paid] : amountCents ? [notice.collect] : [])];
}
