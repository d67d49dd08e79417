import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { euros } from '#mail/formats';
import { clinicFacts, momentOf, openVisit, slotPayload } from './booking-payload';
import { opening, referenceFact } from './person-payload';

/** To a patient who chose a slot and wants to be called instead of paying: the slot is not theirs yet (M146). */
export const bookingCallMe = defineTemplate(slotPayload, (payload, context) => {
  const { messages, locale } = context;
  const { callMe, facts, bring } = messages;
  const { amountCents } = payload;
  return {
    ...opening(callMe, payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: `${callMe.received} ${callMe.notReserved}` },
      factsBlock([
        { label: facts.requestedSlot, value: momentOf(payload, context) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: facts.price, value: amountCents ? euros(amountCents, locale) : null },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [fill(callMe.weCall, { phone: payload.patient.phone }), callMe.otherTime, callMe.nothingToPay],
      },
      { kind: 'list', title: messages.whatToBring, items: [bring.identity] },
      ...openVisit(payload, context),
    ],
    footnotes: [messages.notYou],
  };
});
