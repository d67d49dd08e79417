import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { euros } from '#mail/formats';
import { bookingPayload, callClinic, clinicFacts, momentOf, slotPayload } from './booking-payload';
import { opening, referenceFact } from './person-payload';
import { calendarOf } from './visit-calendar';

const cancelledPayload = bookingPayload.extend({
  /** False for a request and for a slot that was only held: nothing is in a calendar. */
  wasConfirmed: z.boolean(),
  isRefunded: z.boolean(),
  isByPatient: z.boolean().default(false),
});

/** To a patient whose visit or request was cancelled: it leaves the calendar, and what was paid is given back. */
export const bookingCancelled = defineTemplate(cancelledPayload, (payload, context) => {
  const { messages, locale } = context;
  const { cancelled, refund, facts } = messages;
  const { wasConfirmed, isRefunded, isByPatient, amountCents, receipt } = payload;
  const visit = slotPayload.safeParse(payload).data;
  const subject = wasConfirmed ? cancelled.subject : cancelled.requestSubject;
  return {
    ...opening(cancelled, payload.patient.name, context),
    subject,
    blocks: [
      {
        kind: 'paragraph',
        text: wasConfirmed ? (isByPatient ? cancelled.ownVisit : cancelled.visit) : cancelled.request,
      },
      factsBlock([
        { label: wasConfirmed ? facts.day : facts.requestedSlot, value: visit ? momentOf(visit, context) : null },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: refund.amount, value: isRefunded && amountCents ? euros(amountCents, locale) : null },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [...(isRefunded ? [refund.back] : []), ...(receipt ? [cancelled.receipt] : []), cancelled.again],
      },
      ...callClinic(payload, context),
    ],
    receipt,
    ...(wasConfirmed && visit && { calendar: calendarOf('CANCEL', visit, context) }),
  };
});
