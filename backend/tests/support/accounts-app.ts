import path from 'node:path';
import type { Hono } from 'hono';
import { addProfessional } from '#accounts/operator';
import { createApp } from '#app';
import { seedWhenEmpty } from '#seed/write';
import type { Db } from '#store/db';
import { smallSource } from './backend-content';
import type { Engine } from './backend-engines';
import { emptyTables } from './empty-tables';

export const OPERATOR_EMAIL = 'operadora@clinica.test';
export const GOOD_PASSWORD = 'siete nubes con acordeón';

type Queued = { kind: string; recipient: string; locale: string; payload: Record<string, unknown> };

export type AccountsApp = {
  app: Hono;
  db: Db;
  errors: unknown[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The body of a 200, else the status. */
  call(path: string, body: unknown, headers?: Record<string, string>): Promise<unknown>;
  login(username: string, password: string, headers?: Record<string, string>): Promise<unknown>;
  /** The bearer header of a logged-in professional. */
  bearerOf(username: string, password: string): Promise<Record<string, string>>;
  /** Adds an account on its first access, with its first password. */
  add(email: string, more?: { name?: string; specialitySlug?: string | null }): Promise<string>;
  /** Adds an account with GOOD_PASSWORD and returns its bearer header. */
  addSettled(email: string): Promise<Record<string, string>>;
  mails(): Promise<Queued[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

export type AccountsAppOptions = { now?: () => Date; minResponseMs?: number; operatorEmail?: string | null };

/** Opens the application over the small catalogue, with an operator mailbox and without delays. */
export async function openAccountsApp(engine: Engine, options: AccountsAppOptions = {}): Promise<AccountsApp> {
  const { db, folder, close } = await engine.open();
  await seedWhenEmpty(db, smallSource);
  const errors: unknown[] = [];
  const app = createApp({
    db,
    brand: 'Salud & Co',
    localeHeader: 'X-LOCALE-FRONT',
    mediaFolder: path.join(folder, 'media'),
    render: async () => Buffer.from('picture'),
    onError: (error) => errors.push(error),
    operatorEmail: OPERATOR_EMAIL,
    minResponseMs: 0,
    ...options,
  });
  const post: AccountsApp['post'] = async (address, body, headers = {}) =>
    await app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const call: AccountsApp['call'] = async (address, body, headers) => {
    const response = await post(address, body, headers);
    return response.status === 200 ? await response.json() : response.status;
  };
  const login: AccountsApp['login'] = (username, password, headers) =>
    call('/login_profesional_check', { username, password }, headers);
  const tokenIn = (answer: unknown): string => {
    if (typeof answer !== 'object' || answer === null || !('token' in answer)) throw new Error('There is no token.');
    return String(answer.token);
  };
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const add: AccountsApp['add'] = (email, { name = 'Dra. Marta Ruiz', specialitySlug = 'cardiologia' } = {}) =>
    addProfessional(db, {
      email,
      name,
      specialitySlug,
      phone: '600 111 222',
      collegeNumber: '46/12345',
      locale: 'es',
    });

  return {
    app,
    db,
    errors,
    post,
    call,
    login,
    bearerOf: async (username, password) => bearer(tokenIn(await login(username, password))),
    add,
    addSettled: async (email) => {
      const oldpassword = await add(email);
      const first = bearer(tokenIn(await login(email, oldpassword)));
      const change = { email, oldpassword, password: GOOD_PASSWORD };
      const changed = bearer(tokenIn(await call('/api/profesionales/upgradepassword', change, first)));
      await db.script(`delete from outbox where kind = 'password-changed'`); // outside these tests
      return changed;
    },
    mails: () => db.query<Queued>('select kind, recipient, locale, payload from outbox order by id'),
    reset: () =>
      emptyTables(
        db,
        `professional, professional_session, password_link, attempt, product_request, voucher, contact_request,
         callback_request, outbox`,
      ),
    close,
  };
}
