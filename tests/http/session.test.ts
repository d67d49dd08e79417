import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOGIN_FORM } from '@/lib/domain/professional/professional';
import { aCallBack } from '../support/appointment';
import { LANGUAGES } from '../support/http-site';
import { PORTS } from '../support/ports';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { NEW_PASSWORD, pairsOf, type Sent, sessionRequests } from '../support/session-requests';
import { type Site, startSite } from '../support/site';

const ANA = 'ana@clinica.test';
const EVA = 'eva@clinica.test';
const IVO = 'ivo@clinica.test';
/** Has chosen NEW_PASSWORD. */
const LIA = 'lia@clinica.test';
const CANARY = 'canario-de-la-clave-equivocada';

let backend: OwnBackend;
let upstream: RecordingProxy;
let site: Site;

beforeAll(async () => {
  backend = await startOwnBackend(PORTS.sessionBackend, [ANA, EVA, IVO, LIA]);
  upstream = await startRecordingProxy(PORTS.sessionBackend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.session });
  const cookie = pairsOf(await logIn(LIA, backend.passwords.get(LIA) ?? '')).join('; ');
  await ask('/api/profesionales/upgradepassword', { body: { password: NEW_PASSWORD, acceptsTerms: true }, cookie });
});

afterAll(async () => {
  await site?.stop();
  await upstream?.close();
  await backend?.stop();
});

const { ask, logIn, cookiesOf } = sessionRequests(() => site.origin);

/** The attributes that keep a cookie from scripts and other sites, by the cookie's name. */
const guardsOf = (answer: Response): Record<string, boolean> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      expect(line).toContain('SameSite=Lax');
      return [line.slice(0, line.indexOf('=')), line.includes('HttpOnly')];
    }),
  );

const bodyOf = async (answer: Response): Promise<[number, unknown]> => {
  const text = await answer.text();
  return [answer.status, text && JSON.parse(text)];
};

it('logs in by the form of the page without script, and names what was refused there', async () => {
  const { action, path: page, sentences } = LOGIN_FORM;
  for (const [locale, prefix] of LANGUAGES) {
    const html = await (await fetch(`${site.origin}${prefix}${page}`)).text();
    const form = html.split('<form ').find((part) => part.includes(`action="${action}"`)) ?? '';
    const names = [...form.matchAll(/<input [^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect([names, form.includes(`value="${locale}"`)]).toEqual([['locale', 'username', 'password'], true]);
    for (const id of Object.values(sentences)) expect(form.split(`id="${id}"`)).toHaveLength(2);
  }
  const right = { locale: 'ca', username: LIA, password: NEW_PASSWORD };
  const send = async (fields: Record<string, string>, from = 'same-origin') => {
    const [headers, body] = [{ 'sec-fetch-site': from }, new URLSearchParams({ ...right, ...fields })];
    const answer = await fetch(site.origin + action, { method: 'POST', headers, body, redirect: 'manual' });
    return { to: answer.headers.get('location'), cookie: pairsOf(answer).join('; ') };
  };
  expect(await send({ password: CANARY })).toEqual({ to: `/ca${page}#${sentences.unauthorized}`, cookie: '' });
  expect(await send({ password: '' })).toEqual({ to: `/ca${page}#${sentences.invalid}`, cookie: '' });
  expect((await send({}, 'cross-site')).cookie).toBe('');
  const { to, cookie } = await send({});
  expect(to).toBe('/ca/portal-profesional');
  expect(await (await ask(to ?? '', { method: 'GET', cookie })).text()).toContain('Li donem');
});

it('leads a first login to the change of the password, and hides the session from scripts', async () => {
  const whoIs = async (cookie?: string) => bodyOf(await ask('/api/profesional/sesion', { method: 'GET', cookie }));
  expect(await whoIs()).toEqual([204, '']);

  const login = await logIn(ANA, backend.passwords.get(ANA) ?? '');
  expect(await bodyOf(login)).toEqual([200, { next: 'upgrade' }]);
  expect(guardsOf(login)).toEqual({ pro: true, 'pro-clave': true, 'pro-navegador': true, profesional: false });
  const first = pairsOf(login).join('; ');
  expect(first).toContain('profesional=1');
  expect(await whoIs(first)).toEqual([200, { username: ANA, name: ANA, next: 'upgrade' }]);

  const body = { password: NEW_PASSWORD, acceptsTerms: true };
  const change = await ask('/api/profesionales/upgradepassword', { body, cookie: first });
  expect(await bodyOf(change)).toEqual([200, { ok: true }]);
  expect(change.headers.getSetCookie().find((line) => line.startsWith('pro-clave='))).toContain('Max-Age=0');
  const cookie = pairsOf(change).join('; ');
  expect(await bodyOf(await ask('/api/profesionales/misdatos', { body: {}, cookie }))).toEqual([
    200,
    expect.objectContaining({ name: 'Dra. ana', email: ANA }),
  ]);
  expect(await whoIs(cookie)).toEqual([200, { username: ANA, name: 'Dra. ana', next: 'portal' }]);
});

it('refuses a session that was logged out', async () => {
  const cookie = await cookiesOf(LIA);
  expect((await ask('/api/profesionales/misdatos', { body: {}, cookie })).status).toBe(200);
  const gone = await ask('/api/profesional/sesion', { method: 'DELETE', cookie });
  expect(gone.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
  expect((await ask('/api/profesional/sesion', { method: 'GET', cookie })).status).toBe(204);
  const answer = await ask('/api/profesionales/misdatos', { body: {}, cookie });
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'unauthorized' }]);
  const last = upstream.noted.findLast(({ path }) => path === '/api/profesionales/sesion');
  expect(last?.came).toContain('true');
});

it('requests an appointment in the name of the session, not in the name that the browser sends', async () => {
  const cookie = await cookiesOf(LIA);
  const offered = await fetch(`http://127.0.0.1:${PORTS.sessionBackend}/api/centromedicos/1/especialidads`, {
    headers: { Accept: 'application/json' },
  });
  const [speciality] = (await offered.json()) as { id: number }[];
  const draft = {
    ...aCallBack({ clinicId: '1', specialityId: String(speciality?.id) }),
    currentusername: 'boss',
    currentUsername: 'boss',
  };
  const book = (cookie?: string) =>
    ask('/api/citas/solicitar', { body: { draft }, cookie, headers: { 'idempotency-key': crypto.randomUUID() } });
  expect([(await book(cookie)).status, (await book()).status]).toEqual([200, 200]);
  const names = upstream.noted
    .filter(({ path }) => path === '/api/citas/solicitar')
    .map(({ sent }) => JSON.parse(sent).currentusername);
  expect(names).toEqual([LIA, null]);
});

it('serves the same cached page to everybody, and never caches an endpoint', async () => {
  const cookie = await cookiesOf(LIA);
  const page = (own?: string) => ask('/clinicas', { method: 'GET', cookie: own });
  await page();
  const [mine, others] = [await page(cookie), await page()];
  expect(mine.headers.get('etag')).toBe(others.headers.get('etag'));
  expect([mine.headers.getSetCookie(), await mine.text()]).toEqual([[], await others.text()]);

  const who = (own?: string) => ask('/api/profesional/sesion', { method: 'GET', cookie: own });
  const [known, nobody] = [await who(cookie), await who()];
  expect([known.status, nobody.status]).toEqual([200, 204]);
  expect([known.headers.get('cache-control'), nobody.headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
});

it('never sends a token or a password', async () => {
  await logIn(EVA, CANARY);
  const login = await logIn(LIA, NEW_PASSWORD);
  const cookie = pairsOf(login).join('; ');
  const answers: string[] = [JSON.stringify([...login.headers]), await login.text()];
  const paths = [
    '/',
    '/en',
    '/ca/clinicas',
    '/medicos',
    '/portal-profesional',
    '/upgrade-password-profesional',
    '/salud/listo',
  ];
  for (const path of paths) {
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const answer = await ask(path, { method: 'GET', cookie, headers });
      answers.push(JSON.stringify([...answer.headers]), await answer.text());
    }
  }
  const change = { oldPassword: CANARY, password: `${NEW_PASSWORD} y más`, acceptsTerms: true };
  const endpoints: [string, Sent][] = [
    ['/api/profesional/sesion', { method: 'GET' }],
    ['/api/profesionales/checkfirsttime', { body: {} }],
    ['/api/profesionales/misdatos', { body: {} }],
    ['/api/profesionales/solicitarprofesional', { body: { phone: CANARY } }],
    ['/api/profesionales/upgradepassword', { body: change }],
    ['/api/profesionales/resetpassword', { body: { token: CANARY, password: `${CANARY} y más` } }],
    ['/login_profesional_check', { body: { username: EVA, password: CANARY } }],
    ['/api/profesional/sesion', { method: 'DELETE' }],
  ];
  for (const [path, sent] of endpoints) {
    const answer = await ask(path, { ...sent, cookie });
    expect(answer.status, path).toBeLessThan(500);
    answers.push(JSON.stringify([...answer.headers]), await answer.text());
  }

  const tokens = upstream.noted.flatMap(({ came }) => /"token":"([^"]+)"/.exec(came)?.[1] ?? []);
  expect(tokens.length).toBeGreaterThan(3);
  const secrets = [CANARY, NEW_PASSWORD, ...tokens, ...tokens.flatMap((token) => token.split('.').slice(1))];
  const everything = answers.join('\n');
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});

it('gives known and unknown people the same reply to a wrong password, and rate-limits it', async () => {
  const [known, unknown] = [await logIn(EVA, CANARY), await logIn('nobody@clinica.test', CANARY)];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(known.status).toBe(401);

  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}`, 'x-real-ip': `203.0.113.${count}` };
    statuses.push((await logIn(EVA.toUpperCase(), CANARY, headers)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const right = await logIn(EVA, backend.passwords.get(EVA) ?? '', { 'x-forwarded-for': '203.0.113.200' });
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(right.headers.getSetCookie()).toEqual([]);
});

it('refuses requests from other sites and bodies that are not JSON', async () => {
  const before = upstream.noted.length;
  const endpoints = [
    '/login_profesional_check',
    ...['checkfirsttime', 'misdatos', 'solicitarprofesional', 'upgradepassword', 'forgotpassword', 'resetpassword'].map(
      (name) => `/api/profesionales/${name}`,
    ),
    '/api/profesionals/register',
  ];
  for (const endpoint of endpoints) {
    const foreign = await ask(endpoint, { body: {}, headers: { 'sec-fetch-site': 'cross-site' } });
    const origin = await ask(endpoint, { body: {}, headers: { origin: 'https://evil.test' } });
    const form = await ask(endpoint, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const large = await ask(endpoint, { body: { username: 'x'.repeat(20_000) } });
    const read = await ask(endpoint, { method: 'GET' });
    const statuses = [foreign, origin, form, large, read].map(({ status }) => status);
    // The login has a form without script: an empty one leads back to its page.
    const isForm = endpoint === LOGIN_FORM.action;
    expect(statuses, endpoint).toEqual([403, 403, isForm ? 303 : 415, 413, 405]);
  }
  const sites = { 'sec-fetch-site': 'cross-site' };
  expect((await ask('/api/profesional/sesion', { method: 'DELETE', headers: sites })).status).toBe(403);
  expect((await ask('/api/profesional/sesion', { method: 'GET', headers: sites })).status).toBe(403);
  expect(upstream.noted).toHaveLength(before);
});

it('ends every session at once, on pages too, after a change of the password or when the account is disabled', async () => {
  const firstLogin = async () => pairsOf(await logIn(IVO, backend.passwords.get(IVO) ?? '')).join('; ');
  const [one, other] = [await firstLogin(), await firstLogin()];
  const shows = async (path: string, cookie: string) => (await ask(path, { method: 'GET', cookie })).text();
  expect(await shows('/upgrade-password-profesional', other)).toContain(IVO);
  const body = { password: NEW_PASSWORD, acceptsTerms: true };
  const here = pairsOf(await ask('/api/profesionales/upgradepassword', { body, cookie: one })).join('; ');
  expect(await shows('/portal-profesional', here)).toContain('Dra. ivo');
  const isOver = async (cookie: string) => {
    for (const path of ['/portal-profesional', '/upgrade-password-profesional']) {
      expect(await shows(path, cookie), path).toMatch(/^(?!.*ivo@).*Su sesión ha terminado/s);
    }
    expect((await ask('/api/profesional/sesion', { method: 'GET', cookie })).status).toBe(204);
  };
  await isOver(other);
  await backend.operate(['professionals', 'disable', IVO]);
  await isOver(here);
});
