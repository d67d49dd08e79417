import type { Slot, SlotDay } from '#hours/slots';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import type { Querier } from '#store/db';
import type { BookingDraft } from './hold';

/** The slot of a test that the patient wants to be called about. */
export type RequestedSlot = { slotDay: SlotDay; slot: Slot };

/** Stores a request, which holds no seat: the requested slot is only noted. Answers its id; null when its key was used meanwhile. */
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
