import { defineTemplate, factsBlock } from '#mail/content';
import { euros } from '#mail/formats';
import { fill } from '#text';
import {
  bookingPayload,
  clinicFacts,
  insurerOf,
  momentOf,
  openVisit,
  preferenceOf,
  requestedDayOf,
  slotPayload,
  typeOf,
} from './booking-payload';
import { opening, referenceFact } from './person-payload';

/** To a patient whose request was received; the clinic calls to agree on the day (M114). */
export const appointmentRequested = defineTemplate(bookingPayload, (payload, context) => {
  const { messages, brand } = context;
  const { requested, facts, bring } = messages;
  const { patient, clinic } = payload;
  return {
    ...opening(requested, payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: `${fill(requested.thanks, { brand })} ${requested.notYet}` },
      factsBlock([
        { label: facts.type, value: typeOf(payload, context) },
        { label: facts.service, value: payload.service },
        { label: facts.doctor, value: payload.doctor },
        { label: facts.insurer, value: insurerOf(payload, context) },
        ...clinicFacts(payload, context),
        { label: facts.requestedDay, value: requestedDayOf(payload, context) },
        { label: facts.preference, value: preferenceOf(payload, context) },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [
          fill(requested.weCall, { phone: patient.phone }),
          requested.thenConfirmed,
          ...(clinic.phone ? [fill(requested.callUs, { phone: clinic.phone })] : []),
        ],
      },
      { kind: 'list', title: messages.whatToBring, items: [bring.identity, bring.insurance, bring.reports] },
      { kind: 'paragraph', text: requested.urgent },
    ],
    footnotes: [messages.notYou],
  };
});

/** To a patient who chose a slot and asked for a call instead of paying: the slot is not reserved yet (M146). */
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
