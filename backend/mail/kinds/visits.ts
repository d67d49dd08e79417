import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { calendarFile } from '@clinic/contract/calendar-file';
import { z } from 'zod';
import { testAdviceLines } from '#hours/slot-tests';
import { defineTemplate, type MailBlock, type MailCalendar, type MailContext } from '#mail/content';
import {
  amountOf,
  appointmentCard,
  beforeVideo,
  bookingPayload,
  callClinic,
  openVisit,
  type SlotPayload,
  shortMomentOf,
  slotPayload,
  whenOf,
} from './booking-payload';
import { hhmm, opening } from './person-payload';

/** The visit for the patient's calendar: the same entry as the file on the booking's page, as our invitation. */
const calendarOf = (
  method: MailCalendar['method'],
  { numcita, sequence, day, initTime, endTime, clinic, isVideo }: SlotPayload,
  { brand, locale, queuedAt, sender, recipient }: MailContext,
): MailCalendar => ({
  method,
  content: calendarFile(
    { numcita, sequence, day, initTime, endTime, clinic, isVideo, brand, locale, stamp: queuedAt },
    { method, organizer: sender, attendee: recipient },
  ),
});

/** How to prepare, what to bring, and what to do when the patient cannot come. */
function beforeComing({ test, preparation, isVideo }: SlotPayload, context: MailContext): MailBlock {
  const { t, locale } = context;
  if (isVideo) return beforeVideo(context, [t('video.linkComes'), t('video.cannot')]);
  const [arrival] = test ? testAdviceLines(test, locale) : [appointmentTranslator(locale)('bring.identity')];
  const items = [...(preparation ? [preparation] : []), arrival, t('confirmed.cannotCome')];
  return { kind: 'list', title: t('beforeComing'), items };
}

const welcomeTo = (clinic: string | null, { t }: MailContext): string =>
  clinic ? t('confirmed.welcome', { clinic }) : t('confirmed.welcomeWithoutClinic');

/** To a patient whose slot is booked, with a calendar entry (M150). */
export const bookingConfirmed = defineTemplate(slotPayload, (payload, context) => {
  const { t, locale } = context;
  const { clinic, service, doctor, amountCents, isPaid, isVideo, receipt } = payload;
  const [, result] = payload.test ? testAdviceLines(payload.test, locale) : [];
  return {
    ...opening('confirmed', payload.patient.name, context, { moment: shortMomentOf(payload, context) }),
    ...(isVideo && { preview: t('video.preview') }),
    heading: t('confirmed.heading'),
    blocks: [
      {
        kind: 'paragraph',
        text: isVideo ? t('video.welcome') : welcomeTo(clinic.name, context),
      },
      appointmentCard(
        payload,
        {
          ...{ service, doctor, patient: payload.patient.name, when: whenOf(payload, context) },
          amount: amountOf(amountCents, isPaid ? 'paid' : 'toPay', locale),
        },
        context,
      ),
      beforeComing(payload, context),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          ...(result ? [result] : []),
          ...(receipt ? [t('confirmed.receipt')] : []),
          ...(isPaid ? [t('confirmed.invoice')] : []),
          t('confirmed.calendar'),
        ],
      },
      ...openVisit(payload, context),
      ...callClinic(payload, context),
    ],
    footnotes: [t('notYou')],
    calendar: calendarOf('REQUEST', payload, context),
    receipt,
  };
});

const movedPayload = slotPayload.extend({
  /** The previous time of the visit. */
  before: z.object({ day: z.iso.date(), initTime: hhmm }),
  isByPatient: z.boolean().default(false),
});

/** To a patient whose visit was moved, by the clinic or the patient; the calendar entry moves too. */
export const bookingMoved = defineTemplate(movedPayload, (payload, context) => {
  const { t } = context;
  const { service, doctor, before } = payload;
  return {
    ...opening('moved', payload.patient.name, context, { moment: shortMomentOf(payload, context) }),
    heading: t('moved.heading'),
    blocks: [
      { kind: 'paragraph', text: t(payload.isByPatient ? 'moved.own' : 'moved.changed') },
      appointmentCard(
        payload,
        {
          ...{ service, doctor, patient: payload.patient.name },
          ...{ when: whenOf(payload, context), before: whenOf(before, context) },
        },
        context,
      ),
      beforeComing(payload, context),
      { kind: 'paragraph', text: t('moved.calendar') },
      ...openVisit(payload, context),
      ...callClinic(payload, context),
    ],
    calendar: calendarOf('REQUEST', payload, context),
  };
});

const cancelledPayload = bookingPayload.extend({
  /** False for a request or a slot that was only held: there is no calendar entry. */
  wasConfirmed: z.boolean(),
  isRefunded: z.boolean(),
  isByPatient: z.boolean().default(false),
});

/** To a patient whose visit or request was cancelled: the calendar entry is removed, and a payment is refunded. */
export const bookingCancelled = defineTemplate(cancelledPayload, (payload, context) => {
  const { t, locale } = context;
  const { service, doctor, wasConfirmed, isRefunded, isByPatient, amountCents, receipt } = payload;
  const visit = slotPayload.safeParse(payload).data;
  const subject = t(wasConfirmed ? 'cancelled.subject' : 'cancelled.requestSubject');
  return {
    ...opening('cancelled', payload.patient.name, context),
    subject,
    ...(payload.isVideo && { preview: t('video.cancelled') }),
    ...(isRefunded && { preview: t('cancelled.refundedPreview') }),
    blocks: [
      {
        kind: 'paragraph',
        text: t(wasConfirmed ? (isByPatient ? 'cancelled.ownVisit' : 'cancelled.visit') : 'cancelled.request'),
      },
      appointmentCard(
        payload,
        {
          ...{ service, doctor, patient: payload.patient.name },
          [wasConfirmed ? 'when' : 'asked']: visit && whenOf(visit, context),
          amount: isRefunded ? amountOf(amountCents, 'toReturn', locale) : null,
        },
        context,
      ),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          ...(isRefunded ? [t('refund.back')] : []),
          ...(receipt ? [t('cancelled.receipt')] : []),
          t('cancelled.again'),
        ],
      },
      ...callClinic(payload, context),
    ],
    receipt,
    ...(wasConfirmed && visit && { calendar: calendarOf('CANCEL', visit, context) }),
  };
});
