import { addDays } from '@clinic/contract/dates';
import { aBooking } from './appointment';
import type { Http2Answer, Http2Request } from './http2-visitors';
import { isHoliday, openDay } from './open-day';

const CONSENT = { research: '1', notifications: '0', paysOnline: true };
const PAGES = ['/', '/clinicas', '/especialidades', '/en/clinicas', '/ca', '/salud/vivo', '/en/especialidades'];
const WEEKDAYS = 5;
/**
 * Limit of open requests, in seconds' worth: a machine that cannot keep up gets fewer requests instead of ever more.
 */
const OPEN_SECONDS = 1;

type Ask = (visitor: number, request: Http2Request) => Promise<Http2Answer>;
type Hour = { day: string; slot: string };

/**
 * Hours of a test with one free seat each: the hours of a Monday two weeks from now, and of the weekdays of this number
 * of weeks.
 */
export async function manyHours(ask: Ask, test: string, weeks: number): Promise<Hour[]> {
  const monday = openDay(1, 2);
  const dayOf = (index: number) => addDays(monday, index);
  const query = `centromedico=1&fecha=${dayOf(0)}&prueba=${test}`;
  const { text } = await ask(0, { path: `/api/citas/buscarhuecos?${query}` });
  const { offer } = JSON.parse(text) as { offer: { slots: { start: string; end: string }[] } };
  const days = Array.from({ length: weeks * 7 }, (_, index) => index).filter(
    (index) => index % 7 < WEEKDAYS && !isHoliday(dayOf(index)),
  );
  return days.flatMap((index) => offer.slots.map(({ start, end }) => ({ day: dayOf(index), slot: `${start}-${end}` })));
}

/** The requests and their results: failures as text, the addresses of bookings that were confirmed to the visitor. */
export type Stream = { asked: number; failures: string[]; booked: string[] };

/**
 * Requests a page and books an hour in turn, at this rate or as fast as possible, until `isOver`. Each hour is
 * booked once, with its own key and e-mail.
 */
export async function stream(ask: Ask, hours: Hour[], perSecond: number, isOver: () => boolean): Promise<Stream> {
  const result: Stream = { asked: 0, failures: [], booked: [] };
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  while (!isOver()) {
    const number = result.asked;
    result.asked += 1;
    const hour = number % 2 === 1 ? hours[(number - 1) / 2] : undefined;
    if (number % 2 === 1 && !hour) throw new Error('There are no more hours to book.');
    const answer = hour ? book(ask, number, hour, result) : readPage(ask, number, result);
    open.add(answer);
    answer.then(() => open.delete(answer));
    const dueAt = startedAt + (result.asked * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())));
    if (open.size >= perSecond * OPEN_SECONDS) await Promise.race(open);
  }
  await Promise.all(open);
  return result;
}

async function readPage(ask: Ask, number: number, result: Stream): Promise<void> {
  const path = PAGES[(number / 2) % PAGES.length] ?? '/';
  const failure = await ask(number, { path }).then(
    ({ status }) => (status === 200 ? null : `${status}`),
    (error: Error) => error.message,
  );
  if (failure) result.failures.push(`${path}: ${failure}`);
}

async function book(ask: Ask, number: number, hour: Hour, result: Stream): Promise<void> {
  const email = `load-${number}@example.org`;
  const draft = aBooking({ clinicId: '1', type: 'testAntigenos', email, emailConfirmation: email, ...hour });
  const path = '/api/citas/solicitar';
  const headers = { 'idempotency-key': crypto.randomUUID() };
  try {
    const { status, text } = await ask(number, { path, headers, body: { locale: 'es', draft, consent: CONSENT } });
    if (status === 200) result.booked.push(email);
    else result.failures.push(`${path} ${hour.day} ${hour.slot}: ${status} ${text.slice(0, 200)}`);
  } catch (error) {
    result.failures.push(`${path} ${hour.day} ${hour.slot}: ${(error as Error).message}`);
  }
}
