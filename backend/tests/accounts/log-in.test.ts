import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approveProfessional, disableProfessional } from '#accounts/operator';
import { type AccountsApp, GOOD_PASSWORD, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';

const EMAIL = 'marta@example.test';
const from = (address: string) => ({ 'X-Forwarded-For': address });

describe.each(engines)('professional login ($name)', (engine) => {
  let test: AccountsApp;
  let clock = new Date();
  beforeAll(async () => {
    test = await openAccountsApp(engine, { now: () => clock });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    clock = new Date();
    await test.reset();
  });

  const firstTime = (headers: Record<string, string>, email = EMAIL) =>
    test.call('/api/profesionales/checkfirsttime', { email }, headers);

  it('returns a token whatever the case of the e-mail, and the token authorises calls', async () => {
    const password = await test.add(EMAIL);
    expect(await firstTime(await test.bearerOf(' Marta@Example.TEST ', password))).toEqual({ success: 1 });
  });

  it('gives the same reply to a wrong password and to an unknown, unapproved or disabled professional', async () => {
    const password = await test.add(EMAIL);
    await test.add('fuera@example.test');
    await disableProfessional(test.db, 'fuera@example.test');
    await test.call('/api/profesionals/register', { nombre: 'Eva', email: 'nueva@example.test' });
    const answers = await Promise.all(
      [
        [EMAIL, 'wrong'],
        [EMAIL, `${password} `],
        ['nadie@example.test', password],
        ['fuera@example.test', password],
        ['nueva@example.test', ''],
        ['\u0000\r\nBcc: x@y.z', 'x'],
        ['', ''],
      ].map(async ([username, typed]) => {
        const response = await test.post('/login_profesional_check', { username, password: typed });
        return [response.status, response.headers.get('www-authenticate'), await response.text()].join(' ');
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['401 Bearer {"code":401,"message":"Credenciales no válidas."}']));
  });

  it('explains the refusal in the language of the page', async () => {
    const response = await test.post(
      '/login_profesional_check',
      { username: EMAIL, password: 'x' },
      { 'X-LOCALE-FRONT': 'en' },
    );
    expect(await response.json()).toEqual({ code: 401, message: 'Invalid credentials.' });
  });

  it('limits guesses at one password across addresses and concurrent requests', async () => {
    const password = await test.add(EMAIL);
    const rush = Array.from({ length: 20 }, (_, index) => test.login(EMAIL, 'x', from(`203.0.113.${index}`)));
    const statuses = (await Promise.all(rush)).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    const locked = await test.post('/login_profesional_check', { username: EMAIL, password }, from('198.51.100.9'));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    await test.db.script("update attempt set until = now() - interval '1 second'");
    expect(await test.login(EMAIL, password)).toHaveProperty('token');
  });

  describe('from a browser that logged in before', () => {
    const HOME = from('198.51.100.9');
    const known = async (email = EMAIL) => {
      const password = await test.add(email);
      const { navegador = '' } = (await test.login(email, password, HOME)) as { navegador?: string };
      return { password, navegador };
    };
    const logIn = (password: string, navegador: string, email = EMAIL) =>
      test.call('/login_profesional_check', { username: email, password, navegador }, HOME);
    const attack = async () => {
      const rush = Array.from({ length: 60 }, (_, index) => test.login(EMAIL, 'x', from(`203.0.113.${index % 20}`)));
      const neighbours = Array.from({ length: 60 }, (_, index) => test.login(`n${index}@example.test`, 'x', HOME));
      await Promise.all([...rush, ...neighbours]);
    };

    it('lets the owner in while others guess, and gives the guessers no further tries', async () => {
      const { password, navegador } = await known();
      await attack();
      expect(await test.login(EMAIL, password, from('192.0.2.8'))).toBe(429);
      expect(await logIn(password, navegador)).toHaveProperty('token');
      expect(await test.login(EMAIL, password, from('192.0.2.8'))).toBe(429);
    });

    it('limits guesses from the known browser too', async () => {
      const { password, navegador } = await known();
      const rush = await Promise.all(Array.from({ length: 20 }, () => logIn('x', navegador)));
      expect(rush.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
      expect(await test.login(EMAIL, password, HOME)).toHaveProperty('token');
    });

    it('ignores a browser mark of another account, an altered one and an old one, and never accepts it as a token', async () => {
      const { password, navegador } = await known();
      const other = await known('eva@example.test');
      await attack();
      for (const claimed of [other.navegador, `${navegador.slice(0, -6)}AAAAAA`, '', 'x', navegador.repeat(9)])
        expect(await logIn(password, claimed)).toBe(429);
      expect(await firstTime({ Authorization: `Bearer ${navegador}` })).toBe(401);
      clock = new Date(Date.now() + 181 * 24 * 3600_000);
      expect(await logIn(password, navegador)).toBe(429);
    });
  });

  it('allows an unknown e-mail the same number of tries', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push(await test.login('nadie@example.test', 'x'));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('clears the failed tries after a successful login', async () => {
    const password = await test.add(EMAIL);
    for (let index = 0; index < 9; index += 1) await test.login(EMAIL, 'x');
    expect(await test.login(EMAIL, password)).toHaveProperty('token');
    for (let index = 0; index < 9; index += 1) expect(await test.login(EMAIL, 'x')).toBe(401);
  });

  it('limits one address that tries many accounts, whatever X-Forwarded-For it sends', async () => {
    const statuses = [];
    for (let index = 0; index < 42; index += 1) {
      statuses.push(await test.login(`n${index}@example.test`, 'x', from(`10.0.0.${index}, 203.0.113.7`)));
    }
    expect(statuses).toEqual([...Array(40).fill(401), 429, 429]);
    expect(await test.login('otra@example.test', 'x', from('203.0.113.8'))).toBe(401);
  });

  it('stores neither e-mail nor address in the attempt counters', async () => {
    await test.login(EMAIL, 'x', from('203.0.113.7'));
    const kept = JSON.stringify(await test.db.query('select * from attempt'));
    expect(kept).not.toContain('marta');
    expect(kept).not.toContain('203.0.113');
  });

  it('ends a token on logout, on a new password, on disabling, and after eight hours', async () => {
    await test.addSettled(EMAIL);
    const one = await test.bearerOf(EMAIL, GOOD_PASSWORD);
    const two = await test.bearerOf(EMAIL, GOOD_PASSWORD);
    expect(await firstTime(one)).toEqual({ success: 0 });
    const logout = () => test.app.request('/api/profesionales/sesion', { method: 'DELETE', headers: one });
    expect(await (await logout()).json()).toEqual({ success: true });
    expect((await logout()).status).toBe(401);
    expect(await firstTime(one)).toBe(401);
    expect(await firstTime(two)).toEqual({ success: 0 });

    const change = { email: EMAIL, oldpassword: GOOD_PASSWORD, password: 'otra frase bien larga' };
    const changed = (await test.call('/api/profesionales/upgradepassword', change, two)) as { token: string };
    expect(await firstTime(two)).toBe(401);
    const three = { Authorization: `Bearer ${changed.token}` };
    expect(await firstTime(three)).toEqual({ success: 0 });

    await disableProfessional(test.db, EMAIL);
    expect(await firstTime(three)).toBe(401);
    expect(await test.login(EMAIL, 'otra frase bien larga')).toBe(401);
    expect(await approveProfessional(test.db, EMAIL)).toBe('approved');
    expect(await firstTime(three)).toBe(401);

    const late = await test.addSettled('tarde@example.test');
    clock = new Date(Date.now() + 8 * 3600_000 + 5000);
    const expired = await test.post('/api/profesionales/checkfirsttime', { email: 'tarde@example.test' }, late);
    expect([expired.status, await expired.json()]).toEqual([401, { code: 401, message: 'Expired JWT Token' }]);
  });

  it('rejects a login that read the old password while it was being changed', async () => {
    const first = await test.addSettled(EMAIL);
    const change = { email: EMAIL, oldpassword: GOOD_PASSWORD, password: 'otra frase bien larga' };
    const logins = Array.from({ length: 6 }, () => test.login(EMAIL, GOOD_PASSWORD));
    const changed = (await test.call('/api/profesionales/upgradepassword', change, first)) as { token: string };
    const early = await Promise.all(logins);
    for (const login of early) {
      if (typeof login !== 'object' || login === null || !('token' in login)) continue;
      expect(await firstTime({ Authorization: `Bearer ${login.token}` })).toBe(401);
    }
    expect(await firstTime({ Authorization: `Bearer ${changed.token}` })).toEqual({ success: 0 });
  });

  it('rejects tokens with any other signature', async () => {
    const { Authorization: good = '' } = await test.addSettled(EMAIL);
    const [, payload = ''] = good.split('.');
    const none = Buffer.from('{"typ":"JWT","alg":"none"}').toString('base64url');
    for (const token of [
      `Bearer ${none}.${payload}.`,
      `${good}x`,
      `${good.slice(0, -8)}AAAAAAAA`,
      'Bearer é',
      'Bearer ..',
    ])
      expect(await firstTime({ Authorization: encodeURI(token).replace('%20', ' ') })).toBe(401);
  });
});
