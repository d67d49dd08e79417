import { type Context, Hono } from 'hono';
import { lookUpBooking } from '#bookings/look-up';
import { findNextDays } from '#bookings/next-days';
import { releaseHold } from '#bookings/release';
import { parseRequest } from '#bookings/request';
import { searchSlots } from '#bookings/search';
import { type CreatePayment, type Outcome, submitAppointment } from '#bookings/submit';
import { contentLocale } from '#catalogue/locale';
import type { Db } from '#store/db';
import { answer, formLimit, readCall, refuseFields, refuseUsedKey } from './json-body';

export type AppointmentRoutesOptions = {
  db: Db;
  localeHeader: string;
  now: () => Date;
  /** Null or none: the operator has no mailbox and looks at the lists. */
  operatorEmail?: string | null;
  /** Without it there is no payment on the web. */
  createPayment?: CreatePayment;
  /** Called with the kind of outcome of each request. */
  onBooking?: (outcome: Outcome['kind']) => void;
};

/** The calls of /api/citas: slot search, request, look-up (docs/contract.md#appointments), and giving a hold back. */
export function appointmentRoutes({ db, localeHeader, now, onBooking, ...options }: AppointmentRoutesOptions): Hono {
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));

  app.get('/buscarhuecos', async (c) => {
    const { centromedico, fecha, prueba, initTime } = c.req.query();
    return answer(c, await searchSlots(db, { centromedico, fecha, prueba, initTime }, localeOf(c), now()));
  });

  app.get('/proximoshuecos', async (c) => {
    const { centromedico, fecha, prueba } = c.req.query();
    return answer(c, await findNextDays(db, { centromedico, fecha, prueba }, localeOf(c), now()));
  });

  app.get('/comprobar', async (c) => answer(c, await lookUpBooking(db, c.req.query('numcita') ?? '', localeOf(c))));

  app.post('/solicitar', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const request = parseRequest(call.body);
    if ('refused' in request) return refuseFields(c, request.refused);
    const submission = { request, locale: localeOf(c), idempotencyKey: call.idempotencyKey };
    const outcome = await submitAppointment({ db, now, ...options }, submission);
    onBooking?.(outcome.kind);
    if (outcome.kind === 'conflict') return refuseUsedKey(c, localeOf(c));
    if (outcome.kind === 'refused') return refuseFields(c, outcome.field ? [outcome.field] : []);
    return answer(c, wireOutcome(outcome));
  });

  app.post('/liberar', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const { numcita } = call.body;
    return answer(c, { success: typeof numcita === 'string' && (await releaseHold(db, numcita)) });
  });

  return app;
}

const wireOutcome = (outcome: Outcome): object => {
  if (outcome.kind !== 'accepted') return { success: false };
  const { reference: referencia, paymentUrl } = outcome;
  return { success: true, referencia, ...(paymentUrl !== null && { paymentUrl }) };
};
