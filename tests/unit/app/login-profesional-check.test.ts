import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as whoIsIn } from '@/app/api/profesional/sesion/route';
import { POST as ownData } from '@/app/api/profesionales/misdatos/route';
import { POST as loginRoute } from '@/app/login_profesional_check/route';
import { log } from '@/lib/log';
import { EMAIL, PASSWORD, professionalEndpoints, TOKEN } from '@/tests/support/professional-endpoints';
import { forgetState } from '../../support/process-state';
import { Visitor } from '../../support/visitor';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { upstream, replies, sent, logIn, loggedIn } = professionalEndpoints();
beforeEach(() => {
  vi.mocked(log.warn).mockClear();
});
const logged = () => JSON.stringify(vi.mocked(log.warn).mock.calls);

describe('POST /login_profesional_check', () => {
  it('requests the token, the first access and the name, and sends the bearer only with the last two', async () => {
    expect(await logIn()).toEqual([200, { next: 'portal' }]);
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

  it('accepts a login whose name the upstream does not return now', async () => {
    replies.misdatos = { status: 500, body: {} };
    const who = new Visitor();
    expect(await logIn(who)).toEqual([200, { next: 'portal' }]);
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
    expect(await logIn(who)).toEqual([expected, expect.objectContaining({ error })]);
    expect(who.cookies.size).toBe(0);
    expect(logged()).not.toMatch(/ana@|secret/);
  });

  it('makes no call without user name or password (M160)', async () => {
    const fields = { username: 'emailMissing', password: 'passwordMissing' };
    expect(await new Visitor().read(loginRoute, 'POST', { username: ' ' })).toEqual([
      422,
      { error: 'invalid', fields },
    ]);
    expect(upstream.calls).toEqual([]);
  });

  it('makes no call once an account was tried twenty times, from any address', async () => {
    replies.login_profesional_check = { status: 401, body: {} };
    for (let host = 0; host < 20; host += 1) await logIn(new Visitor(`198.51.100.${host}`));
    upstream.calls.length = 0;
    const answer = await new Visitor().ask(loginRoute, 'POST', { username: EMAIL, password: PASSWORD });
    expect([answer.status, upstream.calls]).toEqual([429, []]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(870);
    expect(await logIn(new Visitor(), 'eva@example.test')).toEqual([401, { error: 'unauthorized' }]);
  });

  it('lets the owner in from a known browser while others guess from everywhere (decision 0137)', async () => {
    replies.login_profesional_check = { status: 200, body: { token: TOKEN, navegador: 'una.prueba' } };
    const owner = new Visitor();
    expect(await logIn(owner)).toEqual([200, { next: 'portal' }]);
    replies.login_profesional_check = { status: 401, body: {} };
    for (let host = 0; host < 45; host += 1) await logIn(new Visitor(host < 40 ? owner.address : `198.51.100.${host}`));
    for (let host = 0; host < 25; host += 1) await logIn(new Visitor(`203.0.113.${host}`));
    replies.login_profesional_check = { status: 200, body: { token: TOKEN } };
    expect((await logIn(new Visitor('192.0.2.77')))[0]).toBe(429);
    forgetState('rate.');
    expect(await logIn(owner)).toEqual([200, { next: 'portal' }]);
    expect((await logIn(new Visitor('192.0.2.77')))[0]).toBe(429);
    expect([...owner.cookies.values()].join()).not.toContain('una.prueba');
  });

  it("returns the browser's mark to the upstream, for its own account", async () => {
    replies.login_profesional_check = { status: 200, body: { token: TOKEN, navegador: 'una.prueba' } };
    const owner = new Visitor();
    await logIn(owner);
    await logIn(owner);
    await logIn(owner, 'eva@example.test');
    expect(sent.map(({ navegador }) => navegador)).toEqual([undefined, 'una.prueba', undefined]);
  });

  it('limits guesses from a known browser, too', async () => {
    const owner = new Visitor();
    await logIn(owner);
    replies.login_profesional_check = { status: 401, body: {} };
    const statuses: unknown[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) statuses.push((await logIn(owner))[0]);
    expect(statuses.indexOf(429)).toBe(20);
  });

  it('counts no try while the upstream fails', async () => {
    replies.login_profesional_check = { status: 500, body: {} };
    for (let host = 0; host < 22; host += 1) {
      expect((await logIn(new Visitor(`198.51.100.${host}`)))[0]).toBe(503);
    }
    replies.login_profesional_check = { status: 200, body: { token: TOKEN } };
    expect(await logIn()).toEqual([200, { next: 'portal' }]);
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
    const answer = await new Visitor().ask(loginRoute, 'POST', { username: EMAIL, password: PASSWORD });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, seconds]);
  });

  it('ends the previous session of the browser', async () => {
    const who = await loggedIn();
    const left = new Visitor();
    left.cookies.set('pro', who.cookies.get('pro') ?? '');
    await logIn(who);
    expect(await left.read(whoIsIn, 'GET')).toEqual([204, null]);
    expect((await who.read(whoIsIn, 'GET'))[0]).toBe(200);
  });

  it('keeps the new session when a question about the previous one is answered late', async () => {
    const who = await loggedIn();
    const early = new Visitor();
    early.cookies.set('pro', who.cookies.get('pro') ?? '');
    await logIn(who);
    const answers = [await early.ask(whoIsIn, 'GET'), await early.ask(ownData, 'POST', {})];
    expect(answers.map(({ status }) => status)).toEqual([204, 401]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });
});
