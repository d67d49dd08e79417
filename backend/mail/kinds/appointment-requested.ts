import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { bookingPayload, clinicFacts, insurerOf, preferenceOf, requestedDayOf, typeOf } from './booking-payload';
import { opening, referenceFact } from './person-payload';

/** To a patient whose request arrived; somebody of the clinic calls to agree on the day (M114). */
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
