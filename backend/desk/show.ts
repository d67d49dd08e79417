import { clockTime } from '@clinic/contract/clock-time';
import { testName } from '#bookings/slot-tests';
import { madridSql } from '#madrid-clock';
import { receiptsOfBooking } from '#receipts/read';
import type { Db, Querier } from '#store/db';
import { audit, readAudit } from './audit';
import { type DetailRow, detailText } from './detail-text';
import { findBooking } from './find';
import { PATIENT_LABELS, spokenValue } from './patient-labels';

type Stored = {
  received: string;
  locale: string;
  clinic: string | null;
  speciality: string | null;
  doctor: string | null;
  amountCents: number | null;
  heldUntil: string | null;
  coming: string | null;
  patient: Record<string, unknown>;
};

/**
 * Everything the patient entered and what became of it, with the answers, documents and billing data that no mail carries.
 * Each look is audited. Throws an Error with a sentence when there is no such booking or request.
 */
export async function showBooking({ db, actor }: { db: Db; actor: string }, typed: string): Promise<string> {
  return await db.tx(async (tx) => {
    const booking = await findBooking(tx, typed);
    const { reference } = booking;
    await audit(tx, { actor, action: 'show', reference });
    const stored = await readStored(tx, booking.id);
    const { day, initTime, endTime, test } = booking;
    const times = [initTime, endTime].flatMap((time) => (time ? [clockTime(time)] : [])).join(' to ');
    const isRequested = booking.status === 'requested';
    const head: DetailRow[] = [
      ['Reference', reference],
      ['Kind', booking.isRequest ? 'request' : 'booking'],
      ['State', booking.status],
      ['Held until', stored.heldUntil],
      ['Received', stored.received],
      ['Language', stored.locale],
      ['Clinic', stored.clinic],
      ['Test', test && testName(test, 'es')],
      ['Speciality', stored.speciality],
      ['Doctor', stored.doctor],
      [isRequested ? 'Wished day' : 'Day', day],
      [isRequested ? 'Wished hour' : 'Hour', times || null],
      ['Coming', stored.coming && `said so ${stored.coming}`],
      ['Seat', booking.seat === null ? null : String(booking.seat)],
      ['Price', stored.amountCents === null ? null : euros(stored.amountCents)],
      ...(await readPayments(tx, booking.numcita)).map((payment): DetailRow => ['Payment', payment]),
      ...(await receiptsOfBooking(tx, booking.numcita)).map(
        ({ number, day, totalCents }): DetailRow => ['Receipt', `${number} of ${day}, ${euros(totalCents)}`],
      ),
    ];
    return detailText([
      { rows: head },
      { title: 'What the patient entered', rows: patientRows(stored.patient, test !== null) },
      { title: 'What was done', rows: (await readAudit(tx, reference)).map((line): DetailRow => ['-', line]) },
    ]);
  });
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} euros`;

async function readStored(tx: Querier, id: number): Promise<Stored> {
  const [stored] = await tx.query<Stored>(
    `select ${madridSql('created_at')} as received, booking.locale,
            clinic.nombre ->> 'es' as clinic, especialidad.nombre ->> 'es' as speciality, medico.nombre as doctor,
            amount_cents as "amountCents",
            ${madridSql('hold_until')} as "heldUntil", ${madridSql('attends_at')} as coming, patient
     from booking
     left join centromedico as clinic on clinic.id = clinic_id
     left join especialidad on especialidad.id = (patient ->> 'especialidad')::integer
     left join medico on medico.id = (patient ->> 'medico')::integer
     where booking.id = $1`,
    [id],
  );
  if (!stored) throw new Error('The booking is gone.');
  return stored;
}

const readPayments = async (tx: Querier, numcita: string): Promise<string[]> =>
  (
    await tx.query<{ line: string }>(
      `select concat_ws(', ', status, (amount_cents / 100.0)::numeric(10, 2)::text || ' euros', 'order ' || order_code,
                provider) as line from payment where numcita = $1 order by id`,
      [numcita],
    )
  ).map(({ line }) => line);

/** In the order of the form; what has no label of ours is shown under the name of the wire: nothing is left out. */
function patientRows(patient: Record<string, unknown>, isTest: boolean): DetailRow[] {
  const known = Object.keys(PATIENT_LABELS).filter((field) => field in patient);
  const others = Object.keys(patient).filter((field) => !Object.hasOwn(PATIENT_LABELS, field));
  // Of a request it is the terms (D6).
  const labelOf = (field: string) => (field === 'terminos' && !isTest ? 'Accepts the terms' : PATIENT_LABELS[field]);
  return [...known, ...others].map((field) => [labelOf(field) ?? field, spokenValue(field, patient[field])]);
}
