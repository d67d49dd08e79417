import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { KnownBrowsers } from '#accounts/known-browser';
import { BusyError } from '#accounts/semaphore';
import { DeskRefusal } from '#desk-refusal';
import { InboxRefusal } from '#inbox/refusal';
import type { Issuer } from '#receipts/issuer';
import type { Periods } from '#retention/periods';
import type { KeyRing } from '#sealing/keys';
import { canSeePatients, editsCatalogue, mayReadCases, nextStep, type Role, type StaffAccount } from '#staff/account';
import { peekStaffSession, readStaffSession } from '#staff/sessions';
import type { Db } from '#store/db';
import { formLimit, readCall } from './json-body';

export type StaffOptions = {
  db: Db;
  browsers: KnownBrowsers;
  now: () => Date;
  /** The name shown in authenticator apps. */
  brand: string;
  operatorEmail: string | null;
  /** Whether a provider of text messages is configured. */
  hasSms: boolean;
  issuer?: Issuer | null;
  /** VIDEO_LINK and REMINDER_HOURS. */
  videoLink?: string | null;
  reminderHours?: readonly number[];
  trustedHops: number;
  /** The site is reached by https: its cookies are secure. */
  isSecure: boolean;
  /** Keys for blocked records of erased persons. */
  blockedKeys: KeyRing;
  /** Retention periods of visitors' data. */
  periods: Periods;
  /** Folder for mails written as files; null when a mail server sends them. */
  mailFolder: string | null;
};

/**
 * Required access: anybody; signed in, with setup steps pending; setup done; a role that sees patients; a role that
 * edits the catalogue; a manager; a manager of every clinic.
 */
type Access = 'anybody' | 'signedIn' | 'ready' | 'patients' | 'editor' | 'manager' | 'allClinics';

export type StaffCall<A extends Access> = {
  c: Context;
  account: A extends 'anybody' ? StaffAccount | null : StaffAccount;
  body: Record<string, unknown>;
  /** Idempotency key of the call, or null. */
  idempotencyKey: string | null;
};

type Run<A extends Access> = (call: StaffCall<A>) => Promise<Response>;

export type StaffEndpoints = {
  app: Hono;
  on<A extends Access>(method: StaffMethod, path: string, access: A, run: Run<A>): void;
};

type StaffMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Format of the calls: body size and parser, and refusals. */
export type StaffWire = {
  limit: MiddlewareHandler;
  read: (c: Context) => Promise<{ body: Record<string, unknown> } | { refusal: Response }>;
  /** `account`: the refused account, or null without a session. */
  refuse: (c: Context, status: 401 | 403, reason: string, account: StaffAccount | null) => Response;
};

/** Small JSON bodies, and refusals whose texts are in the screens. */
const DESK_WIRE: StaffWire = {
  limit: formLimit,
  read: readCall,
  refuse: (c, status, reason) => refuseStaff(c, status, reason),
};

/** Defines endpoints with their access rule; an endpoint cannot be defined without one. */
export function createStaffEndpoints(
  { db, isSecure }: Pick<StaffOptions, 'db' | 'isSecure'>,
  wire: StaffWire = DESK_WIRE,
): StaffEndpoints {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof DeskRefusal)
      return refuseStaff(c, error.reason === 'unknown' ? 404 : 409, error.reason, error.more);
    if (error instanceof InboxRefusal) return refuseItem(c, error);
    if (error instanceof BusyError) return waitStaff(c, 503, 'busy', error.retryAfterSeconds);
    throw error;
  });
  return {
    app,
    on: (method, path, access, run) => {
      app.on(method, path, wire.limit, async (c) => {
        if (method !== 'GET' && isFromElsewhere(c)) return wire.refuse(c, 403, 'crossSite', null);
        const token = getCookie(c, sessionCookie(isSecure)) ?? '';
        const readSession = method === 'GET' && isByItself(c) ? peekStaffSession : readStaffSession;
        const account = token === '' ? null : await readSession(db, token);
        const refusal =
          whyRefused(account, access) ?? (access !== 'anybody' && isForAnother(c, account) ? 'otherAccount' : null);
        if (refusal) return wire.refuse(c, UNKNOWN_CALLER.includes(refusal) ? 401 : 403, refusal, account);
        const call = method === 'GET' || method === 'DELETE' ? { body: {} } : await wire.read(c);
        if ('refusal' in call) return call.refusal;
        return await run({ idempotencyKey: null, ...call, c, account: account as never });
      });
    },
  };
}

/** Returns why an account may not make a call, or null. Pending setup steps are checked before its role. */
function whyRefused(account: StaffAccount | null, access: Access): string | null {
  if (access === 'anybody') return null;
  if (account === null) return 'noSession';
  if (access === 'signedIn') return null;
  const step = nextStep(account);
  if (step) return step;
  if (!isOfRole(account.role, access)) return 'forbidden';
  return access === 'allClinics' && !mayReadCases(account) ? 'allClinics' : null;
}

function isOfRole(role: Role, access: Access): boolean {
  if (access === 'manager' || access === 'allClinics') return role === 'manager';
  if (access === 'editor') return editsCatalogue(role);
  return access === 'ready' || canSeePatients(role);
}

/** True when the browser says that a request comes from another site; such calls are refused. */
const isFromElsewhere = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** Automatic requests of an unattended screen do not count as use of the session. */
const isByItself = (c: Context): boolean =>
  c.req.header('x-gestion-sola') !== undefined || c.req.path.endsWith('/eventos');

/** Refusals to a screen that does not belong to the session any more. */
const UNKNOWN_CALLER = ['noSession', 'otherAccount'];

/** True when the screen was opened by an account other than the signed-in one, in another tab of the same browser. */
const isForAnother = (c: Context, account: StaffAccount | null): boolean => {
  const opened = c.req.header('x-gestion-cuenta');
  return account !== null && opened !== undefined && opened !== String(account.id);
};

export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Secure-gestion' : 'gestion');

export const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Responds 200; the response must not be stored. */
export const answerStaff = (c: Context, value: object): Response => c.json(value, 200, HEADERS);

/** Responds with a refusal and its reason; the texts are in the screens. `more` are further members of the body. */
export const refuseStaff = (
  c: Context,
  status: 401 | 403 | 404 | 409 | 422,
  reason: string,
  more: object = {},
): Response => c.json({ motivo: reason, ...more }, status, HEADERS);

/** Responds with the invalid fields. */
export const refuseStaffFields = (c: Context, fields: readonly string[]): Response =>
  c.json({ motivo: 'fields', campos: fields }, 422, HEADERS);

/** The reason an inbox item was not changed, and its owner. */
const refuseItem = (c: Context, { reason, who }: InboxRefusal): Response =>
  c.json({ motivo: reason, ...(who !== null && { quien: who }) }, reason === 'unknownItem' ? 404 : 409, HEADERS);

/** Responds that the call is refused for `seconds`. */
export const waitStaff = (c: Context, status: 429 | 503, reason: string, seconds: number): Response =>
  c.json({ motivo: reason, segundos: seconds }, status, { ...HEADERS, 'retry-after': String(seconds) });

/** Returns a text of the body, or ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
