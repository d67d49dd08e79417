import { addDays, madridDay, weekdayOf } from '@clinic/contract/dates';
import { cancelOwnVisit, moveOwnVisit } from '#bookings/own-visit';
import { parseRequest } from '#bookings/request';
import { submitAppointment } from '#bookings/submit';
import { createVisitLink } from '#bookings/visit-link';
import type { Db } from '#store/db';
import { slotRequest } from './booking-requests';

const HOURS = ['0900', '0915', '0930', '0945'];

/** Every hour that is booked, moved to and freed: one seat each, from four days on so that all can still be changed. */
export const visitHours = (): { day: string; hour: string }[] => {
  const today = madridDay(new Date());
  const days = Array.from({ length: 120 }, (_, index) => addDays(today, index + 4));
  return days.filter((day) => weekdayOf(day) < 6).flatMap((day) => HOURS.map((hour) => ({ day, hour })));
};

/** Books an hour; returns whether it was free. */
export async function bookHour(db: Db, { day, hour }: { day: string; hour: string }, idempotencyKey: string) {
  const request = parseRequest(slotRequest({ tipo: 'testAntigenos', dia: day, hueco: hour }));
  if ('refused' in request) throw new Error(`${day} ${hour} cannot be asked for.`);
  const { kind } = await submitAppointment({ db, now: () => new Date() }, { request, locale: 'es', idempotencyKey });
  return kind === 'accepted';
}

/** A patient's act on some booking of the day: half of them move, three tenths book, the others cancel. */
export async function patientAct(db: Db, key: number, copy: number): Promise<string> {
  const hours = visitHours();
  const wanted = hours[(key * 7_919) % hours.length];
  if (!wanted) throw new Error('There are no hours.');
  if (key % 10 < 3) return (await bookHour(db, wanted, `act-${key}`)) ? `booked:act-${key}` : 'taken';

  const found = await anyBooking(db, 'confirmed', key * 104_729 + copy * 31);
  if (!found) return 'none';
  const { numcita } = found;
  const secret = (await db.tx((tx) => createVisitLink(tx, numcita, 'es'))).split('#')[1];
  const options = { db, now: () => new Date(), operatorEmail: null, hasSms: false, changeHours: 24 };
  if (key % 10 < 5) {
    const { kind } = await cancelOwnVisit(options, secret);
    return kind === 'done' ? `cancelled:${numcita}` : kind;
  }
  const { kind } = await moveOwnVisit(options, secret, { day: wanted.day, initTime: wanted.hour });
  return kind === 'done' ? `moved:${numcita}:${wanted.day}:${wanted.hour}` : kind;
}

/** A booking of a slot in that state, selected by the number; null if there is none. */
export async function anyBooking(db: Db, status: string, number: number) {
  const [found] = await db.query<{ numcita: string; reference: string; version: number }>(
    `select numcita, reference, booking_version as version from booking where status = $2 and test is not null order by id offset
       (select count(*) from booking where status = $2 and test is not null) * $1::int / 1000 limit 1`,
    [number % 1000, status],
  );
  return found ?? null;
}
