// @own-process: encrypted bytes belong to the process.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as logOut, GET as whoIsIn } from '@/app/api/profesional/sesion/route';
import { POST as checkFirstTime } from '@/app/api/profesionales/checkfirsttime/route';
import { POST as forgotPassword } from '@/app/api/profesionales/forgotpassword/route';
import { POST as ownData } from '@/app/api/profesionales/misdatos/route';
import { POST as resetPassword } from '@/app/api/profesionales/resetpassword/route';
import { POST as sendCallbackRequest } from '@/app/api/profesionales/solicitarprofesional/route';
import { POST as upgradePassword } from '@/app/api/profesionales/upgradepassword/route';
import { POST as register } from '@/app/api/profesionals/register/route';
import { POST as loginRoute } from '@/app/login_profesional_check/route';
import { approveProfessional, disableProfessional } from '@/backend/accounts/operator';
import { type AccountsApp, GOOD_PASSWORD, openAccountsApp } from '@/backend/tests/support/accounts-app';
import { engines } from '@/backend/tests/support/backend-engines';
import { listenerOf } from '@/backend/tests/support/listener';
import { apiUpstream } from '../support/api-upstream';
import { Visitor } from '../support/visitor';

const EMAIL = 'marta@clinica.test';
const OTHER_PASSWORD = 'otra frase bien larga';
const upstream = apiUpstream();

const forgetCounts = () => {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (/^site\.api\.(?:rate|session)\./.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
  }
};

describe.each(engines)('the professional area on our own backend ($name)', (engine) => {
  let test: AccountsApp;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
    upstream.answer = listenerOf(test.app);
  });
  beforeEach(forgetCounts);
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });
  afterAll(() => test.close());

  const visitor = () => new Visitor();
  const logIn = (who: Visitor, password: string, username = EMAIL) =>
    who.read(loginRoute, 'POST', { username, password });
  const change = (who: Visitor, fields: object) => who.read(upgradePassword, 'POST', { acceptsTerms: true, ...fields });

  /** A logged-in professional who has chosen GOOD_PASSWORD. */
  async function settled(): Promise<Visitor> {
    await test.addSettled(EMAIL);
    const who = visitor();
    expect(await logIn(who, GOOD_PASSWORD)).toEqual([200, { next: 'portal' }]);
    return who;
  }
  const link = async () => String((await test.mails()).at(-1)?.payload.link);
  const tokenOf = (address: string) => new URL(address, 'http://localhost').hash.replace('#token=', '');

  it.each([
    ['963 401 234', '963 401 234'],
    [' +351 912 345 678 ', '+351 912 345 678'],
    ['', null],
    [undefined, null],
  ])('sends the clinic every field of a registration with the telephone %j', async (phone, received) => {
    const typed = { name: 'Eva Gil', email: 'eva@example.test', phone, collegeNumber: '46/54321', specialityId: '2' };
    expect(await visitor().read(register, 'POST', { ...typed, acceptsTerms: true })).toEqual([200, { ok: true }]);
    const notice = (await test.mails()).find(({ kind }) => kind === 'registration-notice');
    expect(notice?.payload).toEqual({
      name: 'Eva Gil',
      email: 'eva@example.test',
      phone: received,
      collegeNumber: '46/54321',
      speciality: 'Cardiología',
    });
  });

  it('opens only after the first login has changed the password', async () => {
    const first = await test.add(EMAIL);
    const who = visitor();
    expect(await logIn(who, first, ' Marta@Clinica.TEST ')).toEqual([200, { next: 'upgrade' }]);
    expect([...who.cookies.keys()]).toEqual(['pro', 'profesional', 'pro-clave', 'pro-navegador']);
    expect(await who.read(whoIsIn, 'GET')).toEqual([200, { username: EMAIL, name: EMAIL, next: 'upgrade' }]);
    expect(await who.read(checkFirstTime, 'POST', {})).toEqual([200, { next: 'upgrade' }]);
    expect(await who.read(ownData, 'POST', {})).toEqual([403, { error: 'forbidden' }]);

    const before = who.cookies.get('pro');
    expect(await change(who, { password: GOOD_PASSWORD })).toEqual([200, { ok: true }]);
    expect([...who.cookies.keys()]).toEqual(['pro', 'profesional', 'pro-navegador']);
    expect(await who.read(whoIsIn, 'GET')).toEqual([200, { username: EMAIL, name: 'Dra. Marta Ruiz', next: 'portal' }]);
    expect(await who.read(checkFirstTime, 'POST', {})).toEqual([200, { next: 'portal' }]);

    const left = visitor();
    left.cookies.set('pro', before ?? '');
    expect((await left.read(whoIsIn, 'GET'))[0]).toBe(204);
    expect(await logIn(visitor(), first)).toEqual([401, { error: 'unauthorized' }]);
  });

  it.each([
    [
      'the password is changed',
      (who: Visitor) => change(who, { oldPassword: GOOD_PASSWORD, password: OTHER_PASSWORD }),
    ],
    [
      'the password is reset',
      async () => {
        await visitor().read(forgotPassword, 'POST', { email: EMAIL, acceptsTerms: true });
        await visitor().read(resetPassword, 'POST', { token: tokenOf(await link()), password: OTHER_PASSWORD });
      },
    ],
    ['the account is disabled', () => disableProfessional(test.db, EMAIL)],
  ])('ends on every other device when %s: nobody is said to be in', async (_what, happens) => {
    const [who, other] = [await settled(), visitor()];
    await logIn(other, GOOD_PASSWORD);
    expect((await other.read(whoIsIn, 'GET'))[0]).toBe(200);
    await happens(who);
    expect(await other.read(whoIsIn, 'GET')).toEqual([204, null]);
    expect([...other.cookies.keys()]).toEqual(['pro-navegador']);
  });

  it("shows the professional's own data", async () => {
    const who = await settled();
    expect(await who.read(ownData, 'POST', { locale: 'ca' })).toEqual([
      200,
      {
        name: 'Dra. Marta Ruiz',
        email: EMAIL,
        specialityId: expect.stringMatching(/^\d+$/),
        specialityName: expect.any(String),
        collegeNumber: '46/12345',
        phone: '600 111 222',
      },
    ]);
  });

  it('stores a call request once per key', async () => {
    const who = await settled();
    const callback = {
      phone: '600 333 444',
      window: '11:00-13:00',
      reason: 'Informes de resultados',
      acceptsTerms: true,
    };
    const key = { 'idempotency-key': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    expect(await who.read(sendCallbackRequest, 'POST', callback, key)).toEqual([200, { ok: true }]);
    expect(await who.read(sendCallbackRequest, 'POST', callback, key)).toEqual([200, { ok: true }]);
    const rows = await test.db.query('select phone, time_window, reason from callback_request');
    expect(rows).toEqual([{ phone: '600 333 444', time_window: '11:00-13:00', reason: 'Informes de resultados' }]);
  });

  it('ends with a logout, here and at the backend', async () => {
    const who = await settled();
    const sealed = who.cookies.get('pro') ?? '';
    expect(await who.read(logOut, 'DELETE')).toEqual([200, { ok: true }]);
    expect([...who.cookies.keys()]).toEqual(['pro-navegador']);
    const again = visitor();
    again.cookies.set('pro', sealed);
    expect(await again.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
    forgetCounts(); // Another instance of the site, which does not know of the logout.
    again.cookies.set('pro', sealed);
    expect(await again.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
  });

  it('is closed at once to an account that the operator disables', async () => {
    const who = await settled();
    await disableProfessional(test.db, EMAIL);
    expect(await who.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
    expect([...who.cookies.keys()]).toEqual(['pro-navegador']);
    expect(await logIn(visitor(), GOOD_PASSWORD)).toEqual([401, { error: 'unauthorized' }]);
  });

  it('accepts a registration, and after the approval a password by the mailed link', async () => {
    const who = visitor();
    const applicant = { name: 'Marta Ruiz', email: EMAIL, acceptsTerms: true, locale: 'en' };
    expect(await who.read(register, 'POST', applicant)).toEqual([200, { ok: true }]);
    expect(await logIn(who, GOOD_PASSWORD)).toEqual([401, { error: 'unauthorized' }]);
    expect(await approveProfessional(test.db, EMAIL)).toBe('approved');
    const chosen = { token: tokenOf(await link()), password: GOOD_PASSWORD };
    expect(await who.read(resetPassword, 'POST', { ...chosen, password: 'contraseña12' })).toMatchObject([422, {}]);
    expect(await who.read(resetPassword, 'POST', chosen)).toEqual([200, { ok: true, next: 'portal' }]);
    expect((await who.read(whoIsIn, 'GET'))[0]).toBe(200);
    const used = { error: 'refused', text: expect.stringMatching(/^El enlace ha caducado/) };
    expect(await who.read(resetPassword, 'POST', chosen)).toEqual([409, used]);
    expect(await logIn(who, GOOD_PASSWORD)).toEqual([200, { next: 'portal' }]);
  });

  it('admits the user of the mailed link, in that browser, while others keep guessing', async () => {
    await settled();
    await visitor().read(forgotPassword, 'POST', { email: EMAIL, acceptsTerms: true });
    const password = `${GOOD_PASSWORD} nuevo`;
    const who = visitor();
    expect(await who.read(resetPassword, 'POST', { token: tokenOf(await link()), password })).toEqual([
      200,
      { ok: true, next: 'portal' },
    ]);
    for (let host = 0; host < 30; host += 1) await logIn(new Visitor(`203.0.113.${host}`), 'x');
    expect((await logIn(new Visitor('198.51.100.8'), password))[0]).toBe(429);
    expect(await logIn(who, password)).toEqual([200, { next: 'portal' }]);
  });

  it('mails a link to known addresses, and gives everybody the same reply', async () => {
    const who = await settled();
    const ask = (email: string) => visitor().read(forgotPassword, 'POST', { email, acceptsTerms: true });
    expect(await ask('nobody@clinica.test')).toEqual(await ask(EMAIL));
    expect(await test.mails()).toHaveLength(1);
    const chosen = { token: tokenOf(await link()), password: `${GOOD_PASSWORD} nuevo` };
    expect(await visitor().read(resetPassword, 'POST', chosen)).toEqual([200, { ok: true, next: 'portal' }]);
    expect(await who.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
  });

  it('changes a password again for an account that gives the old one', async () => {
    const who = await settled();
    const password = `${GOOD_PASSWORD} nuevo`;
    const missing = { error: 'invalid', fields: { oldPassword: 'oldPasswordMissing' } };
    expect(await change(who, { password })).toEqual([422, missing]);
    const wrong = { error: 'refused', text: 'La contrasenya anterior no és correcta.' };
    expect(await change(who, { password, oldPassword: 'x', locale: 'ca' })).toEqual([409, wrong]);
    expect(await change(who, { password, oldPassword: GOOD_PASSWORD })).toEqual([200, { ok: true }]);
    expect(await logIn(visitor(), password)).toEqual([200, { next: 'portal' }]);
  });

  it('allows another try with the first password when the new one is refused', async () => {
    const first = await test.add(EMAIL);
    const who = visitor();
    await logIn(who, first);
    const stored = who.cookies.get('pro-clave');
    const own = await change(who, { password: 'marta ruiz marta ruiz' });
    expect(own).toMatchObject([409, { error: 'refused', text: expect.stringContaining('su nombre') }]);
    const renewed = who.cookies.get('pro-clave') ?? '';
    expect(renewed).not.toBe(stored);
    who.cookies.set('pro-clave', stored ?? '');
    const missing = { error: 'invalid', fields: { oldPassword: 'oldPasswordMissing' } };
    expect(await change(who, { password: GOOD_PASSWORD })).toEqual([422, missing]);
    who.cookies.set('pro-clave', renewed);
    expect(await change(who, { password: GOOD_PASSWORD })).toEqual([200, { ok: true }]);
  });

  it('counts the tries of an account from any address, until a mailed link unlocks it', async () => {
    await test.addSettled(EMAIL);
    for (let host = 1; host <= 10; host += 1) {
      const who = new Visitor(`198.51.100.${host}`);
      expect(await logIn(who, 'wrong')).toEqual([401, { error: 'unauthorized' }]);
    }
    const body = { username: EMAIL, password: GOOD_PASSWORD };
    const locked = await new Visitor('198.51.100.77').ask(loginRoute, 'POST', body);
    expect([locked.status, Number(locked.headers.get('retry-after')) > 60]).toEqual([429, true]);
    await visitor().read(forgotPassword, 'POST', { email: EMAIL, acceptsTerms: true });
    const password = `${GOOD_PASSWORD} nuevo`;
    const chosen = { token: tokenOf(await link()), password };
    expect(await visitor().read(resetPassword, 'POST', chosen)).toEqual([200, { ok: true, next: 'portal' }]);
    expect(await logIn(new Visitor('198.51.100.77'), password)).toEqual([200, { next: 'portal' }]);
  });
});
