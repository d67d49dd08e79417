import { addDays, madridDay, weekdayOf } from '@clinic/contract/dates';
import { parseRequest } from '#bookings/request';
import { submitAppointment } from '#bookings/submit';
import { runAttempts } from './attempts';
import { notedPayment } from './booking-app';
import { slotRequest } from './booking-requests';
import { naiveSubmit } from './naive-booking';

/** Number of keys that compete for the same slots; one slot of two seats and one of one. */
export const WAVE = 50;
export const SEATS_PER_WAVE = 3;
/** The open days in order: one for each wave. */
const openDays = (): string[] => {
  const today = madridDay(new Date());
  return Array.from({ length: 170 }, (_, index) => addDays(today, index + 1)).filter((day) => weekdayOf(day) < 6);
};

/** The request of a key, always the same: every tenth is a call request, every third is paid on the web. */
function requestOf(key: number, days: string[]) {
  const wave = Math.floor(key / WAVE);
  const isAntigen = key % 3 === 0;
  const quarter = Math.floor(wave / days.length);
  return slotRequest({
    tipo: isAntigen ? 'testAntigenos' : 'testPCR',
    hueco: isAntigen ? ['0900', '0915', '0930', '0945'][quarter] : ['0900', '0920', '0940', '1000'][quarter],
    dia: days[wave % days.length],
    nombre: 'Ana',
    nopagar: key % 10 === 0,
  });
}

/** Sends the request of a key. */
runAttempts(async (db, key, _copy, { isNaive = false }) => {
  const request = parseRequest(requestOf(key, openDays()));
  if ('refused' in request) throw new Error(`The request of key ${key} is not valid.`);
  const idempotencyKey = `load-key-${key}`;
  if (isNaive) return (await naiveSubmit(db, request, idempotencyKey)).kind;
  const createPayment = key % 4 === 0 ? notedPayment : undefined;
  const submission = { request, locale: 'es' as const, idempotencyKey };
  return (await submitAppointment({ db, createPayment, now: () => new Date() }, submission)).kind;
});
