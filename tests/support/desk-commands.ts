import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserCommandContext } from 'vitest/node';
import { timeCode } from '../../backend/tests/support/time-code.ts';
import { PORTS } from './ports.ts';

export const DESK_ORIGIN = `http://127.0.0.1:${PORTS.deskScreens}`;
const PASSWORD = 'siete nubes con acordeón';

export type NewAccount = {
  role: 'editor' | 'reception' | 'manager';
  name?: string;
  locale?: 'es' | 'ca' | 'en';
  clinic?: string;
  /** A port that no other test uses. */
  isOwn?: boolean;
};

/**
 * An account that has completed its first steps; `cookie` is its session. `secret` is the secret of its second factor,
 * '' for an editor.
 */
type SignedIn = { email: string; password: string; secret: string; cookie: string };

/** The accounts that tests share, by role and language. */
const shared = new Map<string, Promise<SignedIn>>();

/** Runs an operator's command beside the backend of the screens; returns its output. */
async function operate({ project }: BrowserCommandContext, args: string[]): Promise<string> {
  const place = { DATA_DIR: project.getProvidedContext().deskBackend, BACKEND_PORT: String(PORTS.deskScreens) };
  const env = { ...process.env, ...place, DATABASE_URL: '', LOG_LEVEL: 'warn' };
  return (await promisify(execFile)(process.execPath, ['backend/dist/cli.mjs', ...args], { env })).stdout;
}

/** Creates an account like the operator; returns its e-mail and first password. */
async function addStaff(context: BrowserCommandContext, account: NewAccount) {
  const { role, name = 'Pilar Gil', locale = 'es', clinic } = account;
  const email = `${crypto.randomUUID().slice(0, 8)}@clinica.test`;
  const more = ['--role', role, '--name', name, '--locale', locale, ...(clinic ? ['--clinic', clinic] : [])];
  const told = await operate(context, ['staff', 'add', email, ...more]);
  return { email, password: /: ([A-Z\d-]{19})\s*$/.exec(told)?.[1] ?? '' };
}

/** Calls the desk with a session; returns the response and the session from then on. */
async function call(cookie: string, method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', cookie };
  const sent = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }) };
  const answer = await fetch(`${DESK_ORIGIN}/gestion/api${path}`, sent);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const set = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return {
    body: (await answer.json()) as Record<string, string>,
    cookie: set.find((one) => one.startsWith('gestion=')) ?? cookie,
  };
}

/** Creates an account and completes its first steps: its own password and the second factor. */
async function firstSteps(context: BrowserCommandContext, account: NewAccount): Promise<SignedIn> {
  const { email, password } = await addStaff(context, account);
  const signedIn = await call('', 'POST', '/sesion', { email, contrasena: password });
  const { cookie } = await call(signedIn.cookie, 'PUT', '/contrasena', { anterior: password, nueva: PASSWORD });
  if (account.role === 'editor') return { email, password: PASSWORD, secret: '', cookie };
  const { secreto: secret = '' } = (await call(cookie, 'POST', '/segundo-factor', {})).body;
  await call(cookie, 'PUT', '/segundo-factor', { codigo: timeCode(secret) });
  return { email, password: PASSWORD, secret, cookie };
}

function sharedAccount(context: BrowserCommandContext, account: NewAccount): Promise<SignedIn> {
  const key = JSON.stringify(account);
  const made = shared.get(key) ?? firstSteps(context, account);
  shared.set(key, made);
  return made;
}

/** Signs the browser in with an account that has completed its first steps. */
async function signInAtDesk(context: BrowserCommandContext, account: NewAccount): Promise<SignedIn> {
  const signedIn = await (account.isOwn ? firstSteps(context, account) : sharedAccount(context, account));
  const [name = '', value = ''] = signedIn.cookie.split('=');
  const { hostname } = new URL(context.page.url());
  const place = { domain: hostname, path: '/gestion' };
  await context.context.addCookies([{ name, value, ...place, httpOnly: true, sameSite: 'Strict' }]);
  return signedIn;
}

/** Approves a payment of the sandbox like its form. */
async function payAtGateway(_: BrowserCommandContext, paymentUrl: string): Promise<void> {
  const { pathname, search } = new URL(paymentUrl);
  const page = new URL(pathname.replace('/api/', '/') + search, DESK_ORIGIN); // like the site
  const html = await (await fetch(page)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(fields.map(([, name = '', value = '']): [string, string] => [name, value]));
  form.set('decision', 'approve');
  const answer = await fetch(new URL('prueba', page), { method: 'POST', body: form, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The payment was answered with ${answer.status}: ${html}`);
}

/** Drags the element with this text down by some pixels, in several moves like a hand. */
async function dragBy({ iframe, page }: BrowserCommandContext, text: string, pixels: number): Promise<void> {
  const box = await iframe.getByText(text).first().boundingBox();
  if (!box) throw new Error(`${text} is not drawn.`);
  const [x, y] = [box.x + 10, box.y + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels, { steps: 8 });
  await page.mouse.up();
}

/** The form of a caller (backend/tests/support/caller.ts), imported by Vite. */
const callers = ({ project }: BrowserCommandContext) =>
  project.import<typeof import('../../backend/tests/support/caller')>(path.resolve('backend/tests/support/caller.ts'));

/** Lets a colleague book a test for a caller, with `given` in the request; returns its reference. */
async function bookByTelephone(context: BrowserCommandContext, given: Record<string, unknown>): Promise<string> {
  return await booked(context, (await callers(context)).callerTest(given));
}

/** Lets a colleague enter a call request of a caller. Returns the reference. */
async function askByTelephone(context: BrowserCommandContext, given: Record<string, unknown>): Promise<string> {
  return await booked(context, (await callers(context)).callerConsultation(given));
}

const booked = async (context: BrowserCommandContext, request: object): Promise<string> =>
  (await colleagueCalls(context, { role: 'reception' }, 'POST', '/reservas', request)).referencia ?? '';

/** Removes the session from the browser. */
const signOutOfDesk = ({ context }: BrowserCommandContext): Promise<void> => context.clearCookies();

/** The code that an authenticator app shows for a secret, some half minutes from now: each works once. */
const codeOf = (_: BrowserCommandContext, secret: string, later: number): string =>
  timeCode(secret, Date.now() + later * 30_000);

/** Calls the desk as a colleague. Returns the response; throws for a refusal. */
async function colleagueCalls(
  context: BrowserCommandContext,
  who: NewAccount,
  method: string,
  path: string,
  body?: object,
) {
  const { cookie } = await sharedAccount(context, { name: 'Eva Pla', ...who });
  return (await call(cookie, method, path, body)).body;
}

/** The actions of desk screen tests outside the browser. */
export const deskCommands = {
  operate,
  addStaff,
  signInAtDesk,
  signOutOfDesk,
  codeOf,
  colleagueCalls,
  bookByTelephone,
  askByTelephone,
  dragBy,
  payAtGateway,
};

type Called<T> = T extends (context: BrowserCommandContext, ...given: infer G) => infer R
  ? (...given: G) => Promise<Awaited<R>>
  : never;
/** The commands as tests call them. */
export type DeskCommands = { [N in keyof typeof deskCommands]: Called<(typeof deskCommands)[N]> };
