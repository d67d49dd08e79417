import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { defineTemplate } from '#mail/content';
import { callText } from '#mail/formats';
import {
  amountOf,
  appointmentCard,
  beforeVideo,
  bookingPayload,
  insurerOf,
  openVisit,
  preferenceOf,
  requestedDayOf,
  slotPayload,
  typeOf,
  whenOf,
} from './booking-payload';
import { opening } from './person-payload';

/** To a patient whose request was received; the clinic calls to agree on the day (M114). */
export const appointmentRequested = defineTemplate(bookingPayload, (payload, context) => {
  const { t, brand, locale } = context;
  const card = appointmentTranslator(locale);
  const { patient, clinic } = payload;
  return {
    ...opening('requested', payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: `${t('requested.thanks', { brand })} ${t('requested.notYet')}` },
      appointmentCard(
        payload,
        {
          ...{ type: typeOf(payload, context), service: payload.service, doctor: payload.doctor },
          ...{ asked: requestedDayOf(payload, context), preference: preferenceOf(payload, context) },
          ...{ patient: patient.name, insurer: insurerOf(payload, context) },
        },
        context,
      ),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          t('requested.weCall', { phone: patient.phone, when: callText(payload.call, locale) }),
          t('requested.thenConfirmed'),
          ...(clinic.phone ? [t('requested.callUs', { phone: clinic.phone })] : []),
        ],
      },
      payload.isVideo
        ? beforeVideo(context, [])
        : {
            kind: 'list',
            title: card('bringTitle'),
            items: [card('bring.identity'), card('bring.insurance'), card('bring.reports')],
          },
      { kind: 'paragraph', text: t('requested.urgent') },
      ...openVisit(payload, context, t('requested.open')),
    ],
    footnotes: [t('notYou')],
  };
});

/** To a patient who chose a slot and asked for a call instead of paying: the slot is not reserved yet (M146). */
export const bookingCallMe = defineTemplate(slotPayload, (payload, context) => {
  const { t, locale } = context;
  const card = appointmentTranslator(locale);
  const { amountCents } = payload;
  return {
    ...opening('callMe', payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: `${t('callMe.received')} ${t('callMe.notReserved')}` },
      appointmentCard(
        payload,
        {
          ...{ service: payload.service, doctor: payload.doctor, patient: payload.patient.name },
          ...{ asked: whenOf(payload, context), amount: amountOf(amountCents, 'toPay', locale) },
        },
        context,
      ),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          t('callMe.weCall', { phone: payload.patient.phone, when: callText(payload.call, locale) }),
          t('callMe.otherTime'),
          t('callMe.nothingToPay'),
        ],
      },
      { kind: 'list', title: card('bringTitle'), items: [card('bring.identity')] },
      ...openVisit(payload, context, t('requested.open')),
    ],
    footnotes: [t('notYou')],
  };
});
