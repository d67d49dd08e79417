import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { clockTime } from '@clinic/contract/dates';
import { z } from 'zod';
import { defineTemplate, type MailContext } from '#mail/content';
import { callText, euros, longDay } from '#mail/formats';
import {
  bookingPayload,
  insurerOf,
  momentOf,
  preferenceOf,
  requestedDayOf,
  shortMomentOf,
  typeOf,
} from './booking-payload';
import { hhmm, noticeContent, phoneFact, referenceFact, written, writtenFact } from './person-payload';

const time = z.object({ day: z.iso.date(), initTime: hhmm });

/** The patient's texts are shown verbatim, because the clinic must be able to use them. */
const noticePayload = bookingPayload.extend({
  about: z.enum([
    'appointment-requested',
    'booking-confirmed',
    'booking-call-me',
    'payment-refund',
    'booking-moved',
    'booking-cancelled',
  ]),
  patient: z.object({ name: written, phone: written, email: written.nullable().default(null) }),
  preference: written.nullable(),
  type: written.nullable().default(null),
  insurer: written.nullable().default(null),
  wishedDay: written.nullable().default(null),
  /** User name of the professional who made the request for the patient (M120). */
  requestedBy: written.nullable().default(null),
  /** The person who booked for the patient. */
  guardian: written.nullable().default(null),
  /** A small child without document; the number of anybody else is only shown at the desk. */
  lacksDocument: z.boolean().default(false),
  /** There is something to prepare, which is only shown at the desk. */
  hasNeeds: z.boolean().default(false),
  before: time.nullable().default(null),
  isRefunded: z.boolean().default(false),
  isByPatient: z.boolean().default(false),
  /** A cancelled request, for which no hour was reserved. */
  wasRequested: z.boolean().default(false),
  /** The patient was not notified. */
  isUntold: z.boolean().default(false),
});

type Notice = z.output<typeof noticePayload>;

/**
 * To the clinic: the patient to expect or call, and everything needed to act. No health answers, identity documents or
 * billing data.
 */
export const clinicNotice = defineTemplate(noticePayload, (payload, context) =>
  noticeContent(context.t, {
    subject: subjectOf(payload, context),
    facts: factsOf(payload, context),
    tasks: tasksOf(payload, context),
    privacy: context.t('notice.privacy'),
  }),
);

function factsOf(payload: Notice, context: MailContext) {
  const { t, locale } = context;
  const card = appointmentTranslator(locale);
  const { patient, amountCents, day, initTime, before, about } = payload;
  const wasMoved = about === 'booking-moved' && before;
  return [
    writtenFact(t('facts.patient'), patient.name),
    { label: t('facts.document'), value: payload.lacksDocument ? t('notice.withoutDocument') : null },
    writtenFact(t('facts.guardian'), payload.guardian),
    phoneFact(t('facts.phone'), patient.phone),
    writtenFact(t('facts.email'), patient.email),
    writtenFact(t('facts.type'), payload.test ? null : typeOf(payload, context)),
    { label: t('facts.service'), value: payload.service },
    { label: t('facts.doctor'), value: payload.doctor },
    { label: card('facts.kind'), value: payload.isVideo ? card('video.kind') : null },
    writtenFact(t('facts.insurer'), insurerOf(payload, context)),
    { label: t('facts.day'), value: day && longDay(day, locale) },
    { label: t('facts.time'), value: initTime && clockTime(initTime) },
    { label: t('facts.before'), value: wasMoved ? momentOf(before, context) : null },
    writtenFact(t('facts.requestedDay'), requestedDayOf(payload, context)),
    writtenFact(t('facts.preference'), preferenceOf(payload, context)),
    { label: t('facts.call'), value: isCallAwaited(about) ? callText(payload.call, locale) : null },
    writtenFact(t('facts.requestedBy'), payload.requestedBy),
    { label: t('facts.clinic'), value: payload.clinic.name },
    { label: priceLabelOf(payload, context), value: amountCents ? euros(amountCents, locale) : null },
    referenceFact(payload, context),
  ];
}

const isCallAwaited = (about: Notice['about']): boolean =>
  about === 'appointment-requested' || about === 'booking-call-me';

function subjectOf({ about, day, initTime, wasRequested }: Notice, context: MailContext): string {
  const { t } = context;
  const isCancelled = about === 'booking-cancelled';
  if (about === 'appointment-requested' || wasRequested || !day || !initTime)
    return t(isCancelled ? 'notice.dropped' : 'notice.requested');
  const moment = shortMomentOf({ day, initTime }, context);
  if (isCancelled) return t('notice.cancelled', { moment });
  if (about === 'payment-refund') return t('notice.refundDue', { moment });
  if (about === 'booking-moved') return t('notice.moved', { moment });
  return t(about === 'booking-confirmed' ? 'notice.confirmed' : 'notice.callMe', { moment });
}

function priceLabelOf({ about, isPaid, isRefunded }: Notice, { t }: MailContext): string {
  if (about === 'payment-refund' || isRefunded) return t('facts.toRefund');
  if (about === 'booking-call-me' || about === 'booking-cancelled') return t('facts.price');
  return t(isPaid ? 'facts.paid' : 'facts.payAtClinic');
}

function tasksOf(payload: Notice, context: MailContext): string[] {
  const { t } = context;
  const isComing = payload.about === 'booking-confirmed' || payload.about === 'booking-call-me';
  return [
    ...(payload.isByPatient ? [t('notice.byPatient')] : []),
    ...tasksAbout(payload, context),
    ...(payload.hasNeeds && isComing ? [t('notice.needs')] : []),
  ];
}

function tasksAbout(
  { about, isPaid, isRefunded, isByPatient, amountCents, ...payload }: Notice,
  { t }: MailContext,
): string[] {
  if (about === 'appointment-requested') return [t('notice.call')];
  if (about === 'booking-call-me') return [t('notice.checkSlot')];
  if (about === 'payment-refund') return [t('notice.refund')];
  const isUntold = payload.isUntold && !isByPatient;
  if (payload.wasRequested) return [t(isUntold ? 'notice.noCallUntold' : 'notice.noCall')];
  const freed = t(isUntold ? 'notice.freedUntold' : 'notice.freed');
  if (about === 'booking-cancelled') return [freed, ...(isRefunded ? [t('notice.giveBack')] : [])];
  const wasMoved = about === 'booking-moved'; // the invoice was requested with the original booking
  const paid = t(wasMoved ? 'notice.paidBefore' : 'notice.paid');
  const told = t(wasMoved ? 'notice.movedDone' : 'notice.prepare');
  const untold = t(wasMoved ? 'notice.movedUntold' : 'notice.prepareUntold');
  return [isUntold ? untold : told, ...(isPaid ? [paid] : amountCents ? [t('notice.collect')] : [])];
}
