import { audit } from '#audit';
import { timeText } from '#bookings/change';
import type { ForCaller } from '#bookings/draft';
import { findBooking } from '#bookings/find';
import { submitAppointment } from '#bookings/submit';
import { DeskRefusal } from '#desk-refusal';
import type { Querier } from '#store/db';
import type { Desk } from './acts';
import type { CallerRequest } from './caller-request';
import { insertNote } from './visit-acts';

/**
 * added: with its reference, created now or earlier under the same key; refused: the fields with an unavailable value.
 */
export type Added = { kind: 'added'; reference: string } | { kind: 'refused'; fields: string[] };

/**
 * Books for a caller on the telephone, in the same transaction and by the same rules as the web: paid at the clinic,
 * without an e-mail code, once per key. Throws a DeskRefusal: unknown (another clinic), taken, keyUsed, past,
 * endsEarly.
 */
export async function addForCaller(desk: Desk, caller: CallerRequest, idempotencyKey: string | null): Promise<Added> {
  const { request, locale } = caller;
  const { clinicIds = [] } = desk;
  if (clinicIds.length > 0 && !clinicIds.includes(request.centromedico))
    throw new DeskRefusal('unknown', 'That clinic is not one of the account.');
  const outcome = await submitAppointment(
    { db: desk.db, now: () => desk.now, operatorEmail: desk.operatorEmail, hasSms: desk.hasSms },
    { request, locale, idempotencyKey, caller: forCaller(desk, caller) },
  );
  if (outcome.kind === 'accepted') return { kind: 'added', reference: outcome.reference };
  if (outcome.kind === 'refused') return { kind: 'refused', fields: outcome.field ? [outcome.field] : [] };
  if (outcome.kind === 'conflict') throw new DeskRefusal('keyUsed', 'Something else was booked under that key.');
  throw new DeskRefusal('taken', 'That hour is taken.');
}

const forCaller = (desk: Desk, { consentText, endTime, note }: CallerRequest): ForCaller => ({
  consent: {
    ...(consentText && { consentimientoversion: consentText.version, consentimientohash: consentText.hash }),
    ...{ consentimientomedio: 'telefono', consentimientopor: desk.actor },
  },
  endTime,
  record: (tx, reference) => record(tx, desk, reference, note),
});

async function record(tx: Querier, { actor }: Desk, typed: string, note: string): Promise<void> {
  const { id, reference, status, day, initTime } = await findBooking(tx, typed);
  const at = day && initTime ? { at: timeText({ day, initTime }) } : {};
  await audit(tx, { actor, action: 'add', reference, details: { was: status, ...at } });
  if (note !== '') await insertNote(tx, id, actor, note);
}
