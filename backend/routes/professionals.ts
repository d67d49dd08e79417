import { type Context, Hono } from 'hono';
import { changePassword, resetPassword, sendPasswordLink } from '#accounts/change-password';
import type { KnownBrowsers } from '#accounts/known-browser';
import { ownData, type Professional } from '#accounts/professional';
import { type Outcome, type Reason, reasonText, refused } from '#accounts/refusals';
import { register } from '#accounts/register';
import { BusyError } from '#accounts/semaphore';
import { endSession, type Tokens } from '#accounts/tokens';
import { contentLocale } from '#catalogue/locale';
import { parseEmail } from '#forms/fields';
import { requestCallback } from '#requests/callback';
import type { Db } from '#store/db';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuse, refuseUsedKey } from './json-body';
import { negotiate } from './negotiate';
import { constantTime, invalidToken, routeError, securityError } from './respond';

export type ProfessionalRoutesOptions = {
  db: Db;
  tokens: Tokens;
  browsers: KnownBrowsers;
  localeHeader: string;
  trustedHops: number;
  /** Null: the operator has no mailbox and uses the lists. */
  operatorEmail: string | null;
  /** Minimum response time of the calls whose duration must not reveal whether an account exists. */
  minResponseMs: number;
};

type Call = { body: Record<string, unknown>; idempotencyKey: string | null };
type Session = { professional: Professional; sessionId: string };

/**
 * The calls of the professional area (docs/contract.md#professional-calls), and two of ours: POST
 * /profesionales/resetpassword {token, password}, used by the mailed link, and DELETE /profesionales/sesion, which logs
 * out.
 */
// 87 lines: the calls share how a session is read and a refusal is answered.
export function professionalRoutes(options: ProfessionalRoutesOptions): Hono {
  const { db, tokens, browsers, localeHeader, trustedHops, minResponseMs } = options;
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));
  const senderOf = (c: Context) => ({ locale: localeOf(c), address: clientAddress(c, trustedHops) });

  /** The reason is our own addition: other servers return only the error. */
  const no = (c: Context, reason: Reason) => answer(c, { error: reasonText(reason, localeOf(c)), reason });
  const reply = <T extends object | null>(c: Context, outcome: Outcome<T>): Response => {
    if (outcome.kind === 'refused') return no(c, outcome.reason);
    if (outcome.kind === 'wait') return refuse(c, 429, reasonText('tooMany', localeOf(c)), outcome.seconds);
    return answer(c, outcome.value ?? { success: true });
  };

  const open = (path: string, run: (c: Context, call: Call) => Promise<Response>) =>
    app.post(path, formLimit, async (c) => {
      const call = await readCall(c);
      if ('refusal' in call) return call.refusal;
      return await whenFree(c, () => run(c, call));
    });

  /** For a logged-in professional, about their own account only. */
  const own = (path: string, run: (c: Context, call: Call, session: Session) => Promise<Response>) =>
    open(path, async (c, call) => {
      const session = await readSession(c);
      if (session instanceof Response) return session;
      const isOwn = parseEmail(textOf(call.body.email)) === session.professional.email;
      return isOwn ? await run(c, call, session) : no(c, 'unknownProfessional');
    });

  /** `own`, but only after the first password, which the operator knows, has been changed. */
  const settled = (path: string, run: (c: Context, call: Call, session: Session) => Promise<Response>) =>
    own(path, async (c, call, session) =>
      session.professional.isFirstAccess ? forbidden(c) : await run(c, call, session),
    );

  async function readSession(c: Context): Promise<Session | Response> {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token) return securityError(401, 'JWT Token not found');
    const reading = await tokens.read(db, token);
    if (reading === 'expired') return securityError(401, 'Expired JWT Token');
    return reading === 'invalid' ? invalidToken() : reading;
  }

  async function whenFree(c: Context, run: () => Promise<Response>): Promise<Response> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return refuse(c, 503, reasonText('busy', localeOf(c)), error.retryAfterSeconds);
    }
  }

  open('/profesionals/register', async (c, { body }) =>
    reply(c, await constantTime(minResponseMs, register(options, body, senderOf(c)))),
  );

  open('/profesionales/forgotpassword', async (c, { body }) =>
    reply(c, await constantTime(minResponseMs, sendPasswordLink(db, { email: textOf(body.email), ...senderOf(c) }))),
  );

  open('/profesionales/resetpassword', async (c, { body }) => {
    const { token, password } = { token: textOf(body.token), password: textOf(body.password) };
    if (token === '' || password === '') return no(c, 'failed');
    const outcome = await resetPassword(db, { token, password, address: clientAddress(c, trustedHops) });
    if (outcome.kind !== 'ok') return reply(c, outcome);
    // The person who opened the mail is the owner: guesses by others do not lock out this browser.
    const usuario = outcome.value;
    return answer(c, { success: true, usuario, navegador: await browsers.issue(usuario) });
  });

  own('/profesionales/checkfirsttime', async (c, _call, { professional }) =>
    answer(c, { success: professional.isFirstAccess ? 1 : 0 }),
  );

  settled('/profesionales/misdatos', async (c, _call, { professional }) =>
    answer(c, await ownData(db, professional, localeOf(c))),
  );

  settled('/profesionales/solicitarprofesional', async (c, { body, idempotencyKey }, { professional }) => {
    const outcome = await requestCallback(options, professional, body, { ...senderOf(c), idempotencyKey });
    if (outcome.kind === 'conflict') return refuseUsedKey(c, localeOf(c));
    return reply(c, outcome);
  });

  own('/profesionales/upgradepassword', async (c, { body }, { professional }) => {
    const { oldpassword, password } = body;
    if (!textOf(oldpassword) || !textOf(password)) return reply(c, refused('failed'));
    const change = { oldPassword: textOf(oldpassword), password: textOf(password) };
    return reply(c, await changePassword({ db, tokens }, professional, change));
  });

  app.delete('/profesionales/sesion', async (c) => {
    const session = await readSession(c);
    if (session instanceof Response) return session;
    await endSession(db, session.sessionId);
    return answer(c, { success: true });
  });

  return app;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const forbidden = (c: Context): Response =>
  routeError(403, 'Access Denied.', 'Forbidden', negotiate(c.req.header('accept')) ?? 'json');
