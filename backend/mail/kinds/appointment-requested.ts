import { defineTemplate } from '@/backend/mail/content';
import { bookingPayload, clinicFacts, factsBlock, greetingOf, preferenceOf } from './booking-payload';

/** To a patient whose request arrived; somebody of the clinic calls to agree on the day (M114). */
export const appointmentRequested = defineTemplate(bookingPayload, (payload, context) => {
  const { words, brand } = context;
  const { requested, facts, bring } = words;
  const { patient, clinic } = payload;
  return {
    subject: requested.subject,
    preview: requested.preview,
    heading: requested.subject,
    greeting: greetingOf(payload, context),
    blocks: [
      { kind: 'paragraph', text: `${requested.thanks(brand)} ${requested.notYet}` },
      factsBlock([
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: facts.preference, value: preferenceOf(payload, context) },
        { label: facts.reference, value: payload.numcita, isCode: true },
      ]),
      {
        kind: 'list',
        title: words.whatHappensNow,
        items: [
          requested.weCall(patient.phone),
          requested.thenConfirmed,
          ...(clinic.phone ? [requested.callUs(clinic.phone)] : []),
        ],
      },
      { kind: 'list', title: words.whatToBring, items: [bring.identity, bring.insurance, bring.reports] },
      { kind: 'paragraph', text: requested.urgent },
    ],
    footnotes: [words.notYou],
    attachments: [],
  };
});
