import { aCallBack } from '../support/appointment';
import { type NotingProxy, startNotingProxy } from '../support/noting-proxy';
import { PORTS } from '../support/ports';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { NEW_PASSWORD, pairsOf, type Sent, sessionRequests } from '../support/session-requests';
import { type Site, startSite } from '../support/site';
import { expect, test } from './visit';

const ANA = 'ana@clinica.test';
const EVA = 'eva@clinica.test';
const IVO = 'ivo@clinica.test';
const CANARY = 'canario-de-la-clave-equivocada';

let backend: OwnBackend;
let upstream: NotingProxy;
let site: Site;

test.describe.configure({ mode: 'serial', retries: 2, timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startOwnBackend(PORTS.sessionBackend, [ANA, EVA, IVO]);
  upstream = await startNotingProxy(PORTS.sessionBackend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.session });
});

test.afterAll(async () => {
  await site?.stop();
  await upstream?.close();
  await backend?.stop();
});

const { ask, logIn, cookiesOf } = sessionRequests(() => site.origin);

test('a first login in the browser leads to the change of the password, and scripts see nothing of it', async ({
  page,
  context,
}) => {
  await page.goto(site.origin);
  const call = (path: string, method: string, body?: object) =>
    page.evaluate(
      async ([path, method, body]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
        const text = await answer.text();
        return [answer.status, text && JSON.parse(text)];
      },
      [path, method, body] as const,
    );
  expect(await call('/api/profesional/sesion', 'GET')).toEqual([204, '']);

  const credentials = { username: ANA, password: backend.passwords.get(ANA) };
  expect(await call('/login_profesional_check', 'POST', credentials)).toEqual([200, { next: 'upgrade' }]);
  expect(await call('/api/profesional/sesion', 'GET')).toEqual([200, { username: ANA, name: ANA, next: 'upgrade' }]);
  expect(await page.evaluate(() => document.cookie)).toBe('profesional=1');
  const cookies = (await context.cookies()).map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]);
  expect(cookies.toSorted()).toEqual([
    ['pro', true, 'Lax'],
    ['pro-clave', true, 'Lax'],
    ['pro-navegador', true, 'Lax'],
    ['profesional', false, 'Lax'],
  ]);

  const change = { password: NEW_PASSWORD, acceptsTerms: true };
  expect(await call('/api/profesionales/upgradepassword', 'POST', change)).toEqual([200, { ok: true }]);
  expect(await call('/api/profesionales/misdatos', 'POST', {})).toEqual([
    200,
    expect.objectContaining({ name: 'Dra. ana', email: ANA }),
  ]);
  expect(await call('/api/profesional/sesion', 'GET')).toEqual([
    200,
    { username: ANA, name: 'Dra. ana', next: 'portal' },
  ]);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['pro', 'pro-navegador', 'profesional']);

  expect(await call('/api/profesional/sesion', 'DELETE')).toEqual([200, { ok: true }]);
  expect(await call('/api/profesional/sesion', 'GET')).toEqual([204, '']);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['pro-navegador']);
});

test('a session that was logged out opens nothing when it is sent again', async () => {
  const cookie = await cookiesOf(ANA);
  expect((await ask('/api/profesionales/misdatos', { body: {}, cookie })).status).toBe(200);
  const gone = await ask('/api/profesional/sesion', { method: 'DELETE', cookie });
  expect(gone.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
  expect((await ask('/api/profesional/sesion', { method: 'GET', cookie })).status).toBe(204);
  const answer = await ask('/api/profesionales/misdatos', { body: {}, cookie });
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'unauthorized' }]);
  const last = upstream.noted.findLast(({ path }) => path === '/api/profesionales/sesion');
  expect(last?.came).toContain('true');
});

test('an appointment is asked for in the name of whoever is logged in, whatever the browser says', async () => {
  const cookie = await cookiesOf(ANA);
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
  expect(names).toEqual([ANA, null]);
});

test('a cached page is the same for all, and the answer of an endpoint is never cached', async () => {
  const cookie = await cookiesOf(ANA);
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

test('neither token nor password is in anything the site answers', async () => {
  await logIn(EVA, CANARY);
  const login = await logIn(ANA, NEW_PASSWORD);
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

test('a wrong password is answered alike for everybody, and not often', async () => {
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

test('what comes from another site, or is no form, comes to nothing', async () => {
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
    expect(statuses, endpoint).toEqual([403, 403, 415, 413, 405]);
  }
  const sites = { 'sec-fetch-site': 'cross-site' };
  expect((await ask('/api/profesional/sesion', { method: 'DELETE', headers: sites })).status).toBe(403);
  expect((await ask('/api/profesional/sesion', { method: 'GET', headers: sites })).status).toBe(403);
  expect(upstream.noted).toHaveLength(before);
});

test('a password changed on one device, or a disabled account, ends every session at once, on pages too', async () => {
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
