import { randomBytes } from 'node:crypto';
import { requestHash } from '#forms/stored-once';
import type { Slot, SlotDay } from '#hours/slots';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import type { Querier } from '#store/db';
import type { BookingDraft } from './hold';
import type { BookingRequest, SlotRequest } from './request';

/** Extra fields of a booking that staff make for a caller on the telephone. */
export type ForCaller = {
  /** How the patient consented, by wire names; stored with the patient's data. */
  consent: Record<string, string>;
  /** End of a consultation without an agenda, HHMM; null for half an hour. */
  endTime: string | null;
  /** Records who added the booking, once, in its transaction. */
  record(tx: Querier, reference: string): Promise<void>;
};

type Submitted = Pick<BookingDraft, 'locale' | 'idempotencyKey'> & {
  request: BookingRequest;
  caller?: ForCaller | null;
};

/** Converts a request into a table row with a new booking number. */
export function draftOf({ request, locale, idempotencyKey, caller }: Submitted): BookingDraft {
  const patient = { ...patientOf(request), ...caller?.consent };
  const whole = caller ? { ...request, locale, endTime: caller.endTime, ...caller.consent } : request;
  return { numcita: createNumcita(), idempotencyKey, locale, patient, requestHash: requestHash(whole) };
}

/**
 * Returns a new booking number: 128 random bits, because the number alone gives access to the booking
 * (docs/architecture.md#booking-access).
 */
export const createNumcita = (): string => randomBytes(16).toString('base64url');

/** The fields of the form that have no column, without empty ones. */
function patientOf(request: BookingRequest): Record<string, unknown> {
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

/** The slot of a test that the patient wants a call about. */
export type RequestedSlot = { slotDay: SlotDay; slot: Slot };

/**
 * Stores a request, which holds no seat: the requested slot is only noted. Returns its id, or null when its key has
 * already been used.
 */
export async function insertRequest(
  tx: Querier,
  draft: BookingDraft,
  clinicId: number,
  requested?: RequestedSlot,
): Promise<number | null> {
  const [inserted] = await tx.query<{ id: number }>(
    `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, status, is_request, idempotency_key,
       request_hash, locale, patient, amount_cents)
     values ($1, $2, $3, $4::date, $5, $6, 'requested', true, $7, $8, $9, $10::jsonb, $11)
     on conflict do nothing returning id`,
    [
      draft.numcita,
      clinicId,
      requested?.slotDay.service ?? null,
      requested?.slotDay.day ?? null,
      requested?.slot.initTime ?? null,
      requested?.slot.endTime ?? null,
      draft.idempotencyKey,
      draft.requestHash,
      draft.locale,
      sealedFields(draft.patient, PLAIN_OF_PATIENT),
      requested?.slot.priceCents ?? null,
    ],
  );
  return inserted?.id ?? null;
}
