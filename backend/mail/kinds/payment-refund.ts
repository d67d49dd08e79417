import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { euros } from '#mail/formats';
import { callClinic, clinicFacts, momentOf, slotPayload } from './booking-payload';
import { opening, referenceFact } from './person-payload';

const refundPayload = slotPayload.extend({
  /** True when the booking stands and was paid twice; false when another patient has its slot. */
  isBooked: z.boolean(),
});

/** To a patient whose payment came too late or twice: it is refunded. */
export const paymentRefund = defineTemplate(refundPayload, (payload, context) => {
  const { messages, locale } = context;
  const { refund, facts } = messages;
  const { amountCents, isBooked } = payload;
  return {
    ...opening(refund, payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: isBooked ? refund.twice : refund.late },
      factsBlock([
        { label: refund.amount, value: amountCents ? euros(amountCents, locale) : null },
        { label: isBooked ? facts.day : facts.requestedSlot, value: momentOf(payload, context) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [refund.back, isBooked ? refund.stands : refund.another],
      },
      ...callClinic(payload, context),
    ],
  };
});
