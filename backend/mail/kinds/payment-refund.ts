import { z } from 'zod';
import { defineTemplate } from '@/backend/mail/content';
import { euros } from '@/backend/mail/formats';
import { callClinic, clinicFacts, factsBlock, greetingOf, momentOf, slotPayload } from './booking-payload';

const refundPayload = slotPayload.extend({
  /** True when the booking stands and was paid twice; false when its hour went to somebody else. */
  isBooked: z.boolean(),
});

/** To a patient whose payment came when there was nothing to give for it: it is given back. */
export const paymentRefund = defineTemplate(refundPayload, (payload, context) => {
  const { words, locale } = context;
  const { refund, facts } = words;
  const { amountCents, isBooked } = payload;
  return {
    subject: refund.subject,
    preview: refund.preview,
    heading: refund.subject,
    greeting: greetingOf(payload, context),
    blocks: [
      { kind: 'paragraph', text: isBooked ? refund.twice : refund.late },
      factsBlock([
        { label: refund.amount, value: amountCents ? euros(amountCents, locale) : null },
        { label: isBooked ? facts.day : facts.wished, value: momentOf(payload, context) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: facts.reference, value: payload.numcita, isCode: true },
      ]),
      {
        kind: 'list',
        title: words.whatHappensNow,
        items: [refund.back, isBooked ? refund.stands : refund.another],
      },
      ...callClinic(payload, context),
    ],
    footnotes: [],
    attachments: [],
  };
});
