import { defineTemplate, factsBlock } from '#mail/content';
import { euros } from '#mail/formats';
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
  const { t, brand } = context;
  const { patient, clinic } = payload;
  return {
    ...opening('requested', payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: `${t('requested.thanks', { brand })} ${t('requested.notYet')}` },
      factsBlock([
        { label: t('facts.type'), value: typeOf(payload, context) },
        { label: t('facts.service'), value: payload.service },
        { label: t('facts.doctor'), value: payload.doctor },
        { label: t('facts.insurer'), value: insurerOf(payload, context) },
        ...clinicFacts(payload, context),
        { label: t('facts.requestedDay'), value: requestedDayOf(payload, context) },
        { label: t('facts.preference'), value: preferenceOf(payload, context) },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          t('requested.weCall', { phone: patient.phone }),
          t('requested.thenConfirmed'),
          ...(clinic.phone ? [t('requested.callUs', { phone: clinic.phone })] : []),
        ],
      },
      { kind: 'list', title: t('whatToBring'), items: [t('bring.identity'), t('bring.insurance'), t('bring.reports')] },
      { kind: 'paragraph', text: t('requested.urgent') },
      ...openVisit(payload, context, t('requested.open')),
    ],
    footnotes: [t('notYou')],
  };
});

/** To a patient who chose a slot and asked for a call instead of paying: the slot is not reserved yet (M146). */
export const bookingCallMe = defineTemplate(slotPayload, (payload, context) => {
  const { t, locale } = context;
  const { amountCents } = payload;
  return {
    ...opening('callMe', payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: `${t('callMe.received')} ${t('callMe.notReserved')}` },
      factsBlock([
        { label: t('facts.requestedSlot'), value: momentOf(payload, context) },
        { label: t('facts.service'), value: payload.service },
        ...clinicFacts(payload, context),
        { label: t('facts.price'), value: amountCents ? euros(amountCents, locale) : null },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [t('callMe.weCall', { phone: payload.patient.phone }), t('callMe.otherTime'), t('callMe.nothingToPay')],
      },
      { kind: 'list', title: t('whatToBring'), items: [t('bring.identity')] },
      ...openVisit(payload, context, t('requested.open')),
    ],
    footnotes: [t('notYou')],
  };
});
