import { wallMoment } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { type Stored, storeOnce } from '#forms/stored-once';
import { doctorOf, readAgendas } from '#hours/consult-hours';
import { lockOpening, readOpening } from '#hours/opening';
import { type Slot, type SlotDay, slotsOfDay } from '#hours/slots';
import type { Db, Querier } from '#store/db';
import { draftOf, type ForCaller, insertRequest, type RequestedSlot } from './draft';
import { type BookingRate, type CodeOutcome, checkEmail, countHold, type EmailCheck } from './email-check';
import { type BookingDraft, takeSeat } from './hold';
import { type MailOptions, sendBookingMails } from './mails';
import type { BookingRequest } from './request';
import { agreeOn } from './seat';
import { endWaitingOf } from './waiting-list';

/** Opens the payment of a held booking in the booking's own transaction; returns the address the browser is sent to. */
export type CreatePayment = (
  tx: Querier,
  booking: { numcita: string; amountCents: number; locale: ContentLocale },
) => Promise<{ paymentUrl: string }>;

export type SubmitOptions = MailOptions & {
  db: Db;
  /** Without it there are no payments on the web: slots are confirmed at once and paid at the clinic. */
  createPayment?: CreatePayment;
  now: () => Date;
};

export type Submission = {
  request: BookingRequest;
  locale: ContentLocale;
  idempotencyKey: string | null;
  /** Without it, seats are taken without checking the e-mail. */
  emailCheck?: EmailCheck | null;
  /** Set when staff book for a caller; otherwise the patient sends the request. */
  caller?: ForCaller | null;
};

/**
 * accepted: with the payment address or null; taken: another patient was faster; refused: no such clinic, test or slot,
 * with the wire name of the field; unverified: the e-mail must be verified first.
 */
export type Outcome =
  | Stored<'booking'>
  | { kind: 'taken' }
  | { kind: 'refused'; field?: string }
  | { kind: 'unverified'; code: CodeOutcome };

/**
 * Stores an appointment request with its mails and, if payment is required, its payment, in one transaction and once
 * per idempotency key.
 */
export async function submitAppointment(options: SubmitOptions, submission: Submission): Promise<Outcome> {
  const draft = draftOf(submission);
  const take = async (rate: BookingRate) => {
    let isTaken = false;
    const outcome = await storeOnce(options.db, {
      table: 'booking',
      idempotencyKey: draft.idempotencyKey,
      hash: draft.requestHash,
      store: async (tx) => {
        const stored = await store(tx, options, { ...submission, rate }, draft);
        const answer = await withReference(tx, draft.numcita, stored);
        isTaken = answer?.kind === 'accepted' && answer.isBooked;
        if (answer?.kind === 'accepted') await submission.caller?.record(tx, answer.reference);
        return answer;
      },
    });
    return { outcome: outcome ?? { kind: 'taken' as const }, isTaken };
  };
  const { emailCheck, request } = submission;
  const booker = bookerOf(submission);
  if (!emailCheck || !booker || !takesSeat(request)) return (await take('patient')).outcome;
  return await countHold(options.db, emailCheck, booker, take);
}

const takesSeat = (request: BookingRequest): boolean =>
  request.kind === 'slot' ? !request.nopagar : request.hueco !== null;

/** Null without an e-mail, which is only required on the web. */
const bookerOf = ({ request, locale }: Submission) =>
  request.email === null
    ? null
    : { ...{ email: request.email, name: request.nombre, clinicId: request.centromedico }, locale };

type RatedSubmission = Submission & { rate: BookingRate };

/** A stored booking before its reference is read. */
type StoredOutcome =
  | { kind: 'accepted'; paymentUrl: string | null }
  | Extract<Outcome, { kind: 'refused' | 'unverified' }>
  | null;

async function withReference(tx: Querier, numcita: string, outcome: StoredOutcome): Promise<Outcome | null> {
  if (outcome?.kind !== 'accepted') return outcome;
  const [row] = await tx.query<{ reference: string; isBooked: boolean }>(
    'select reference, not is_request as "isBooked" from booking where numcita = $1',
    [numcita],
  );
  if (!row) throw new Error('A booking was not stored.');
  return { ...outcome, ...row };
}

/** Returns null when every seat is taken or the key has already been used. */
async function store(
  tx: Querier,
  options: SubmitOptions,
  submission: RatedSubmission,
  draft: BookingDraft,
): Promise<StoredOutcome> {
  const { request, emailCheck, rate } = submission;
  const now = wallMoment(options.now());
  if (!(await isOwnClinic(tx, request.centromedico))) return { kind: 'refused', field: 'centromedico' };
  if (request.kind === 'normal') {
    const field = await unofferedField(tx, request.centromedico, request.especialidad);
    if (field) return { kind: 'refused', field };
    if (request.hueco !== null) return await bookConsultation(tx, options, submission, draft);
    return await storeRequest(tx, options, draft, request.centromedico);
  }
  const slotDay = { clinicId: request.centromedico, service: request.tipo, day: request.dia };
  const opening = await readOpening(tx, slotDay.clinicId, slotDay.service, now.day);
  if (opening.lines.length === 0) return { kind: 'refused', field: 'centromedico' };
  const slots = slotsOfDay(opening, slotDay.day, now);
  const slot = slots.find(({ initTime }) => initTime === request.hueco);
  if (!slot) return { kind: 'refused', field: slots.length === 0 ? 'dia' : 'hueco' };
  if (request.nopagar) return await storeRequest(tx, options, draft, slotDay.clinicId, { slotDay, slot });
  const booker = bookerOf(submission);
  const code = emailCheck && booker ? await checkEmail(tx, emailCheck, rate, booker) : null;
  return code === null ? await book(tx, options, draft, slotDay, slot) : { kind: 'unverified', code };
}

/**
 * Books an hour of an agenda, confirmed at once. If the rate is not 'patient', it becomes a request that the clinic
 * answers by telephone.
 */
async function bookConsultation(
  tx: Querier,
  options: SubmitOptions,
  submission: RatedSubmission,
  draft: BookingDraft,
): Promise<StoredOutcome> {
  const { request, rate } = submission;
  if (request.kind !== 'normal' || request.dia === null) return { kind: 'refused', field: 'dia' };
  const [clinicId, now] = [request.centromedico, wallMoment(options.now())];
  if (rate !== 'patient') return await storeRequest(tx, options, draft, clinicId);
  const { dia: day, hueco, especialidad: specialityId, medico: doctorId, prueba: diagnosticId } = request;
  const { dia: _day, hueco: _hour, horariollamada: _call, ...patient } = draft.patient;
  // As in `takeTime`: no agenda may be opened while an hour is agreed.
  if (submission.caller) await lockOpening(tx, [clinicId], 'read');
  const wanted = { clinicId, specialityId, doctorId, diagnosticId, isVideo: request.modalidad === 'video' };
  const agendas = await readAgendas(tx, wanted, now.day);
  if (agendas.length === 0 && submission.caller)
    return await storeAgreed(tx, options, submission, { ...draft, patient });
  let isOffered = false;
  for (const { agenda, ...opening } of agendas) {
    const slot = slotsOfDay(opening, day, now).find(({ initTime }) => initTime === hueco);
    if (!slot) continue;
    isOffered = true;
    const medico = doctorOf(agenda);
    const own = {
      ...{ ...draft, patient: { ...patient, ...(medico !== null && { medico }) } },
      isDoctorAssigned: medico !== null && doctorId === null,
    };
    if (!(await takeSeat(tx, { clinicId, service: agenda, day }, slot, own, 'confirmed'))) continue;
    await sendBookingMails(tx, 'booking-confirmed', draft.numcita, options, {});
    return { kind: 'accepted', paymentUrl: null };
  }
  return isOffered ? null : { kind: 'refused', field: 'hueco' };
}

/**
 * Stores a consultation without an agenda at the hour that staff agreed with the caller. It has no seat and is not a
 * request.
 */
async function storeAgreed(
  tx: Querier,
  options: SubmitOptions,
  { request, caller }: RatedSubmission,
  draft: BookingDraft,
): Promise<StoredOutcome> {
  const id = await insertRequest(tx, draft, request.centromedico);
  if (id === null || request.dia === null || request.hueco === null) return null;
  const at = { day: request.dia, initTime: request.hueco, endTime: caller?.endTime ?? null };
  await agreeOn(tx, { id }, at, options.now());
  await tx.query(`update booking set status = 'confirmed', is_request = false where id = $1`, [id]);
  await sendBookingMails(tx, 'booking-confirmed', id, options, {});
  return { kind: 'accepted', paymentUrl: null };
}

async function book(
  tx: Querier,
  options: SubmitOptions,
  draft: BookingDraft,
  slotDay: SlotDay,
  slot: Slot,
): Promise<StoredOutcome> {
  const { createPayment } = options;
  const isPaidHere = createPayment !== undefined && slot.priceCents > 0;
  if (!(await takeSeat(tx, slotDay, slot, draft, isPaidHere ? 'held' : 'confirmed'))) return null;
  if (!isPaidHere) {
    await endWaitingOf(tx, draft.numcita);
    await sendBookingMails(tx, 'booking-confirmed', draft.numcita, options, {});
    return { kind: 'accepted', paymentUrl: null };
  }
  const booking = { numcita: draft.numcita, amountCents: slot.priceCents, locale: draft.locale };
  const { paymentUrl } = await createPayment(tx, booking);
  await tx.query('update booking set payment_url = $2 where numcita = $1', [draft.numcita, paymentUrl]);
  return { kind: 'accepted', paymentUrl };
}

/** Stores a request that the clinic answers by telephone (M146). */
async function storeRequest(
  tx: Querier,
  options: SubmitOptions,
  draft: BookingDraft,
  clinicId: number,
  requested?: RequestedSlot,
): Promise<StoredOutcome> {
  if ((await insertRequest(tx, draft, clinicId, requested)) === null) return null;
  const kind = requested ? 'booking-call-me' : 'appointment-requested';
  await sendBookingMails(tx, kind, draft.numcita, options, {});
  return { kind: 'accepted', paymentUrl: null };
}

/** False for an associated centre, which arranges its own appointments. */
const isOwnClinic = async (tx: Querier, id: number): Promise<boolean> =>
  (await tx.query('select 1 from centromedico where id = $1 and not otro', [id])).length > 0;

/** Returns the invalid field, or null: a speciality patients cannot choose, or a clinic that does not offer it. */
async function unofferedField(tx: Querier, clinic: number, speciality: number): Promise<string | null> {
  const [found] = await tx.query<{ isOffered: boolean }>(
    `select exists (select 1 from centromedico_especialidad
                    where centromedico_id = $1 and especialidad_id = especialidad.id) as "isOffered"
     from especialidad where id = $2 and not paraprofesional`,
    [clinic, speciality],
  );
  if (!found) return 'especialidad';
  return found.isOffered ? null : 'centromedico';
}
