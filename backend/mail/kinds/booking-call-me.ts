import { defineTemplate } from '@/backend/mail/content';
import { euros } from '@/backend/mail/formats';
import { clinicFacts, factsBlock, greetingOf, momentOf, slotPayload } from './booking-payload';

/** To a patient who chose a slot and wants to be called instead of paying: the slot is not theirs yet (M146). */
export const bookingCallMe = defineTemplate(slotPayload, (payload, context) => {
  const { words, locale } = context;
  const { callMe, facts, bring } = words;
  const { amountCents } = payload;
  return {
    subject: callMe.subject,
    preview: callMe.preview,
    heading: callMe.subject,
    greeting: greetingOf(payload, context),
    blocks: [
      { kind: 'paragraph', text: `${callMe.received} ${callMe.notReserved}` },
      factsBlock([
        { label: facts.wished, value: momentOf(payload, context) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: facts.price, value: amountCents ? euros(amountCents, locale) : null },
        { label: facts.reference, value: payload.numcita, isCode: true },
      ]),
      {
        kind: 'list',
        title: words.whatHappensNow,
        items: [callMe.weCall(payload.patient.phone), callMe.otherTime, callMe.nothingToPay],
      },
      { kind: 'list', title: words.whatToBring, items: [bring.identity] },
    ],
    footnotes: [words.notYou],
    attachments: [],
  };
});
