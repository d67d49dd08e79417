import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { json, Loopback } from '../../../../support/loopback';
import { Visitor } from '../../../../support/visitor';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const upstream = new Loopback();
beforeAll(async () => {
  process.env.API_URL = (await upstream.start()).origin;
});
afterAll(() => upstream.stop());

const { POST: logIn } = await import('@/app/login_profesional_check/route');
const { GET: whoIsIn, DELETE: logOut } = await import('@/app/api/profesional/sesion/route');
const { POST: ownData } = await import('@/app/api/profesionales/misdatos/route');
const { POST: askForCallback } = await import('@/app/api/profesionales/solicitarprofesional/route');
const { POST: upgradePassword } = await import('@/app/api/profesionales/upgradepassword/route');
const { POST: register } = await import('@/app/api/profesionals/register/route');

const EMAIL = 'ana@example.test';
const TOKEN = 'un.testigo.secreto';
const PASSWORD = 'una clave secreta';
const GOOD = { status: 200, body: { success: true } as unknown };

/** What the upstream answers, by the end of its path. */
let replies: Record<string, { status: number; body: unknown }> = {};
function answerAsUpstream(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const reply = replies[request.url?.split('/').at(-1) ?? ''] ?? GOOD;
  json(response, reply.status, reply.body, 'application/json');
}

beforeEach(() => {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (/^site\.api\.(?:rate|session|lane)\./.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
  }
  vi.mocked(log.warn).mockClear();
  upstream.answer = answerAsUpstream;
  upstream.calls.length = 0;
  upstream.headers.length = 0;
  replies = {
    login_profesional_check: { status: 200, body: { token: TOKEN } },
    checkfirsttime: { status: 200, body: { success: 0 } },
    misdatos: { status: 200, body: { nombre: 'Ana', especialidad: null, email: EMAIL } },
  };
});

const enter = (who = new Visitor(), username = EMAIL) => who.read(logIn, 'POST', { username, password: PASSWORD });
async function loggedIn(): Promise<Visitor> {
  const who = new Visitor();
  expect(await enter(who)).toEqual([200, { next: 'portal' }]);
  upstream.calls.length = 0;
  return who;
}
const logged = () => JSON.stringify(vi.mocked(log.warn).mock.calls);

describe('POST /login_profesional_check', () => {
  it('asks the upstream for the token, the first access and the name, and sends the bearer to those two only', async () => {
    expect(await enter()).toEqual([200, { next: 'portal' }]);
    expect(upstream.calls).toEqual([
      'POST /login_profesional_check',
      'POST /api/profesionales/checkfirsttime',
      'POST /api/profesionales/misdatos',
    ]);
    expect(upstream.headers.map((headers) => headers.authorization)).toEqual([
      undefined,
      `Bearer ${TOKEN}`,
      `Bearer ${TOKEN}`,
    ]);
    expect(upstream.headers[0]).toMatchObject({ 'x-forwarded-for': '192.0.2.1' });
  });

  it('lets in whose name the upstream does not say now', async () => {
    replies.misdatos = { status: 500, body: {} };
    const who = new Visitor();
    expect(await enter(who)).toEqual([200, { next: 'portal' }]);
    expect(await who.read(whoIsIn, 'GET')).toEqual([200, { username: EMAIL, name: EMAIL, next: 'portal' }]);
  });

  it.each([
    ['login_profesional_check', 401, { code: 401, message: 'x' }, 401, 'unauthorized'],
    ['login_profesional_check', 403, {}, 401, 'unauthorized'],
    ['login_profesional_check', 200, { code: 401 }, 401, 'unauthorized'],
    ['login_profesional_check', 200, {}, 502, 'unexpected_shape'],
    ['login_profesional_check', 200, { token: 'x'.repeat(4000) }, 502, 'unexpected_shape'],
    ['login_profesional_check', 500, {}, 503, 'unavailable'],
    ['login_profesional_check', 429, {}, 429, 'too_many'],
    ['checkfirsttime', 200, { error: 'x' }, 401, 'unauthorized'],
    ['checkfirsttime', 401, {}, 401, 'unauthorized'],
    ['checkfirsttime', 503, {}, 503, 'unavailable'],
    ['checkfirsttime', 200, {}, 502, 'unexpected_shape'],
  ])('answers %s %i %j of the upstream with %i and sets nothing', async (call, status, body, expected, error) => {
    replies[call] = { status, body };
    const who = new Visitor();
    expect(await enter(who)).toEqual([expected, { error }]);
    expect(who.cookies.size).toBe(0);
    expect(logged()).not.toMatch(/ana@|secret/);
  });

  it('asks nobody without user name or password (M160)', async () => {
    const fields = { username: 'emailMissing', password: 'passwordMissing' };
    expect(await new Visitor().read(logIn, 'POST', { username: ' ' })).toEqual([422, { error: 'invalid', fields }]);
    expect(upstream.calls).toEqual([]);
  });

  it('asks nobody once an account was tried twenty times, from wherever', async () => {
    replies.login_profesional_check = { status: 401, body: {} };
    for (let host = 0; host < 20; host += 1) await enter(new Visitor(`198.51.100.${host}`));
    upstream.calls.length = 0;
    const answer = await new Visitor().ask(logIn, 'POST', { username: EMAIL, password: PASSWORD });
    expect([answer.status, answer.headers.get('retry-after'), upstream.calls]).toEqual([429, '900', []]);
    expect(await enter(new Visitor(), 'eva@example.test')).toEqual([401, { error: 'unauthorized' }]);
  });

  it('does not count while the upstream cannot say', async () => {
    replies.login_profesional_check = { status: 500, body: {} };
    for (let host = 0; host < 22; host += 1) {
      Reflect.deleteProperty(globalThis, Symbol.for('site.api.lane.forms'));
      expect((await enter(new Visitor(`198.51.100.${host}`)))[0]).toBe(503);
    }
    replies.login_profesional_check = { status: 200, body: { token: TOKEN } };
    Reflect.deleteProperty(globalThis, Symbol.for('site.api.lane.forms'));
    expect(await enter()).toEqual([200, { next: 'portal' }]);
  });

  it.each([
    ['77', '77'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', '60'],
    [undefined, '60'],
  ])('passes on how long the upstream wants to be left alone: %j', async (told, seconds) => {
    upstream.answer = (request, response) => {
      request.resume();
      if (told) response.setHeader('retry-after', told);
      json(response, 429, {});
    };
    const answer = await new Visitor().ask(logIn, 'POST', { username: EMAIL, password: PASSWORD });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, seconds]);
  });

  it('ends the session the browser had', async () => {
    const who = await loggedIn();
    const left = new Visitor();
    left.cookies.set('pro', who.cookies.get('pro') ?? '');
    await enter(who);
    expect(await left.read(whoIsIn, 'GET')).toEqual([204, null]);
    expect((await who.read(whoIsIn, 'GET'))[0]).toBe(200);
  });

  it('leaves the new session to a browser whose question of before is answered late', async () => {
    const who = await loggedIn();
    const early = new Visitor();
    early.cookies.set('pro', who.cookies.get('pro') ?? '');
    await enter(who);
    const answers = [await early.ask(whoIsIn, 'GET'), await early.ask(ownData, 'POST', {})];
    expect(answers.map(({ status }) => status)).toEqual([204, 401]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });
});

describe('/api/profesional/sesion', () => {
  it('renews a session and tells no token', async () => {
    const who = await loggedIn();
    const answer = await who.ask(whoIsIn, 'GET');
    expect(await answer.json()).toEqual({ username: EMAIL, name: 'Ana', next: 'portal' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pro=.*Max-Age=3600$/),
      expect.stringMatching(/^profesional=1;.*Max-Age=3600$/),
    ]);
    expect(upstream.calls).toEqual([]);
  });

  it('says nobody, and has a worthless session forgotten', async () => {
    const who = new Visitor();
    expect((await who.ask(whoIsIn, 'GET')).headers.getSetCookie()).toEqual([]);
    who.cookies.set('pro', 'x').set('profesional', '1').set('pro-clave', 'x').set('cita', 'x');
    expect(await who.read(whoIsIn, 'GET')).toEqual([204, null]);
    expect([...who.cookies.keys()]).toEqual(['cita']);
  });

  it.each([
    [200, { success: true }, false],
    [404, {}, false],
    [405, {}, false],
    [401, {}, false],
    [500, {}, true],
  ])('logs out although the upstream answers %i', async (status, body, isTold) => {
    const who = await loggedIn();
    replies.sesion = { status, body };
    expect(await who.read(logOut, 'DELETE')).toEqual([200, { ok: true }]);
    expect(who.cookies.size).toBe(0);
    expect([upstream.calls, vi.mocked(log.warn).mock.calls.length]).toEqual([
      ['DELETE /api/profesionales/sesion'],
      isTold ? 1 : 0,
    ]);
    expect(logged()).not.toMatch(/ana@|secret/);
  });

  it('logs out whoever is not in', async () => {
    expect(await new Visitor().read(logOut, 'DELETE')).toEqual([200, { ok: true }]);
    expect(upstream.calls).toEqual([]);
  });
});

describe('a door of whoever is logged in', () => {
  it.each([
    [401, {}, 401, { error: 'unauthorized' }, true],
    [200, { code: 401, message: 'Expired JWT Token' }, 401, { error: 'unauthorized' }, true],
    [403, {}, 403, { error: 'forbidden' }, false],
    [429, {}, 429, { error: 'too_many' }, false],
    [200, { error: '<b>No</b> hoy' }, 409, { error: 'refused', text: 'No hoy' }, false],
    [409, { error: '<b>No</b>' }, 409, { error: 'refused', text: 'No' }, false],
    [400, { message: 'Syntax error' }, 422, { error: 'invalid', fields: {} }, false],
    [500, { message: 'SQLSTATE secreto' }, 503, { error: 'unavailable' }, false],
    [404, {}, 404, { error: 'not_found' }, false],
  ])('answers %i %j of the upstream with %i %j', async (status, body, expected, answered, isDropped) => {
    const who = await loggedIn();
    const sealed = who.cookies.get('pro') ?? '';
    replies.misdatos = { status, body };
    expect(await who.read(ownData, 'POST', {})).toEqual([expected, answered]);
    expect(who.cookies.has('pro')).toBe(!isDropped);
    const copy = new Visitor();
    copy.cookies.set('pro', sealed);
    expect((await copy.read(whoIsIn, 'GET'))[0]).toBe(isDropped ? 204 : 200);
    expect(logged()).not.toMatch(/ana@|secret/);
  });

  it('is shut for all others, who are told once and for all', async () => {
    const who = new Visitor();
    who.cookies.set('pro', 'x').set('profesional', '1');
    expect(await who.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
    expect([who.cookies.size, upstream.calls]).toEqual([0, []]);
  });

  it('says by field of the form what the upstream did not want', async () => {
    const who = await loggedIn();
    const wish = { phone: '600111222', window: '09:00-11:00', reason: 'Otros', acceptsTerms: true };
    const violations = [{ propertyPath: 'telefono', message: 'x' }];
    replies.solicitarprofesional = { status: 422, body: { violations, 'hydra:description': 'telefono: x' } };
    const fields = { phone: 'invalid' };
    expect(await who.read(askForCallback, 'POST', wish)).toEqual([422, { error: 'invalid', fields }]);
  });

  it('counts the tries of the old password with those of the login', async () => {
    const who = await loggedIn();
    replies.upgradepassword = { status: 200, body: { error: 'La contraseña anterior no es correcta.' } };
    const change = { oldPassword: 'x', password: 'siete nubes con acordeón', acceptsTerms: true };
    const statuses: unknown[] = [];
    for (let count = 0; count < 21; count += 1) {
      Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.upgradepassword'));
      statuses.push((await who.read(upgradePassword, 'POST', change))[0]);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(409), 429]);
    expect((await enter())[0]).toBe(429);
  });

  it('checks a new password before anybody is asked', async () => {
    const who = await loggedIn();
    const sent = { oldPassword: 'x', password: 'corta', acceptsTerms: true };
    const fields = { password: 'passwordTooShort' };
    expect(await who.read(upgradePassword, 'POST', sent)).toEqual([422, { error: 'invalid', fields }]);
    expect(upstream.calls).toEqual([]);
  });
});

describe('POST /api/profesionals/register', () => {
  const applicant = { name: 'Ana', email: EMAIL, acceptsTerms: true };

  it('sends no bearer, also of whoever is logged in', async () => {
    const who = await loggedIn();
    expect(await who.read(register, 'POST', applicant)).toEqual([200, { ok: true }]);
    expect(upstream.headers.at(-1)?.authorization).toBeUndefined();
  });

  it('shows the words of the upstream (M166)', async () => {
    replies.register = { status: 200, body: { error: 'Ya existe un profesional con ese email.' } };
    const text = 'Ya existe un profesional con ese email.';
    expect(await new Visitor().read(register, 'POST', applicant)).toEqual([409, { error: 'refused', text }]);
  });

  it('is not for who registers all day', async () => {
    const who = new Visitor();
    for (let count = 0; count < 5; count += 1) await who.read(register, 'POST', applicant);
    expect((await who.read(register, 'POST', applicant))[0]).toBe(429);
  });
});
