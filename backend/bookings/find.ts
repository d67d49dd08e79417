import { BookingChanged, DeskRefusal } from '#desk-refusal';
import { parseCode } from '#forms/codes';
import { PURPOSE, type Purpose } from '#hours/hours-for';
import type { Service } from '#hours/slot-tests';
import type { Querier } from '#store/db';

/** Two groups of four, such as 7KQF-M2TX. */
const REFERENCE_GROUPS = 2;

type BookingStatus = 'held' | 'confirmed' | 'cancelled' | 'expired' | 'requested';

/** A booking or request at the desk; `isRequest` if the patient asked for a call. */
export type FoundBooking = Purpose & {
  id: number;
  numcita: string;
  reference: string;
  sequence: number;
  /** Raised by every visible change. */
  version: number;
  status: BookingStatus;
  isRequest: boolean;
  /** The test or agenda whose hours the seat belongs to; null for a booking or request without slots. */
  service: Service | null;
  day: string | null;
  initTime: string | null;
  endTime: string | null;
  seat: number | null;
  /** True if the hour was full or outside the opening hours. */
  isOverbooked: boolean;
};

/** SQL of the columns of a FoundBooking, for rows of `booking`. */
export const FOUND_COLUMNS = `booking.id, numcita, reference, sequence, booking_version as version, status,
  is_request as "isRequest", booking.clinic_id as "clinicId", ${PURPOSE}, booking.day::text as day, init_hhmm as "initTime", end_hhmm as "endTime", seat,
  overbooked as "isOverbooked"`;

/** The bookings an actor may change. */
export type Finding = {
  /** Clinics of the account; empty or undefined for all. */
  clinicIds?: readonly number[];
  /** The version the actor read; undefined skips the check. */
  version?: number;
};

/**
 * Returns the booking or request with a reference, as the patient reads it out, or a booking number; its row is locked
 * until the transaction ends. Throws a DeskRefusal when there is none, and BookingChanged when its version differs from
 * the one the actor read.
 */
export async function findBooking(
  tx: Querier,
  typed: string,
  { clinicIds = [], version }: Finding = {},
): Promise<FoundBooking> {
  const reference = parseCode(typed, REFERENCE_GROUPS);
  const isNumber = /^[A-Za-z0-9_-]{22}$/.test(typed);
  if (reference === null && !isNumber) {
    throw new DeskRefusal(
      'badReference',
      'That is no reference of ours, such as 7KQF-M2TX: look at each character again.',
    );
  }
  const [found] = await tx.query<FoundBooking>(
    `select ${FOUND_COLUMNS}
     from booking where (reference = $1 or numcita = $2) and ($3::integer[] = '{}' or clinic_id = any($3)) for update`,
    [reference, isNumber ? typed : null, clinicIds],
  );
  if (!found) throw new DeskRefusal('unknown', `There is no booking or request ${reference ?? typed}.`);
  if (version !== undefined && version !== found.version) throw new BookingChanged(found.reference, version);
  return found;
}
