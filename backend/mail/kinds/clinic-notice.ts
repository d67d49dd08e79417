import { z } from 'zod';
import { clockTime } from '@/backend/bookings/wall-time';
import { defineTemplate, type MailContext } from '@/backend/mail/content';
import { euros, longDay, shortDay } from '@/backend/mail/formats';
import { telHref } from '@/backend/mail/plain-text';
import { bookingPayload, factsBlock, preferenceOf } from './booking-payload';

const noticePayload = bookingPayload.extend({
  about: z.enum(['appointment-requested', 'booking-confirmed', 'booking-call-me', 'payment-refund']),
});

type Notice = z.output<typeof noticePayload>;

/** To the clinic: whom to expect or to call. What the visit needs and no more: no health answer, no identity document. */
export const clinicNotice = defineTemplate(noticePayload, (payload, context) => {
  const { words, locale } = context;
  const { facts, notice } = words;
  const { patient, amountCents, day, initTime } = payload;
  const subject = subjectOf(payload, context);
  const price = priceLabelOf(payload, context);
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
  if (about === 'payment-refund') return notice.refundDue(moment);
  return about === 'booking-confirmed' ? notice.confirmed(moment) : notice.callMe(moment);
}

function priceLabelOf({ about, isPaid }: Notice, { words: { facts, refund } }: MailContext): string {
  if (about === 'payment-refund') return refund.amount;
  return about !== 'booking-confirmed' ? facts.price : isPaid ? facts.paid : facts.payAtClinic;
}

function tasksOf({ about, isPaid, amountCents }: Notice, { words: { notice } }: MailContext): string[] {
  if (about === 'appointment-requested') return [notice.call];
  if (about === 'booking-call-me') return [notice.checkSlot];
  if (about === 'payment-refund') return [notice.refund];
  return [notice.prepare, ...(isPaid ? [notice.paid] : amountCents ? [notice.collect] : [])];
}
