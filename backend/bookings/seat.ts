import { clockTime, madridDay, toHhmm, toMinutes, wallMoment } from '@clinic/contract/dates';
import { DeskRefusal } from '#desk-refusal';
import { doctorOf } from '#hours/consult-hours';
import { servicesFor } from '#hours/hours-for';
import { lineFor, lockOpening, type Opening, ofKind, readOpening } from '#hours/opening';
import { isAgenda, type Service } from '#hours/slot-tests';
import { isOnce, type Slot, slotsOfDay } from '#hours/slots';
import type { Querier } from '#store/db';
import type { FoundBooking } from './find';
import { duringSql, expireHolds, freeSeat, isSeatTaken, lockSeats } from './hold';

/** A day YYYY-MM-DD and a time HHMM on the clinics' clock. */
export type Moment = { day: string; initTime: string };

/** `endTime` is for hours that are not slots; `overbooks` permits an hour that is full or outside the opening hours. */
export type Wanted = Moment & { endTime: string | null; overbooks?: boolean };

/** The hour that a booking received. */
export type TakenHour = Moment & { isOverbooked: boolean };

/** Default length of a visit without slots. */
const VISIT_MINUTES = 30;
const LAST_MINUTE = 24 * 60 - 1;
/** Overbooked visits take seats from this number downwards. */
const LAST_SEAT = 99;

/**
 * Gives a booking the hour: a seat of its test or of a suitable agenda or, for a consultation at a clinic without an
 * agenda, only the time. Throws a DeskRefusal: noSlot, taken, or for a time that is not a slot past or endsEarly.
 */
export async function takeTime(
  tx: Querier,
  booking: FoundBooking,
  at: Wanted,
  { now, isByPatient = false }: { now: Date; isByPatient?: boolean },
): Promise<TakenHour> {
  // No agenda may be opened until this transaction ends: an hour agreed at the same time would have no seat in it.
  await lockOpening(tx, [booking.clinicId], 'read');
  const services = await servicesFor(tx, booking, madridDay(now));
  if (services.length > 0) {
    return await takeSlot(
      tx,
      booking,
      services.map(({ service }) => service),
      at,
      now,
    );
  }
  if (isByPatient) throw noSlot(at);
  return { ...(await agreeOn(tx, booking, at, now)), isOverbooked: false };
}

type Candidate = { service: Service; opening: Opening; slots: Slot[]; slot: Slot | undefined };

/**
 * Seats a booking in a slot of one of the services, its current one first, regardless of its previous seat. Throws a
 * DeskRefusal, noSlot when no such hour begins at the clinic or taken when all its seats are; the booking is then
 * unchanged.
 */
export async function takeSlot(
  tx: Querier,
  booking: FoundBooking,
  services: readonly Service[],
  at: Wanted,
  now: Date,
): Promise<TakenHour> {
  const { clinicId } = booking;
  const { day, initTime } = at;
  // In the order of `servicesFor`, which bookings use too, so that two that want several cannot deadlock.
  for (const service of services) await lockSeats(tx, { clinicId, service, day }, 'stored');
  const candidates: Candidate[] = [];
  for (const service of services.toSorted((one, other) => rank(booking, one) - rank(booking, other))) {
    const opening = ofKind(await readOpening(tx, clinicId, service, day), booking.isVideo);
    const slots = slotsOfDay(opening, day, wallMoment(now));
    candidates.push({ service, opening, slots, slot: slots.find((slot) => slot.initTime === initTime) });
  }
  for (const { service, slot } of candidates) {
    if (!slot) continue;
    await expireHolds(tx, { clinicId, service, day });
    if (await assignSeat(tx, booking, { ...slot, day, service }, { first: 1, last: slot.capacity }))
      return { day, initTime, isOverbooked: false };
  }
  if (at.overbooks) return await overbook(tx, booking, candidates, at, now);
  if (candidates.every(({ slot }) => !slot)) throw noSlot(at);
  throw taken(at);
}

/** Sorts the service of the booking's current seat first. */
const rank = ({ service }: FoundBooking, one: Service): number => (one === service ? 0 : 1);

/** Takes a seat beyond the capacity: in the agenda that has the hour, otherwise in one that is open that day. */
async function overbook(
  tx: Querier,
  booking: FoundBooking,
  candidates: readonly Candidate[],
  at: Wanted,
  now: Date,
): Promise<TakenHour> {
  const { day, initTime } = at;
  const best = candidates.find(({ slot }) => slot) ?? candidates.find(({ slots }) => slots.length > 0) ?? candidates[0];
  if (!best) throw noSlot(at);
  const { service, opening, slot } = best;
  const line = lineFor(opening, day);
  const endTime = slot?.endTime ?? endOf(at, line?.minutes ?? VISIT_MINUTES, now);
  if (!isOnce(day, initTime, endTime)) throw noSlot(at);
  const visit = { service, day, initTime, endTime, priceCents: slot?.priceCents ?? line?.priceCents ?? 0 };
  if (!(await assignExtraSeat(tx, booking, visit, opening))) throw taken(at);
  return { day, initTime, isOverbooked: true };
}

/** Time and service of a seat; the price is stored if the booking has none. */
type Visit = Moment & { service: Service; endTime: string; priceCents: number | null };

/** Overbooks a visit: gives it a seat that patients cannot book; returns false when all of those are taken. */
export function assignExtraSeat(
  tx: Querier,
  booking: FoundBooking,
  visit: Visit,
  { lines }: Opening,
): Promise<boolean> {
  const capacity = Math.max(0, ...lines.map((line) => line.capacity));
  return assignSeat(tx, booking, visit, { first: LAST_SEAT, last: capacity + 1, step: -1 });
}

type Seats = Parameters<typeof freeSeat>[3];

/** Gives a booking the first free seat of a range; returns false when all are taken. */
export async function assignSeat(tx: Querier, booking: FoundBooking, visit: Visit, seats: Seats): Promise<boolean> {
  // The loser of a race for a seat finds it taken and tries the next one.
  for (let attempt = 0; attempt < LAST_SEAT; attempt += 1) {
    const seat = await freeSeat(tx, { ...visit, clinicId: booking.clinicId }, visit, seats, booking.id);
    if (seat === null) return false;
    if (await sit(tx, booking, visit, { seat, isOverbooked: seats.step === -1 })) return true;
  }
  return false;
}

async function sit(
  tx: Querier,
  { id, doctorId }: FoundBooking,
  visit: Visit,
  { seat, isOverbooked }: { seat: number; isOverbooked: boolean },
): Promise<boolean> {
  const { service, day, initTime, endTime, priceCents } = visit;
  const agenda = isAgenda(service) ? service : null;
  const doctor = agenda && doctorOf(agenda);
  await tx.script('savepoint take_slot');
  try {
    // A request has no seat until it is confirmed: the table requires that both change together.
    await tx.query(
      `update booking set day = $2::date, init_hhmm = $3::text, end_hhmm = $4::text, seat = $5, status = 'confirmed',
         during = ${duringSql('$2::date', '$3::text', '$4::text')}, amount_cents = coalesce(amount_cents, $6),
         overbooked = $7, agenda = $8, doctor_assigned = $10,
         patient = case when $8::text is null then patient
           else patient - 'medico' || jsonb_strip_nulls(jsonb_build_object('medico', $9::integer)) end
       where id = $1`,
      [
        ...[id, day, initTime, endTime, seat, priceCents],
        ...[isOverbooked, agenda, doctor, doctor !== null && doctorId === null],
      ],
    );
    await tx.script('release savepoint take_slot');
    return true;
  } catch (error) {
    await tx.script('rollback to savepoint take_slot');
    if (!isSeatTaken(error)) throw error;
    return false;
  }
}

/**
 * Writes the time of a consultation that was agreed by telephone, at a clinic without an agenda for it; frees its
 * previous seat. Throws a DeskRefusal: past, endsEarly.
 */
export async function agreeOn(tx: Querier, booking: { id: number }, at: Wanted, now: Date): Promise<Moment> {
  const { day, initTime } = at;
  const endTime = endOf(at, VISIT_MINUTES, now);
  await tx.query(
    `update booking set day = $2::date, init_hhmm = $3, end_hhmm = $4, agenda = null, seat = null, during = null,
       overbooked = false where id = $1`,
    [booking.id, day, initTime, endTime],
  );
  return { day, initTime };
}

/**
 * Returns the end of a visit: `endTime` if set, otherwise `minutes` after its start. Throws a DeskRefusal: past,
 * endsEarly.
 */
function endOf({ day, initTime, endTime }: Wanted, minutes: number, now: Date): string {
  const today = wallMoment(now);
  if (day < today.day || (day === today.day && initTime <= today.hhmm))
    throw new DeskRefusal('past', `${day} at ${clockTime(initTime)} is over.`);
  const end = endTime ?? toHhmm(Math.min(toMinutes(initTime) + minutes, LAST_MINUTE));
  if (end <= initTime) throw new DeskRefusal('endsEarly', 'The visit would end before it begins.');
  return end;
}

const noSlot = ({ day, initTime }: Moment) =>
  new DeskRefusal('noSlot', `The clinic has no such hour on ${day} at ${clockTime(initTime)}.`);
const taken = ({ day, initTime }: Moment) =>
  new DeskRefusal('taken', `${day} at ${clockTime(initTime)} is taken: nothing was changed.`);
