import { type Context, Hono } from 'hono';
import { changePassword } from '@/backend/accounts/change-password';
import { BusyError } from '@/backend/accounts/gate';
import { atLeast } from '@/backend/accounts/pace';
import { resetPassword, sendPasswordLink } from '@/backend/accounts/password-link';
import { ownData, type Professional } from '@/backend/accounts/professional';
import { type Outcome, type Reason, reasonText, refused } from '@/backend/accounts/refusals';
import { register } from '@/backend/accounts/register';
import { endSession, type Tokens } from '@/backend/accounts/tokens';
import { contentLocale } from '@/backend/catalogue/locale';
import { requestCallback } from '@/backend/requests/callback';
import { parseEmail } from '@/backend/requests/fields';
import type { Db } from '@/backend/store/db';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuse } from './json-body';
import { negotiate } from './negotiate';
import { invalidToken, routeError, securityError } from './respond';

export type ProfessionalRoutesOptions = {
  db: Db;
  tokens: Tokens;
  localeHeader: string;
  trustedHops: number;
  /** Public origin of the site, for the links in mails. */
  siteUrl: string;
  /** Null: the operator has no mailbox and looks at the lists. */
  operatorEmail: string | null;
  /** How long the calls take that must not tell by their time whether an account exists. */
  paceMs: number;
};

type Call = { body: Record<string, unknown>; idempotencyKey: string | null };
type Session = { professional: Professional; sessionId: string };

/**
 * The calls of the professional area (contract section 4, rows 2 and 28 to 32), and two of ours: POST
 * /profesionales/resetpassword {token, password}, which the mailed link leads to, and DELETE /profesionales/sesion, which
 * logs out.
 */
export function professionalRoutes(options: ProfessionalRoutesOptions): Hono {
  const { db, tokens, localeHeader, trustedHops, paceMs } = options;
  const app = new Hono();
  const localeOf = (c: Context) => contentLocale(c.req.header(localeHeader));
  const senderOf = (c: Context) => ({ locale: localeOf(c), address: clientAddress(c, trustedHops) });

  /** The reason is an addition of ours: other servers answer the error alone. */
  const no = (c: Context, reason: Reason) => answer(c, { error: reasonText(reason, localeOf(c)), reason });
  const tell = <T extends object | null>(c: Context, outcome: Outcome<T>): Response => {
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

  /** For whoever is logged in, and about the own account only. */
  const own = (path: string, run: (c: Context, call: Call, session: Session) => Promise<Response>) =>
    open(path, async (c, call) => {
      const session = await readSession(c);
      if (session instanceof Response) return session;
      const isOwn = parseEmail(textOf(call.body.email)) === session.professional.email;
      return isOwn ? await run(c, call, session) : no(c, 'unknownProfessional');
    });

  /** The same, once the first password, which somebody else knows, was changed. */
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
    tell(c, await atLeast(paceMs, register(options, body, senderOf(c)))),
  );

  open('/profesionales/forgotpassword', async (c, { body }) =>
    tell(c, await atLeast(paceMs, sendPasswordLink(options, { email: textOf(body.email), ...senderOf(c) }))),
  );

  open('/profesionales/resetpassword', async (c, { body }) => {
    const { token, password } = { token: textOf(body.token), password: textOf(body.password) };
    if (token === '' || password === '') return no(c, 'failed');
    return tell(c, await resetPassword(db, { token, password, address: clientAddress(c, trustedHops) }));
  });

  own('/profesionales/checkfirsttime', async (c, _call, { professional }) =>
    answer(c, { success: professional.isFirstAccess ? 1 : 0 }),
  );

  settled('/profesionales/misdatos', async (c, _call, { professional }) =>
    answer(c, await ownData(db, professional, localeOf(c))),
  );

  settled('/profesionales/solicitarprofesional', async (c, { body, idempotencyKey }, { professional }) => {
    const outcome = await requestCallback(options, professional, body, { ...senderOf(c), idempotencyKey });
    if (outcome.kind === 'conflict') return refuse(c, 409, 'This Idempotency-Key was used for another request.');
    return tell(c, outcome);
  });

  own('/profesionales/upgradepassword', async (c, { body }, { professional }) => {
    const { oldpassword, password } = body;
    if (!textOf(oldpassword) || !textOf(password)) return tell(c, refused('failed'));
    const change = { oldPassword: textOf(oldpassword), password: textOf(password) };
    return tell(c, await changePassword({ db, tokens }, professional, change));
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
