import { type Context, Hono } from 'hono';
import { reasonText } from '#accounts/refusals';
import { joinWaitingList, leaveWaitingList, readWaitingEntry, sendLeaveLinks } from '#bookings/waiting-list';
import { contentLocale } from '#catalogue/locale';
import { countAttempt, VISITS_OF_ADDRESS } from '#forms/limits';
import type { Db } from '#store/db';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuse, refuseFields } from './json-body';
import { constantTime } from './respond';

type WaitingRoutesOptions = {
  db: Db;
  localeHeader: string;
  now: () => Date;
  trustedHops: number;
  /** Minimum response time of the call that must not reveal whose e-mail is on the list. */
  minResponseMs: number;
};

/** The calls of the waiting list, under /api/citas/espera (docs/contract.md#waiting-list): our own addition. */
export function waitingRoutes({ db, localeHeader, now, trustedHops, minResponseMs }: WaitingRoutesOptions): Hono {
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));
  const tooMany = (c: Context, seconds: number) => refuse(c, 429, reasonText('tooMany', localeOf(c)), seconds);

  app.post('/', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const { centromedico, fecha, prueba, hasta, email, terminos } = call.body;
    if (terminos !== 1) return refuseFields(c, ['terminos']);
    const request = {
      ...{ centromedico: textOf(centromedico), fecha: textOf(fecha), prueba: textOf(prueba) },
      ...{ hasta: textOf(hasta), email: textOf(email) },
    };
    const asked = { request, locale: localeOf(c), address: clientAddress(c, trustedHops), now: now() };
    const joined = await constantTime(minResponseMs, joinWaitingList(db, asked));
    if (joined.kind === 'tooMany') return tooMany(c, joined.seconds);
    return joined.kind === 'refused' ? refuseFields(c, joined.fields) : answer(c, { success: true });
  });

  /** Calls with a secret are limited by address, so that secrets cannot be guessed. */
  const counted = (path: string, run: (c: Context, secret: unknown) => Promise<Response>) =>
    app.post(path, formLimit, async (c) => {
      const call = await readCall(c);
      if ('refusal' in call) return call.refusal;
      const seconds = await countAttempt(db, VISITS_OF_ADDRESS, clientAddress(c, trustedHops));
      return seconds === null ? await run(c, call.body.secreto) : tooMany(c, seconds);
    });
  counted('/entrada', async (c, secret) => {
    const entry = await readWaitingEntry(db, secret, localeOf(c));
    return answer(c, entry ? { success: true, entrada: entry } : { success: false });
  });
  counted('/salir', async (c, secret) => answer(c, { success: await leaveWaitingList(db, secret) }));

  app.post('/enlace', formLimit, async (c) => {
    const call = await readCall(c);
    if ('refusal' in call) return call.refusal;
    const asked = { email: textOf(call.body.email), locale: localeOf(c), address: clientAddress(c, trustedHops) };
    const seconds = await constantTime(minResponseMs, sendLeaveLinks(db, asked));
    return seconds === null ? answer(c, { success: true }) : tooMany(c, seconds);
  });

  return app;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
