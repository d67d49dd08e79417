import { type Context, Hono } from 'hono';
import { lookUpBooking } from '@/backend/bookings/look-up';
import { parseRequest } from '@/backend/bookings/request';
import { searchSlots } from '@/backend/bookings/search';
import { type CreatePayment, type Outcome, submitAppointment } from '@/backend/bookings/submit';
import { contentLocale } from '@/backend/catalogue/locale';
import type { Db } from '@/backend/store/db';
import { answer, formLimit, readCall, refuse } from './json-body';

export type AppointmentRoutesOptions = {
  db: Db;
  localeHeader: string;
  now: () => Date;
  /** Without it nobody pays on the web. */
  createPayment?: CreatePayment;
};

/** The three calls of /api/citas: slot search, request, look-up (contract section 4, rows 22 to 25). */
export function appointmentRoutes({ db, localeHeader, now, createPayment }: AppointmentRoutesOptions): Hono {
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));

  app.get('/buscarhuecos', async (c) => {
    const { centromedico, fecha, prueba, initTime } = c.req.query();
    return answer(c, await searchSlots(db, { centromedico, fecha, prueba, initTime }, localeOf(c), now()));
  });

  app.get('/comprobar', async (c) => answer(c, await lookUpBooking(db, c.req.query('numcita') ?? '', localeOf(c))));

  app.post('/solicitar', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const request = parseRequest(call.body);
    if (!request) return answer(c, { success: false });
    const submission = { request, locale: localeOf(c), idempotencyKey: call.idempotencyKey };
    const outcome = await submitAppointment({ db, now, createPayment }, submission);
    if (outcome.kind === 'conflict') return refuse(c, 409, 'This Idempotency-Key was used for another request.');
    return answer(c, wireOutcome(outcome));
  });

  return app;
}

const wireOutcome = (outcome: Outcome): object => {
  if (outcome.kind !== 'accepted') return { success: false };
  return outcome.paymentUrl === null ? { success: true } : { success: true, paymentUrl: outcome.paymentUrl };
};
