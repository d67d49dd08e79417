import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { KnownBrowsers } from '#accounts/known-browser';
import { BusyError } from '#accounts/semaphore';
import { DeskRefusal } from '#desk/refusal';
import type { Issuer } from '#receipts/issuer';
import { nextStep, type StaffAccount } from '#staff/account';
import { type Role, seesPatients } from '#staff/roles';
import { readStaffSession } from '#staff/sessions';
import type { Db } from '#store/db';
import { formLimit, readCall } from './json-body';

export type StaffOptions = {
  db: Db;
  browsers: KnownBrowsers;
  now: () => Date;
  /** The name an app for time codes shows. */
  brand: string;
  operatorEmail: string | null;
  issuer?: Issuer | null;
  trustedHops: number;
  /** The site is reached by https: its cookies are never sent otherwise. */
  isSecure: boolean;
};

/**
 * Who may call: anybody; an account that is signed in, whatever it still has to do; one that has done it; one of those roles
 * that see patients; managers.
 */
type Access = 'anybody' | 'signedIn' | 'ready' | 'patients' | 'manager';

export type StaffCall<A extends Access> = {
  c: Context;
  account: A extends 'anybody' ? StaffAccount | null : StaffAccount;
  body: Record<string, unknown>;
};

type Run<A extends Access> = (call: StaffCall<A>) => Promise<Response>;

export type StaffEndpoints = {
  app: Hono;
  on<A extends Access>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, access: A, run: Run<A>): void;
};

/** Endpoints whose access is decided here and nowhere else: an endpoint without a rule cannot be written. */
export function createStaffEndpoints({ db, isSecure }: Pick<StaffOptions, 'db' | 'isSecure'>): StaffEndpoints {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof DeskRefusal) return refuseStaff(c, error.reason === 'unknown' ? 404 : 409, error.reason);
    if (error instanceof BusyError) return waitStaff(c, 503, 'busy', error.retryAfterSeconds);
    throw error;
  });
  return {
    app,
    on: (method, path, access, run) => {
      app.on(method, path, formLimit, async (c) => {
        if (method !== 'GET' && isFromElsewhere(c)) return refuseStaff(c, 403, 'crossSite');
        const token = getCookie(c, sessionCookie(isSecure)) ?? '';
        const account = token === '' ? null : await readStaffSession(db, token);
        const refusal = whyRefused(account, access);
        if (refusal) return refuseStaff(c, refusal === 'noSession' ? 401 : 403, refusal);
        const call = method === 'GET' || method === 'DELETE' ? { body: {} } : await readCall(c);
        if ('refusal' in call) return call.refusal;
        return await run({ c, account: account as never, body: call.body });
      });
    },
  };
}

/** Why an account may not make a call; null when it may. A step it still has to do comes before its role. */
function whyRefused(account: StaffAccount | null, access: Access): string | null {
  if (access === 'anybody') return null;
  if (account === null) return 'noSession';
  if (access === 'signedIn') return null;
  return nextStep(account) ?? (isOfRole(account.role, access) ? null : 'forbidden');
}

function isOfRole(role: Role, access: Access): boolean {
  if (access === 'manager') return role === 'manager';
  return access === 'ready' || seesPatients(role);
}

/** A page of another site cannot read an answer, and may not even send; browsers say where a request comes from. */
const isFromElsewhere = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Secure-gestion' : 'gestion');

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** 200 with the answer, which is stored nowhere. */
export const answerStaff = (c: Context, value: object): Response => c.json(value, 200, HEADERS);

/** A refusal with its reason; the screens have the texts. */
export const refuseStaff = (c: Context, status: 401 | 403 | 404 | 409 | 422, reason: string): Response =>
  c.json({ motivo: reason }, status, HEADERS);

/** A refusal until `seconds` have passed. */
export const waitStaff = (c: Context, status: 429 | 503, reason: string, seconds: number): Response =>
  c.json({ motivo: reason, segundos: seconds }, status, { ...HEADERS, 'retry-after': String(seconds) });

/** A text of the body; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
