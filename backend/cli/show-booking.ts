import { clockTime } from '@clinic/contract/dates';
import { actLine, audit } from '#audit';
import { findBooking } from '#bookings/find';
import { type DeskPayment, type FullBooking, readFullBooking } from '#reception/read';
import type { Db } from '#store/db';
import { type DetailRow, detailText } from '#terminal-text';
import { PATIENT_LABELS, spokenValue } from './patient-labels';

/**
 * Returns everything the patient entered and the state of the booking, including the answers, documents and billing
 * data that mails never contain. Each look is audited. Throws an Error with a message when there is no such booking or
 * request.
 */
export async function showBooking({ db, actor }: { db: Db; actor: string }, typed: string): Promise<string> {
  return await db.tx(async (tx) => {
    const booking = await findBooking(tx, typed);
    const { reference } = booking;
    await audit(tx, { actor, action: 'show', reference });
    const whole = await readFullBooking(tx, booking);
    const { day, initTime, endTime, test } = booking;
    const times = [initTime, endTime].flatMap((time) => (time ? [clockTime(time)] : [])).join(' to ');
    const isRequested = booking.status === 'requested';
    const head: DetailRow[] = [
      ['Reference', reference],
      ['Kind', booking.isRequest ? 'request' : 'booking'],
      ['State', booking.status],
      ['Held until', whole.heldUntil],
      ['Received', whole.receivedAt],
      ['Language', whole.locale],
      ['Clinic', whole.clinic],
      ['Test', whole.test],
      ['Speciality', whole.speciality],
      ['Doctor', whole.doctor],
      [isRequested ? 'Wished day' : 'Day', day],
      [isRequested ? 'Wished hour' : 'Hour', times || null],
      ['Coming', whole.attendsAt && `said so ${whole.attendsAt}`],
      ['Seat', booking.isOverbooked ? 'overbooked' : (booking.seat?.toString() ?? null)],
      ['Price', whole.amountCents === null ? null : euros(whole.amountCents)],
      ...whole.payments.map((payment): DetailRow => ['Payment', paymentLine(payment)]),
      ...whole.receipts.map(
        ({ number, day, totalCents }): DetailRow => ['Receipt', `${number} of ${day}, ${euros(totalCents)}`],
      ),
    ];
    return detailText([
      { rows: head },
      { title: 'What the patient entered', rows: patientRows(whole, test !== null) },
      { title: 'What was done', rows: whole.acts.map((act): DetailRow => ['-', actLine(act)]) },
    ]);
  });
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} euros`;

const paymentLine = ({ status, cents, order, provider }: DeskPayment): string =>
  `${status}, ${euros(cents)}, order ${order}, ${provider}`;

/**
 * Returns all stored fields in the order of the form, unlabelled ones under their wire names. Omits the ids of the
 * test, the speciality and the doctor, whose names are in the header.
 */
function patientRows({ patient: stored, test, speciality, doctor }: FullBooking, isTest: boolean): DetailRow[] {
  const named = new Set([
    ...(speciality ? ['especialidad'] : []),
    ...(doctor ? ['medico'] : []),
    ...(test ? ['prueba'] : []),
  ]);
  const patient = Object.fromEntries(Object.entries(stored).filter(([field]) => !named.has(field)));
  const known = Object.keys(PATIENT_LABELS).filter((field) => field in patient);
  const unlabelled = Object.keys(patient).filter((field) => !Object.hasOwn(PATIENT_LABELS, field));
  // In requests this field holds the terms (D6).
  const labelOf = (field: string) => (field === 'terminos' && !isTest ? 'Accepts the terms' : PATIENT_LABELS[field]);
  return [...known, ...unlabelled].map((field) => [labelOf(field) ?? field, spokenValue(field, patient[field])]);
}
