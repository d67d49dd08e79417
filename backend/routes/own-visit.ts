import { parseDay, parseHhmm } from '@clinic/contract/dates';
import { type Context, Hono } from 'hono';
import { reasonText } from '#accounts/refusals';
import {
  cancelOwnVisit,
  confirmOwnVisit,
  moveOwnVisit,
  type OwnOutcome,
  type OwnVisitOptions,
  ownFreeHours,
  ownReceipt,
  readOwnVisit,
} from '#bookings/own-visit';
import { linkOfBooker, sendLostLink } from '#bookings/visit-link';
import { contentLocale } from '#catalogue/locale';
import { countAttempt, VISITS_OF_ADDRESS } from '#forms/limits';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuse } from './json-body';
import { constantTime } from './respond';

export type OwnVisitRoutesOptions = OwnVisitOptions & {
  localeHeader: string;
  trustedHops: number;
  /** Minimum response time of the call that must not reveal whether a booking exists. */
  minResponseMs: number;
};

/**
 * The calls of a patient's own page, under /api/citas/propia (docs/contract.md#own-visit): our own addition. The secret
 * of the link is sent in the body of a POST, so that it is in no address or log, and no GET changes anything.
 */
export function ownVisitRoutes(options: OwnVisitRoutesOptions): Hono {
  const { db, localeHeader, trustedHops, minResponseMs } = options;
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));
  const tooMany = (c: Context, seconds: number) => refuse(c, 429, reasonText('tooMany', localeOf(c)), seconds);

  const endpoint = (path: string, run: (c: Context, body: Record<string, unknown>) => Promise<Response>) =>
    app.post(path, formLimit, async (c) => {
      const call = await readCall(c);
      return 'refusal' in call ? call.refusal : await run(c, call.body);
    });
  /** Calls with a secret are limited by address, so that secrets cannot be guessed. */
  const counted = (path: string, run: (c: Context, body: Record<string, unknown>) => Promise<Response>) =>
    endpoint(path, async (c, body) => {
      const seconds = await countAttempt(db, VISITS_OF_ADDRESS, clientAddress(c, trustedHops));
      return seconds === null ? await run(c, body) : tooMany(c, seconds);
    });

  counted('/', async (c, { secreto }) => {
    const visit = await readOwnVisit(options, secreto, localeOf(c));
    return answer(c, visit ? { success: true, cita: visit } : { success: false, motivo: 'unknown' });
  });
  counted('/huecos', async (c, { secreto, fecha }) => {
    const day = parseDay(textOf(fecha));
    const slots = day === null ? [] : await ownFreeHours(options, secreto, day);
    if (slots === null) return answer(c, { success: false, motivo: 'unknown' });
    const wire = slots.map(({ initTime, endTime, priceCents }) => ({
      ...{ initTime, endTime },
      precio: (priceCents / 100).toFixed(2),
    }));
    return answer(c, { success: true, huecos: wire });
  });
  counted('/mover', async (c, { secreto, fecha, initTime, secuencia }) => {
    const [day, time] = [parseDay(textOf(fecha)), parseHhmm(textOf(initTime))];
    if (day === null || time === null) return answer(c, { success: false, motivo: 'noSlot' });
    const sequence = typeof secuencia === 'number' ? secuencia : undefined;
    return wireOutcome(c, await moveOwnVisit(options, secreto, { day, initTime: time, sequence }));
  });
  counted('/anular', async (c, { secreto }) => wireOutcome(c, await cancelOwnVisit(options, secreto)));
  counted('/abrir', async (c, { numcita }) => {
    const link = await db.tx((tx) => linkOfBooker(tx, textOf(numcita), localeOf(c)));
    return answer(c, link === null ? { success: false, motivo: 'unknown' } : { success: true, enlace: link });
  });
  counted('/asistire', async (c, body) => wireOutcome(c, await confirmOwnVisit(options, body.secreto, body.asiste)));
  counted('/recibo', async (c, { secreto, numero }) => {
    const outcome = await ownReceipt(options, secreto, numero === undefined || numero === null ? null : textOf(numero));
    if (outcome.kind !== 'done') return answer(c, { success: false, motivo: outcome.kind });
    const { filename, content } = outcome.value;
    return answer(c, { success: true, recibo: { nombre: filename, pdf: content.toString('base64') } });
  });
  endpoint('/enlace', async (c, { email, referencia }) => {
    const asked = { email: textOf(email), reference: textOf(referencia), locale: localeOf(c) };
    const address = clientAddress(c, trustedHops);
    const seconds = await constantTime(minResponseMs, sendLostLink(db, { ...asked, address }));
    return seconds === null ? answer(c, { success: true }) : tooMany(c, seconds);
  });

  return app;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function wireOutcome(c: Context, outcome: OwnOutcome<{ isRefunded: boolean } | null>): Response {
  if (outcome.kind !== 'done') return answer(c, { success: false, motivo: outcome.kind });
  return answer(c, { success: true, ...(outcome.value && { devolucion: outcome.value.isRefunded }) });
}
