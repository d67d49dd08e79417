import path from 'node:path';
import type { Hono } from 'hono';
import { type AppOptions, createApp } from '#app';
import type { TableName } from '#catalogue/tables';
import { addStaff, type NewStaff } from '#staff/operator';
import type { Db } from '#store/db';
import type { Engine } from './backend-engines';
import { prepareBookings } from './booking-app';
import { emptyTables } from './empty-tables';
import { timeCode } from './time-code';

export const STAFF_PASSWORD = 'siete nubes con acordeón';

/** A browser at the desk: its cookies and its calls. */
export type DeskBrowser = {
  call(method: string, address: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** The body of a 200, {} of a stream, else the status with the reason. */
  ask(method: string, address: string, body?: object): Promise<unknown>;
  cookies: Map<string, string>;
};

export type StaffApp = {
  app: Hono;
  db: Db;
  errors: unknown[];
  /** The lists that each write of an editor reported as changed, in order. */
  written: (readonly TableName[])[];
  /** Moves the clock of the time codes forward by some seconds. */
  wait(seconds: number): void;
  browser(address?: string): DeskBrowser;
  /** Adds an account that has completed its first steps and is signed in; returns its browser, the secret of its time codes and its last code. */
  signedIn(more: Partial<NewStaff>): Promise<DeskBrowser & { secret: string; given: string; email: string }>;
  codeOf(secret: string): string;
  /** Sends an act on a booking with its current version, as if it had just been read. */
  act(browser: DeskBrowser, reference: string, name: string, body: object): Promise<unknown>;
  /** The first password of a new account. */
  add(more?: Partial<NewStaff>): Promise<string>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the application for the staff, over the small catalogue with bookings or other data that `prepare` writes. */
export async function openStaffApp(
  engine: Engine,
  options: Partial<AppOptions> = {},
  prepare: (db: Db) => Promise<unknown> = prepareBookings,
): Promise<StaffApp> {
  const { db, folder, close } = await engine.open();
  await prepare(db);
  const errors: unknown[] = [];
  const written: (readonly TableName[])[] = [];
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = createApp({
    ...{ db, brand: 'Salud & Co', localeHeader: 'X-LOCALE-FRONT', mediaFolder: path.join(folder, 'media'), now },
    ...{ render: async () => Buffer.from('picture'), onError: (error) => errors.push(error), minResponseMs: 0 },
    versionCheckMs: 0,
    onWritten: (changed) => written.push(changed),
    ...options,
  });
  const codeOf = (secret: string) => timeCode(secret, now().getTime());
  const add: StaffApp['add'] = (more = {}) =>
    addStaff(db, {
      email: 'pilar@clinica.test',
      name: 'Pilar',
      role: 'reception',
      clinicSlugs: [],
      locale: 'es',
      ...more,
    });
  const browser = (address?: string) => openBrowser(app, address);
  const act: StaffApp['act'] = async (by, reference, name, body) => {
    const [row] = await db.query<{ version: number }>(
      'select booking_version as version from booking where reference = $1',
      [reference],
    );
    return await by.ask('POST', `/reservas/${reference}/${name}`, { ...body, version: row?.version });
  };
  return {
    ...{ app, db, errors, written, codeOf, act, add, browser, close },
    wait: (seconds) => {
      ahead += seconds * 1000;
    },
    signedIn: async (more) => {
      const email = more.email ?? 'pilar@clinica.test';
      const password = await add({ ...more, email });
      const own = browser();
      await own.ask('POST', '/sesion', { email, contrasena: password });
      await own.ask('PUT', '/contrasena', { anterior: password, nueva: STAFF_PASSWORD });
      const { secreto } = (await own.ask('POST', '/segundo-factor')) as { secreto: string };
      const given = codeOf(secreto);
      await own.ask('PUT', '/segundo-factor', { codigo: given });
      return { ...own, secret: secreto, given, email };
    },
    reset: () =>
      emptyTables(
        db,
        `staff, staff_session, desk_form_draft, attempt, booking, desk_note, booking_terms, reminder, outbox,
         audit, payment, payment_event, inbox_item, contact_request, contact_answer, product_request, voucher,
         callback_request, professional, professional_session, professional_refusal, password_link, closure,
         extra_hours, rights_case, blocked_record, catalogue_revision, catalogue_redirect`,
        { restartIdentity: true },
      ),
  };
}

function openBrowser(app: Hono, address = '203.0.113.7'): DeskBrowser {
  const cookies = new Map<string, string>();
  const call: DeskBrowser['call'] = async (method, path, body, headers = {}) => {
    const response = await app.request(path.startsWith('/gestion/') ? path : `/gestion/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' || method === 'DELETE' || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'GET' || method === 'DELETE'
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const ask: DeskBrowser['ask'] = async (method, path, body) => {
    const response = await call(method, path, body);
    if (response.headers.get('content-type') === 'text/event-stream') {
      await response.body?.cancel(); // an endless stream
      return {};
    }
    const answer = (await response.json()) as { motivo?: string };
    return response.status === 200 ? answer : `${response.status} ${answer.motivo}`;
  };
  return { call, ask, cookies };
}
