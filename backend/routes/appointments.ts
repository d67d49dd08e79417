import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { lookUpBooking } from '@/backend/bookings/look-up';
import { parseRequest } from '@/backend/bookings/request';
import { searchSlots } from '@/backend/bookings/search';
import { type CreatePayment, type Outcome, submitAppointment } from '@/backend/bookings/submit';
import { contentLocale } from '@/backend/catalogue/locale';
import type { Db } from '@/backend/store/db';
import { negotiate } from './negotiate';
import { apiError } from './respond';

export type AppointmentRoutesOptions = {
  db: Db;
  localeHeader: string;
  now: () => Date;
  /** Without it nobody pays on the web. */
  createPayment?: CreatePayment;
};

/** A filled form is a few kilobytes. */
const BODY_LIMIT = 64 * 1024;
const KEY = /^[\x21-\x7e]{8,128}$/;
const HEADERS = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' };

/** The three calls of /api/citas: slot search, request, look-up (contract section 4, rows 22 to 25). */
export function appointmentRoutes({ db, localeHeader, now, createPayment }: AppointmentRoutesOptions): Hono {
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));

  app.get('/buscarhuecos', async (c) => {
    const { centromedico, fecha, prueba, initTime } = c.req.query();
    return answer(c, await searchSlots(db, { centromedico, fecha, prueba, initTime }, localeOf(c), now()));
  });

  app.get('/comprobar', async (c) => answer(c, await lookUpBooking(db, c.req.query('numcita') ?? '', localeOf(c))));

  const limit = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413, 'The body is too large.') });
  app.post('/solicitar', limit, async (c) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'application/ld+json') {
      const supported = 'Supported MIME types are "application/ld+json", "application/json".';
      return refuse(c, 415, `The content-type "${type}" is not supported. ${supported}`);
    }
    const key = c.req.header('idempotency-key') || null;
    if (key !== null && !KEY.test(key))
      return refuse(c, 400, 'The Idempotency-Key must be 8 to 128 visible characters.');
    const text = await c.req.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(c, 400, 'Syntax error');
    }
    const request = parseRequest(body);
    if (!request) return answer(c, { success: false });
    const submission = { request, locale: localeOf(c), idempotencyKey: key };
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

const answer = (c: Context, value: object): Response => c.json(value, 200, HEADERS);

const refuse = (c: Context, status: number, detail: string): Response =>
  apiError(status, detail, negotiate(c.req.header('accept')) ?? 'json');
