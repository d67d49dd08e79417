import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE as logOut, GET as whoIsIn } from '@/app/api/profesional/sesion/route';
import { POST as forgotPassword } from '@/app/api/profesionales/forgotpassword/route';
import { POST as ownData } from '@/app/api/profesionales/misdatos/route';
import { POST as resetPassword } from '@/app/api/profesionales/resetpassword/route';
import { POST as sendCallbackRequest } from '@/app/api/profesionales/solicitarprofesional/route';
import { POST as upgradePassword } from '@/app/api/profesionales/upgradepassword/route';
import { POST as register } from '@/app/api/profesionals/register/route';
import { log } from '@/lib/log';
import { EMAIL, professionalEndpoints } from '@/tests/support/professional-endpoints';
import { Visitor } from '@/tests/support/visitor';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { upstream, replies, logIn, loggedIn } = professionalEndpoints();
beforeEach(() => {
  vi.mocked(log.warn).mockClear();
});
const logged = () => JSON.stringify(vi.mocked(log.warn).mock.calls);

describe('/api/profesional/sesion', () => {
  it('renews a session and returns no token', async () => {
    const who = await loggedIn();
    const answer = await who.ask(whoIsIn, 'GET');
    expect(await answer.json()).toEqual({ username: EMAIL, name: 'Ana', next: 'portal' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pro=.*Max-Age=3600$/),
      expect.stringMatching(/^profesional=1;.*Max-Age=3600$/),
    ]);
    expect(upstream.calls).toEqual(['POST /api/profesionales/checkfirsttime']);
  });

  it.each([
    [401, {}, 204, null, ['pro-navegador']],
    [200, { code: 401 }, 204, null, ['pro-navegador']],
    [200, { error: 'Cuenta cerrada' }, 204, null, ['pro-navegador']],
    [500, {}, 503, { error: 'unavailable' }, ['pro', 'profesional', 'pro-navegador']],
    [
      200,
      { success: 1 },
      200,
      { username: EMAIL, name: 'Ana', next: 'upgrade' },
      ['pro', 'profesional', 'pro-navegador'],
    ],
  ])('says what the upstream says of the bearer now: %i %j', async (status, body, expected, answered, cookies) => {
    const who = await loggedIn();
    replies.checkfirsttime = { status, body };
    expect(await who.read(whoIsIn, 'GET')).toEqual([expected, answered]);
    expect([...who.cookies.keys()]).toEqual(cookies);
  });

  it('returns nobody, and deletes a worthless session', async () => {
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
    expect([...who.cookies.keys()]).toEqual(['pro-navegador']);
    expect([upstream.calls, vi.mocked(log.warn).mock.calls.length]).toEqual([
      ['DELETE /api/profesionales/sesion'],
      isTold ? 1 : 0,
    ]);
    expect(logged()).not.toMatch(/ana@|secret/);
  });

  it('logs out without a session, too', async () => {
    expect(await new Visitor().read(logOut, 'DELETE')).toEqual([200, { ok: true }]);
    expect(upstream.calls).toEqual([]);
  });
});

describe('an endpoint for logged-in professionals', () => {
  it.each([
    [401, {}, 401, { error: 'unauthorized' }, true],
    [200, { code: 401, message: 'Expired JWT Token' }, 401, { error: 'unauthorized' }, true],
    [403, {}, 403, { error: 'forbidden' }, false],
    [429, {}, 429, { error: 'too_many', text: expect.stringMatching(/^Demasiadas consultas/) }, false],
    [200, { error: '<b>No</b> hoy' }, 409, { error: 'refused', text: 'No hoy' }, false],
    [409, { error: '<b>No</b>' }, 409, { error: 'refused', text: 'No' }, false],
    [409, { detail: 'Usada', reason: 'keyUsed' }, 409, { error: 'conflict' }, false],
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

  it('refuses everybody else permanently', async () => {
    const who = new Visitor();
    who.cookies.set('pro', 'x').set('profesional', '1');
    expect(await who.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
    expect([who.cookies.size, upstream.calls]).toEqual([0, []]);
  });

  it('reports the fields that the upstream refused', async () => {
    const who = await loggedIn();
    const wish = { phone: '600111222', window: '09:00-11:00', reason: 'Otros', acceptsTerms: true };
    const violations = [{ propertyPath: 'telefono', message: 'x' }];
    replies.solicitarprofesional = { status: 422, body: { violations, 'hydra:description': 'telefono: x' } };
    const fields = { phone: 'invalid' };
    expect(await who.read(sendCallbackRequest, 'POST', wish)).toEqual([422, { error: 'invalid', fields }]);
  });

  it('counts tries of the old password together with the login tries', async () => {
    const who = await loggedIn();
    replies.upgradepassword = { status: 200, body: { error: 'La contraseña anterior no es correcta.' } };
    const change = { oldPassword: 'x', password: 'siete nubes con acordeón', acceptsTerms: true };
    const statuses: unknown[] = [];
    for (let count = 0; count < 21; count += 1) {
      Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.upgradepassword'));
      statuses.push((await who.read(upgradePassword, 'POST', change))[0]);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(409), 429]);
    expect((await logIn(who))[0]).toBe(429);
  });

  it('checks a new password before it calls the upstream', async () => {
    const who = await loggedIn();
    const sent = { oldPassword: 'x', password: 'corta', acceptsTerms: true };
    const fields = { password: 'passwordTooShort' };
    expect(await who.read(upgradePassword, 'POST', sent)).toEqual([422, { error: 'invalid', fields }]);
    expect(upstream.calls).toEqual([]);
  });
});

describe('the key of an attempt', () => {
  const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const password = 'siete nubes con acordeón';
  it.each([
    ['forgotten', forgotPassword, { email: EMAIL, acceptsTerms: true }],
    ['reset', resetPassword, { token: 'x'.repeat(43), password }],
    ['changed', upgradePassword, { oldPassword: 'x', password, acceptsTerms: true }],
  ])('is passed on when a password is %s, and is not needed', async (_what, handler, body) => {
    replies.upgradepassword = { status: 200, body: { token: 'otro.testigo.secreto' } };
    for (const [key, sent] of [
      [KEY, KEY],
      ['abc', undefined],
    ] as const) {
      const who = await loggedIn();
      upstream.headers.length = 0;
      expect((await who.read(handler, 'POST', body, { 'idempotency-key': key }))[0]).toBe(200);
      expect(upstream.headers[0]?.['idempotency-key']).toBe(sent);
    }
  });
});

describe('POST /api/profesionals/register', () => {
  const applicant = { name: 'Ana', email: EMAIL, acceptsTerms: true };

  it('sends no bearer, even during a session', async () => {
    const who = await loggedIn();
    expect(await who.read(register, 'POST', applicant)).toEqual([200, { ok: true }]);
    expect(upstream.headers.at(-1)?.authorization).toBeUndefined();
  });

  it.each(['600123', '012 345 678', 'llámame', '963 401 23x'])(
    'refuses %s, by which nobody can be called',
    async (phone) => {
      const fields = { phone: 'phoneInvalid' };
      expect(await new Visitor().read(register, 'POST', { ...applicant, phone })).toEqual([
        422,
        { error: 'invalid', fields },
      ]);
      expect(upstream.calls).toEqual([]);
    },
  );

  it("shows the upstream's text (M166)", async () => {
    replies.register = { status: 200, body: { error: 'Ya existe un profesional con ese email.' } };
    const text = 'Ya existe un profesional con ese email.';
    expect(await new Visitor().read(register, 'POST', applicant)).toEqual([409, { error: 'refused', text }]);
  });

  it('rate-limits registrations', async () => {
    const who = new Visitor();
    for (let count = 0; count < 5; count += 1) await who.read(register, 'POST', applicant);
    expect((await who.read(register, 'POST', applicant))[0]).toBe(429);
  });
});
