import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as logOut, GET as whoIsIn } from '@/app/api/profesional/sesion/route';
import { POST as checkFirstTime } from '@/app/api/profesionales/checkfirsttime/route';
import { POST as forgotPassword } from '@/app/api/profesionales/forgotpassword/route';
import { POST as ownData } from '@/app/api/profesionales/misdatos/route';
import { POST as resetPassword } from '@/app/api/profesionales/resetpassword/route';
import { POST as askForCallback } from '@/app/api/profesionales/solicitarprofesional/route';
import { POST as upgradePassword } from '@/app/api/profesionales/upgradepassword/route';
import { POST as register } from '@/app/api/profesionals/register/route';
import { POST as logIn } from '@/app/login_profesional_check/route';
import { approveProfessional, disableProfessional } from '@/backend/accounts/operator';
import { type AccountsApp, GOOD_PASSWORD, openAccountsApp, SITE_URL } from '../support/accounts-app';
import { apiUpstream } from '../support/api-upstream';
import { engines } from '../support/backend-engines';
import { Visitor } from '../support/visitor';

const EMAIL = 'marta@clinica.test';
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
    upstream.answer = getRequestListener(test.app.fetch);
  }, 60_000);
  beforeEach(forgetCounts);
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });
  afterAll(() => test.close());

  const visitor = () => new Visitor();
  const enter = (who: Visitor, password: string, username = EMAIL) => who.read(logIn, 'POST', { username, password });
  const change = (who: Visitor, fields: object) => who.read(upgradePassword, 'POST', { acceptsTerms: true, ...fields });

  /** Somebody who has chosen GOOD_PASSWORD and is logged in. */
  async function settled(): Promise<Visitor> {
    await test.addSettled(EMAIL);
    const who = visitor();
    expect(await enter(who, GOOD_PASSWORD)).toEqual([200, { next: 'portal' }]);
    return who;
  }
  const link = async () => String((await test.mails()).at(-1)?.payload.link);
  const tokenOf = (address: string) => new URL(address).hash.replace('#token=', '');

  it('is entered for the first time, and only after the change of the password is it open', async () => {
    const first = await test.add(EMAIL);
    const who = visitor();
    expect(await enter(who, first, ' Marta@Clinica.TEST ')).toEqual([200, { next: 'upgrade' }]);
    expect([...who.cookies.keys()]).toEqual(['pro', 'profesional', 'pro-clave']);
    expect(await who.read(whoIsIn, 'GET')).toEqual([200, { username: EMAIL, name: EMAIL, next: 'upgrade' }]);
    expect(await who.read(checkFirstTime, 'POST', {})).toEqual([200, { next: 'upgrade' }]);
    expect(await who.read(ownData, 'POST', {})).toEqual([403, { error: 'forbidden' }]);

    const before = who.cookies.get('pro');
    expect(await change(who, { password: GOOD_PASSWORD })).toEqual([200, { ok: true }]);
    expect([...who.cookies.keys()]).toEqual(['pro', 'profesional']);
    expect(await who.read(whoIsIn, 'GET')).toEqual([200, { username: EMAIL, name: 'Dra. Marta Ruiz', next: 'portal' }]);
    expect(await who.read(checkFirstTime, 'POST', {})).toEqual([200, { next: 'portal' }]);

    const left = visitor();
    left.cookies.set('pro', before ?? '');
    expect((await left.read(whoIsIn, 'GET'))[0]).toBe(204);
    expect(await enter(visitor(), first)).toEqual([401, { error: 'unauthorized' }]);
  });

  it('shows the own data', async () => {
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

  it('takes a wish to be called, once per key', async () => {
    const who = await settled();
    const wish = { phone: '600 333 444', window: '11:00-13:00', reason: 'Informes de resultados', acceptsTerms: true };
    const key = { 'idempotency-key': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    expect(await who.read(askForCallback, 'POST', wish, key)).toEqual([200, { ok: true }]);
    expect(await who.read(askForCallback, 'POST', wish, key)).toEqual([200, { ok: true }]);
    const rows = await test.db.query('select phone, time_window, reason from callback_request');
    expect(rows).toEqual([{ phone: '600 333 444', time_window: '11:00-13:00', reason: 'Informes de resultados' }]);
  });

  it('is left, here and at the backend', async () => {
    const who = await settled();
    const sealed = who.cookies.get('pro') ?? '';
    expect(await who.read(logOut, 'DELETE')).toEqual([200, { ok: true }]);
    expect(who.cookies.size).toBe(0);
    const again = visitor();
    again.cookies.set('pro', sealed);
    expect(await again.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
    forgetCounts(); // another instance of the site, which has not heard of the logout
    again.cookies.set('pro', sealed);
    expect(await again.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
  });

  it('is shut for whom the operator disables, at once', async () => {
    const who = await settled();
    await disableProfessional(test.db, EMAIL);
    expect(await who.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
    expect(who.cookies.size).toBe(0);
    expect(await enter(visitor(), GOOD_PASSWORD)).toEqual([401, { error: 'unauthorized' }]);
  });

  it('takes a registration, and after the approval a password by the mailed link', async () => {
    const who = visitor();
    const applicant = { name: 'Marta Ruiz', email: EMAIL, acceptsTerms: true, locale: 'en' };
    expect(await who.read(register, 'POST', applicant)).toEqual([200, { ok: true }]);
    expect(await enter(who, GOOD_PASSWORD)).toEqual([401, { error: 'unauthorized' }]);
    expect(await approveProfessional(test.db, EMAIL, SITE_URL)).toBe(true);
    const chosen = { token: tokenOf(await link()), password: GOOD_PASSWORD };
    expect(await who.read(resetPassword, 'POST', { ...chosen, password: 'contraseña12' })).toMatchObject([422, {}]);
    expect(await who.read(resetPassword, 'POST', chosen)).toEqual([200, { ok: true }]);
    const used = { error: 'refused', text: expect.stringMatching(/^El enlace ha caducado/) };
    expect(await who.read(resetPassword, 'POST', chosen)).toEqual([409, used]);
    expect(await enter(who, GOOD_PASSWORD)).toEqual([200, { next: 'portal' }]);
  });

  it('mails a link to whom it knows, and says the same to all', async () => {
    const who = await settled();
    const ask = (email: string) => visitor().read(forgotPassword, 'POST', { email, acceptsTerms: true });
    expect(await ask('nobody@clinica.test')).toEqual(await ask(EMAIL));
    expect(await test.mails()).toHaveLength(1);
    const chosen = { token: tokenOf(await link()), password: `${GOOD_PASSWORD} nuevo` };
    expect(await visitor().read(resetPassword, 'POST', chosen)).toEqual([200, { ok: true }]);
    expect(await who.read(ownData, 'POST', {})).toEqual([401, { error: 'unauthorized' }]);
  });

  it('changes a password again for whoever knows the old one', async () => {
    const who = await settled();
    const password = `${GOOD_PASSWORD} nuevo`;
    const missing = { error: 'invalid', fields: { oldPassword: 'oldPasswordMissing' } };
    expect(await change(who, { password })).toEqual([422, missing]);
    const wrong = { error: 'refused', text: 'La contrasenya anterior no és correcta.' };
    expect(await change(who, { password, oldPassword: 'x', locale: 'ca' })).toEqual([409, wrong]);
    expect(await change(who, { password, oldPassword: GOOD_PASSWORD })).toEqual([200, { ok: true }]);
    expect(await enter(visitor(), password)).toEqual([200, { next: 'portal' }]);
  });

  it('keeps the first password for another try when the new one is refused', async () => {
    const first = await test.add(EMAIL);
    const who = visitor();
    await enter(who, first);
    const kept = who.cookies.get('pro-clave');
    const own = await change(who, { password: 'marta ruiz marta ruiz' });
    expect(own).toMatchObject([409, { error: 'refused', text: expect.stringContaining('tu nombre') }]);
    const renewed = who.cookies.get('pro-clave') ?? '';
    expect(renewed).not.toBe(kept);
    who.cookies.set('pro-clave', kept ?? '');
    const missing = { error: 'invalid', fields: { oldPassword: 'oldPasswordMissing' } };
    expect(await change(who, { password: GOOD_PASSWORD })).toEqual([422, missing]);
    who.cookies.set('pro-clave', renewed);
    expect(await change(who, { password: GOOD_PASSWORD })).toEqual([200, { ok: true }]);
  });

  it('counts the tries of an account from wherever they come, until a mailed link opens it again', async () => {
    await test.addSettled(EMAIL);
    for (let host = 1; host <= 10; host += 1) {
      const who = new Visitor(`198.51.100.${host}`);
      expect(await enter(who, 'wrong')).toEqual([401, { error: 'unauthorized' }]);
    }
    const body = { username: EMAIL, password: GOOD_PASSWORD };
    const locked = await new Visitor('198.51.100.77').ask(logIn, 'POST', body);
    expect([locked.status, Number(locked.headers.get('retry-after')) > 60]).toEqual([429, true]);
    await visitor().read(forgotPassword, 'POST', { email: EMAIL, acceptsTerms: true });
    const password = `${GOOD_PASSWORD} nuevo`;
    const chosen = { token: tokenOf(await link()), password };
    expect(await visitor().read(resetPassword, 'POST', chosen)).toEqual([200, { ok: true }]);
    expect(await enter(new Visitor('198.51.100.77'), password)).toEqual([200, { next: 'portal' }]);
  });
});
