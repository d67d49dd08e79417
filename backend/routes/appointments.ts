import { type Context, Hono } from 'hono';
import type { CodeOutcome, EmailCheck, HoldsWithoutCode } from '#bookings/email-check';
import { releaseHold } from '#bookings/hold';
import { type BookingRequest, parseRequest } from '#bookings/request';
import { type CreatePayment, type Outcome, submitAppointment } from '#bookings/submit';
import { lookUpBooking } from '#bookings/visit';
import { contentLocale } from '#catalogue/locale';
import { findConsultHours } from '#hours/consult-hours';
import { createFirstHours } from '#hours/first-hours';
import { findNextDays } from '#hours/next-days';
import { readPublishedPrices } from '#hours/published-prices';
import { searchSlots } from '#hours/slot-search';
import type { Db } from '#store/db';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuseFields, refuseUsedKey } from './json-body';

export type AppointmentRoutesOptions = {
  db: Db;
  localeHeader: string;
  now: () => Date;
  /** Null or absent: the operator has no mailbox and uses the lists. */
  operatorEmail?: string | null;
  /** Without it there are no payments on the web. */
  createPayment?: CreatePayment;
  trustedHops: number;
  /** Null or absent: e-mails are not checked. */
  holdsWithoutCode?: HoldsWithoutCode | null;
  /** Called with the kind of outcome of each request. */
  onBooking?: (outcome: Outcome['kind']) => void;
};

/** The calls of /api/citas: slot search, request, look-up (docs/contract.md#appointments), and release of a hold. */
export function appointmentRoutes({ db, localeHeader, now, onBooking, ...options }: AppointmentRoutesOptions): Hono {
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));
  const { trustedHops, holdsWithoutCode: most } = options;
  const checkOf = (c: Context, code: unknown): EmailCheck | null =>
    most ? { most, address: clientAddress(c, trustedHops), code: codeOf(code) } : null;

  const findFirstHours = createFirstHours(db, now);

  app.get('/buscarhuecos', async (c) => {
    const { centromedico, fecha, prueba, initTime } = c.req.query();
    return answer(c, await searchSlots(db, { centromedico, fecha, prueba, initTime }, localeOf(c), now()));
  });

  app.get('/proximoshuecos', async (c) => {
    const { centromedico, fecha, prueba } = c.req.query();
    return answer(c, await findNextDays(db, { centromedico, fecha, prueba }, localeOf(c), now()));
  });

  app.get('/tarifas', async (c) => answer(c, await readPublishedPrices(db, now())));

  app.get('/huecosconsulta', async (c) => {
    const { centromedico, especialidad, medico, prueba, fecha, modalidad } = c.req.query();
    const asked = { centromedico, especialidad, medico, prueba, fecha, modalidad };
    return answer(c, await findConsultHours(db, asked, now()));
  });

  app.get('/primerashoras', async (c) => {
    const { tipo, id, centro } = c.req.query();
    return answer(c, await findFirstHours({ tipo, id, centro }));
  });

  app.get('/comprobar', async (c) => answer(c, await lookUpBooking(db, c.req.query('numcita') ?? '', localeOf(c))));

  app.post('/solicitar', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const request = parseRequest(call.body);
    if ('refused' in request) return refuseFields(c, request.refused);
    const emailCheck = checkOf(c, call.body.codigo);
    const submission = { request, locale: localeOf(c), idempotencyKey: call.idempotencyKey, emailCheck };
    const outcome = await submitAppointment({ db, now, ...options }, submission);
    onBooking?.(outcome.kind);
    if (outcome.kind === 'conflict') return refuseUsedKey(c, localeOf(c));
    if (outcome.kind === 'refused') return refuseFields(c, outcome.field ? [outcome.field] : []);
    return answer(c, wireOutcome(outcome, request.kind));
  });

  app.post('/liberar', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const { numcita } = call.body;
    return answer(c, { success: typeof numcita === 'string' && (await releaseHold(db, numcita)) });
  });

  return app;
}

const CODE_OUTCOMES: Record<CodeOutcome, string> = { sent: 'enviado', wrong: 'erroneo', wait: 'espera' };

/** Returns the typed code, or null if empty. */
const codeOf = (typed: unknown): string | null =>
  typeof typed === 'string' && typed.trim() ? typed.slice(0, 40) : null;

const wireOutcome = (outcome: Outcome, kind: BookingRequest['kind']): object => {
  if (outcome.kind === 'unverified') return { success: false, verificar: CODE_OUTCOMES[outcome.code] };
  if (outcome.kind !== 'accepted') return { success: false };
  const { reference: referencia, paymentUrl, isBooked } = outcome;
  const reservada = kind === 'normal' && isBooked && { reservada: true };
  return { success: true, referencia, ...(paymentUrl !== null && { paymentUrl }), ...reservada };
};
