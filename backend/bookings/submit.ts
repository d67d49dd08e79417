import { createHash, randomBytes } from 'node:crypto';
import type { ContentLocale } from '@/backend/catalogue/locale';
import type { Db, Querier } from '@/backend/store/db';
import { type BookingDraft, takeSeat } from './hold';
import { sendCallMe, sendConfirmation, sendRequested } from './mails';
import type { AppointmentRequest, SlotRequest } from './request';
import { type Place, readSchedules, type Slot, slotsOfDay } from './slots';
import { wallMoment } from './wall-time';

/** Opens the payment of a held booking in the booking's own transaction; the address is where the browser is sent. */
export type CreatePayment = (
  tx: Querier,
  booking: { numcita: string; amountCents: number; locale: ContentLocale },
) => Promise<{ paymentUrl: string }>;

export type SubmitOptions = {
  db: Db;
  /** Without it nobody pays on the web: a slot is confirmed at once and paid at the clinic. */
  createPayment?: CreatePayment;
  now: () => Date;
};

export type Submission = { request: AppointmentRequest; locale: ContentLocale; idempotencyKey: string | null };

/**
 * accepted: stored, with the address to pay at or null; taken: another patient was faster; refused: no such clinic, test or
 * slot; conflict: the key was used for another request.
 */
export type Outcome =
  | { kind: 'accepted'; paymentUrl: string | null }
  | { kind: 'taken' }
  | { kind: 'refused' }
  | { kind: 'conflict' };

/**
 * Stores an appointment request with its mails and, when it is to be paid, its payment: all in one transaction, once per
 * idempotency key. The same request sent again under its key gets the first answer again.
 */
export async function submitAppointment(options: SubmitOptions, submission: Submission): Promise<Outcome> {
  return await options.db.tx(async (tx) => {
    const draft = draftOf(submission);
    const known = await replay(tx, draft);
    if (known) return known;
    const { request } = submission;
    if (!(await exists(tx, 'centromedico', request.centromedico))) return { kind: 'refused' };
    if (request.kind === 'normal') {
      if (!(await exists(tx, 'especialidad', request.especialidad))) return { kind: 'refused' };
      return await storeRequest(tx, draft, request.centromedico);
    }

    const place = { clinicId: request.centromedico, test: request.tipo, day: request.dia };
    const schedules = await readSchedules(tx, place.clinicId, place.test);
    const slots = slotsOfDay(schedules, place.day, wallMoment(options.now()));
    const slot = slots.find(({ initTime }) => initTime === request.hueco);
    if (!slot) return { kind: 'refused' };
    if (request.nopagar) return await storeRequest(tx, draft, place.clinicId, { place, slot });
    return await book(tx, options, draft, place, slot);
  });
}

async function book(
  tx: Querier,
  { createPayment }: SubmitOptions,
  draft: BookingDraft,
  place: Place,
  slot: Slot,
): Promise<Outcome> {
  const isPaidHere = createPayment !== undefined && slot.priceCents > 0;
  if (!(await takeSeat(tx, place, slot, draft, isPaidHere ? 'held' : 'confirmed'))) {
    return (await replay(tx, draft)) ?? { kind: 'taken' };
  }
  if (!isPaidHere) {
    await sendConfirmation(tx, draft.numcita);
    return { kind: 'accepted', paymentUrl: null };
  }
  const booking = { numcita: draft.numcita, amountCents: slot.priceCents, locale: draft.locale };
  const { paymentUrl } = await createPayment(tx, booking);
  await tx.query('update booking set payment_url = $2 where numcita = $1', [draft.numcita, paymentUrl]);
  return { kind: 'accepted', paymentUrl };
}

/** A request somebody of the clinic calls back for: it holds no seat, the wished slot is only written down (M146). */
async function storeRequest(
  tx: Querier,
  draft: BookingDraft,
  clinicId: number,
  wish?: { place: Place; slot: Slot },
): Promise<Outcome> {
  const inserted = await tx.query(
    `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, status, idempotency_key, request_hash,
       locale, patient, amount_cents)
     values ($1, $2, $3, $4::date, $5, $6, 'requested', $7, $8, $9, $10::jsonb, $11)
     on conflict do nothing returning id`,
    [
      draft.numcita,
      clinicId,
      wish?.place.test ?? null,
      wish?.place.day ?? null,
      wish?.slot.initTime ?? null,
      wish?.slot.endTime ?? null,
      draft.idempotencyKey,
      draft.requestHash,
      draft.locale,
      JSON.stringify(draft.patient),
      wish?.slot.priceCents ?? null,
    ],
  );
  if (inserted.length === 0) return (await replay(tx, draft)) ?? { kind: 'refused' };
  await (wish ? sendCallMe : sendRequested)(tx, draft.numcita);
  return { kind: 'accepted', paymentUrl: null };
}

/** What was answered under this key before; null when it is new. */
async function replay(tx: Querier, { idempotencyKey, requestHash }: BookingDraft): Promise<Outcome | null> {
  if (idempotencyKey === null) return null;
  const [known] = await tx.query<{ hash: string; paymentUrl: string | null }>(
    'select request_hash as hash, payment_url as "paymentUrl" from booking where idempotency_key = $1',
    [idempotencyKey],
  );
  if (!known) return null;
  return known.hash === requestHash ? { kind: 'accepted', paymentUrl: known.paymentUrl } : { kind: 'conflict' };
}

function draftOf({ request, locale, idempotencyKey }: Submission): BookingDraft {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return { numcita: createNumcita(), idempotencyKey, requestHash, locale, patient: patientOf(request) };
}

/** The number of a booking: 128 random bits, because whoever knows it may read the booking (architecture section 6). */
export const createNumcita = (): string => randomBytes(16).toString('base64url');

/** What the columns of the booking do not say already, without the fields nobody filled in. */
function patientOf(request: AppointmentRequest): object {
  const { kind: _kind, centromedico: _clinic, dia, ...fields } = request;
  const own = request.kind === 'slot' ? withoutSlot(request) : { ...fields, dia };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
}

const withoutSlot = ({
  kind: _kind,
  centromedico: _clinic,
  tipo: _test,
  dia: _day,
  hueco: _slot,
  nopagar: _pay,
  ...own
}: SlotRequest) => own;

async function exists(tx: Querier, table: 'centromedico' | 'especialidad', id: number): Promise<boolean> {
  return (await tx.query(`select 1 from ${table} where id = $1`, [id])).length > 0;
}
