import { randomBytes } from 'node:crypto';
import { requestHash } from '#forms/stored-once';
import type { ForCaller } from './for-caller';
import type { BookingDraft } from './hold';
import type { BookingRequest, SlotRequest } from './request';

type Submitted = Pick<BookingDraft, 'locale' | 'idempotencyKey'> & {
  request: BookingRequest;
  caller?: ForCaller | null;
};

/** What a request comes to in the table, with a number of its own. */
export function draftOf({ request, locale, idempotencyKey, caller }: Submitted): BookingDraft {
  const patient = { ...patientOf(request), ...caller?.consent };
  const whole = caller ? { ...request, locale, endTime: caller.endTime, ...caller.consent } : request;
  return { numcita: createNumcita(), idempotencyKey, locale, patient, requestHash: requestHash(whole) };
}

/**
 * The number of a booking: 128 random bits, because knowing it is enough to read the booking
 * (docs/architecture.md#booking-access).
 */
export const createNumcita = (): string => randomBytes(16).toString('base64url');

/** What the columns of the booking do not say already, without the fields that were not filled in. */
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
