import { FOUND_COLUMNS, type FoundBooking } from '#bookings/find';
import { assignExtraSeat, assignSeat } from '#bookings/seat';
import { servicesFor } from '#hours/hours-for';
import { capacityAt, lockOpening } from '#hours/opening';
import { isOnce } from '#hours/slots';
import { STARTS_AT } from '#madrid-sql';
import type { Querier } from '#store/db';

type AgreedVisit = FoundBooking & { day: string; initTime: string; endTime: string };

/** Future consultations with an hour but no seat, at clinics that have an agenda. */
const AGREED = `booking where status = 'confirmed' and service is null and ${STARTS_AT} > now()
  and clinic_id in (select clinic_id from schedule where agenda is not null
                    union select clinic_id from extra_hours where service like '%-%')`;

/**
 * Seats consultations that were agreed before their agenda was opened, of some clinics or of all: in a free seat if the
 * agenda is open the whole time, otherwise overbooked. Nothing changes for the patients, who are not notified.
 */
export async function seatAgreed(tx: Querier, clinicIds: readonly number[] | null = null): Promise<void> {
  const ofClinics = '($1::integer[] is null or clinic_id = any($1))';
  const clinics = await tx.query<{ id: number }>(`select distinct clinic_id as id from ${AGREED} and ${ofClinics}`, [
    clinicIds,
  ]);
  if (clinics.length === 0) return;
  const ids = clinics.map(({ id }) => id);
  await lockOpening(tx, ids, 'change');
  // As in `settle`: waiting for a row whose holder waits for the hours would deadlock.
  const visits = await tx.query<AgreedVisit>(
    `select ${FOUND_COLUMNS} from ${AGREED} and ${ofClinics} order by day, init_hhmm, id for update skip locked`,
    [ids],
  );
  for (const visit of visits) await seatOne(tx, visit);
}

async function seatOne(tx: Querier, visit: AgreedVisit): Promise<void> {
  const { day, initTime, endTime } = visit;
  const services = await servicesFor(tx, visit, day);
  const [first] = services;
  if (!first || !isOnce(day, initTime, endTime)) return;
  const at = { day, initTime, endTime, priceCents: null };
  for (const { service, opening } of services) {
    const capacity = capacityAt(opening, day, initTime, endTime);
    if (await assignSeat(tx, visit, { ...at, service }, { first: 1, last: capacity })) return;
  }
  await assignExtraSeat(tx, visit, { ...at, service: first.service }, first.opening);
}
