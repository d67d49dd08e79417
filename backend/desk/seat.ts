import { clockTime } from '@clinic/contract/clock-time';
import { duringSql, expireHolds, firstFreeSeat, isSeatTaken, lockSeats } from '#bookings/hold';
import { readOpening } from '#bookings/opening';
import type { Service } from '#bookings/slot-tests';
import { slotsOfDay } from '#bookings/slots';
import { toHhmm, toMinutes, wallMoment } from '#bookings/wall-time';
import type { Querier } from '#store/db';
import type { FoundBooking } from './find';
import { DeskRefusal } from './refusal';

/** A day YYYY-MM-DD and HHMM by the clock of the clinics. */
export type Moment = { day: string; initTime: string };

type Wanted = Moment & { endTime: string | null };

/** How long a visit without slots lasts unless the desk says otherwise. */
const VISIT_MINUTES = 30;
const LAST_MINUTE = 24 * 60 - 1;

/**
 * Seats a booking in a slot of its test or agenda, whatever seat it had before. Throws a DeskRefusal, noSlot when no such
 * hour begins at the clinic any more or taken when all its seats are; the booking is then where it was.
 */
export async function takeSlot(
  tx: Querier,
  booking: FoundBooking & { service: Service },
  { day, initTime }: Moment,
  now: Date,
): Promise<Moment> {
  const slotDay = { clinicId: booking.clinicId, service: booking.service, day };
  await lockSeats(tx, slotDay, 'stored');
  const slots = slotsOfDay(await readOpening(tx, slotDay.clinicId, slotDay.service, day), day, wallMoment(now));
  const slot = slots.find((one) => one.initTime === initTime);
  if (!slot) throw new DeskRefusal('noSlot', `The clinic has no such hour on ${day} at ${clockTime(initTime)}.`);
  await expireHolds(tx, slotDay);
  // The second caller of a seat finds it taken and tries the next one.
  for (let attempt = 0; attempt < slot.capacity; attempt += 1) {
    const seat = await firstFreeSeat(tx, slotDay, slot, booking.id);
    if (seat === null) break;
    if (await sit(tx, booking.id, { ...slot, day }, seat)) return { day, initTime };
  }
  throw new DeskRefusal('taken', `${day} at ${clockTime(initTime)} is taken: nothing was changed.`);
}

async function sit(
  tx: Querier,
  id: number,
  slot: Moment & { endTime: string; priceCents: number },
  seat: number,
): Promise<boolean> {
  await tx.script('savepoint take_slot');
  try {
    // A request has no seat until it is confirmed: both change at once, as the table wants it.
    await tx.query(
      `update booking set day = $2::date, init_hhmm = $3::text, end_hhmm = $4::text, seat = $5, status = 'confirmed',
         during = ${duringSql('$2::date', '$3::text', '$4::text')}, amount_cents = coalesce(amount_cents, $6)
       where id = $1`,
      [id, slot.day, slot.initTime, slot.endTime, seat, slot.priceCents],
    );
    await tx.script('release savepoint take_slot');
    return true;
  } catch (error) {
    await tx.script('rollback to savepoint take_slot');
    if (!isSeatTaken(error)) throw error;
    return false;
  }
}

/** Writes the hour of a visit that has no slots, which was agreed on by telephone. Throws when it is over already. */
export async function agreeOn(tx: Querier, booking: Pick<FoundBooking, 'id'>, at: Wanted, now: Date): Promise<Moment> {
  const { day, initTime } = at;
  const today = wallMoment(now);
  if (day < today.day || (day === today.day && initTime <= today.hhmm)) {
    throw new DeskRefusal('past', `${day} at ${clockTime(initTime)} is over.`);
  }
  const endTime = at.endTime ?? toHhmm(Math.min(toMinutes(initTime) + VISIT_MINUTES, LAST_MINUTE));
  if (endTime <= initTime) throw new DeskRefusal('endsEarly', 'The visit would end before it begins.');
  await tx.query('update booking set day = $2::date, init_hhmm = $3, end_hhmm = $4 where id = $1', [
    booking.id,
    day,
    initTime,
    endTime,
  ]);
  return { day, initTime };
}
