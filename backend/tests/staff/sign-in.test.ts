import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '#retention/cleanup';
import { disableStaff, listStaff, resetStaff } from '#staff/operator';
import { engines } from '#tests/support/backend-engines';
import { openStaffApp, STAFF_PASSWORD, type StaffApp } from '#tests/support/staff-app';

const EMAIL = 'pilar@clinica.test';

const AGENDA = '/agenda?desde=2026-12-14&hasta=2026-12-14';

describe.each(engines)('sign-in at the desk ($name)', (engine) => {
  let test: StaffApp;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  it('leads a new account through its own password and its second factor before anything else', async () => {
    const password = await test.add();
    const browser = test.browser();
    const account = { nombre: 'Pilar', correo: EMAIL, rol: 'reception', idioma: 'es' };
    expect(await browser.ask('POST', '/sesion', { email: EMAIL, contrasena: password })).toEqual({
      ...account,
      id: expect.any(Number),
      paso: 'password',
      clinicas: [],
    });
    expect(await browser.ask('GET', AGENDA)).toBe('403 password');
    expect(await browser.ask('POST', '/segundo-factor')).toBe('409 confirmedAlready');
    const change = { anterior: password, nueva: STAFF_PASSWORD };
    expect(await browser.ask('PUT', '/contrasena', change)).toMatchObject({ paso: 'secondFactor' });
    expect(await browser.ask('GET', AGENDA)).toBe('403 secondFactor');
    const { secreto, uri } = (await browser.ask('POST', '/segundo-factor')) as Record<'secreto' | 'uri', string>;
    expect(uri).toContain(`secret=${secreto}`);
    expect(uri).toContain('issuer=Salud%20%26%20Co');
    expect(await browser.ask('PUT', '/segundo-factor', { codigo: '000000x' })).toBe('422 wrongCode');
    const { recuperacion } = (await browser.ask('PUT', '/segundo-factor', { codigo: test.codeOf(secreto) })) as {
      recuperacion: string[];
    };
    expect(new Set(recuperacion).size).toBe(10);
    expect(await browser.ask('GET', AGENDA)).toEqual({ citas: [] });
    expect(await browser.ask('GET', '/sesion')).toMatchObject({
      cuenta: { paso: null, clinicas: expect.any(Array) },
    });
    expect(await test.browser().ask('GET', '/sesion')).toEqual({ cuenta: null });
    expect(await browser.ask('POST', '/segundo-factor')).toBe('409 confirmedAlready');
  });

  it('requires the code of the telephone, and accepts each code once', async () => {
    const { secret, given } = await test.signedIn({});
    const browser = test.browser();
    const credentials = { email: EMAIL, contrasena: STAFF_PASSWORD };
    expect(await browser.ask('POST', '/sesion', credentials)).toBe('401 needsCode');
    expect(await browser.ask('POST', '/sesion', { ...credentials, codigo: given })).toBe('401 wrongCode');
    test.wait(60);
    const codigo = test.codeOf(secret);
    expect(await browser.ask('POST', '/sesion', { ...credentials, codigo })).toMatchObject({ paso: null });
    expect(await test.browser().ask('POST', '/sesion', { ...credentials, codigo })).toBe('401 wrongCode');
  });

  it('accepts a recovery code once instead of the telephone, in any notation', async () => {
    const password = await test.add();
    const browser = test.browser();
    await browser.ask('POST', '/sesion', { email: EMAIL, contrasena: password });
    await browser.ask('PUT', '/contrasena', { anterior: password, nueva: STAFF_PASSWORD });
    const { secreto } = (await browser.ask('POST', '/segundo-factor')) as { secreto: string };
    const confirmed = await browser.ask('PUT', '/segundo-factor', { codigo: test.codeOf(secreto) });
    const [codigo = ''] = (confirmed as { recuperacion: string[] }).recuperacion;
    const credentials = { email: EMAIL, contrasena: STAFF_PASSWORD, codigo: codigo.toLowerCase().replaceAll('-', ' ') };
    expect(await test.browser().ask('POST', '/sesion', credentials)).toMatchObject({ paso: null });
    expect(await test.browser().ask('POST', '/sesion', credentials)).toBe('401 wrongCode');
    const [stored] = await test.db.query<{ all: string }>('select staff::text as all from staff');
    expect(stored?.all).not.toContain(codigo);
  });

  it('gives the same reply for an unknown account, a wrong password and a disabled account', async () => {
    await test.signedIn({});
    const browser = test.browser();
    expect(await browser.ask('POST', '/sesion', { email: 'otra@clinica.test', contrasena: 'x' })).toBe('401 wrong');
    expect(await browser.ask('POST', '/sesion', { email: EMAIL, contrasena: 'x' })).toBe('401 wrong');
    await disableStaff(test.db, EMAIL);
    expect(await browser.ask('POST', '/sesion', { email: EMAIL, contrasena: STAFF_PASSWORD })).toBe('401 wrong');
  });

  it('refuses after ten tries, also when the password is right and the code is guessed', async () => {
    await test.signedIn({});
    const browser = test.browser('198.51.100.9');
    const guess = (codigo: string) =>
      browser.ask('POST', '/sesion', { email: EMAIL, contrasena: STAFF_PASSWORD, codigo });
    for (let count = 0; count < 5; count += 1) {
      expect(await guess('')).toBe('401 needsCode');
      expect(await guess('123 456x')).toBe('401 wrongCode');
    }
    expect(await guess('')).toBe('429 tooMany');
    const response = await browser.call('POST', '/sesion', { email: EMAIL, contrasena: STAFF_PASSWORD });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets the owner in on her known browser while others guess', async () => {
    const own = await test.signedIn({});
    const stranger = test.browser('198.51.100.9');
    for (let count = 0; count < 11; count += 1)
      await stranger.ask('POST', '/sesion', { email: EMAIL, contrasena: 'x' });
    expect(await stranger.ask('POST', '/sesion', { email: EMAIL, contrasena: 'x' })).toBe('429 tooMany');
    test.wait(60);
    const credentials = { email: EMAIL, contrasena: STAFF_PASSWORD, codigo: test.codeOf(own.secret) };
    expect(await own.ask('POST', '/sesion', credentials)).toMatchObject({ paso: null });
  });

  it('refuses a weak new password, the old one again and a wrong old one', async () => {
    const { ask } = await test.signedIn({});
    const change = (nueva: string, anterior = STAFF_PASSWORD) => ask('PUT', '/contrasena', { anterior, nueva });
    expect(await change('corta')).toBe('422 passwordTooShort');
    expect(await change(STAFF_PASSWORD)).toBe('422 passwordUnchanged');
    expect(await change('doce mariposas azules', 'otra')).toBe('422 oldPasswordWrong');
    expect(await change('doce mariposas azules')).toMatchObject({ paso: null });
  });

  it('ends a session after half an hour without use, after eight hours, and at once on request', async () => {
    const own = await test.signedIn({});
    const ages = async (column: string, minutes: number) =>
      await test.db.query(`update staff_session set ${column} = now() - make_interval(mins => $1)`, [minutes]);
    await ages('seen_at', 29);
    expect(await own.ask('GET', AGENDA)).toEqual({ citas: [] });
    await ages('seen_at', 31);
    expect(await own.ask('GET', AGENDA)).toBe('401 noSession');
    await ages('seen_at', 0);
    await ages('created_at', 8 * 60 + 1);
    expect(await own.ask('GET', AGENDA)).toBe('401 noSession');
    await removeExpired(test.db);
    expect(await test.db.query('select from staff_session')).toEqual([]);
  });

  it('signs out: the cookie is removed, and the old one is rejected', async () => {
    const own = await test.signedIn({});
    const [[name = '', token = ''] = []] = [...own.cookies];
    expect(await own.ask('DELETE', '/sesion')).toEqual({});
    expect(own.cookies.has(name)).toBe(false);
    own.cookies.set(name, token);
    expect(await own.ask('GET', AGENDA)).toBe('401 noSession');
  });

  it.each([
    ['a new password', (_: StaffApp, ask: (nueva: string) => Promise<unknown>) => ask('doce mariposas azules'), true],
    ['disabling', (app: StaffApp) => disableStaff(app.db, EMAIL), false],
    ['a reset', (app: StaffApp) => resetStaff(app.db, EMAIL), false],
  ])('%s ends every other session of the account', async (_name, act, ownStays) => {
    const own = await test.signedIn({});
    test.wait(60);
    const other = test.browser();
    const codigo = test.codeOf(own.secret);
    await other.ask('POST', '/sesion', { email: EMAIL, contrasena: STAFF_PASSWORD, codigo });
    await act(test, (nueva) => own.ask('PUT', '/contrasena', { anterior: STAFF_PASSWORD, nueva }));
    expect(await other.ask('GET', AGENDA)).toBe('401 noSession');
    expect(await own.ask('GET', AGENDA)).toEqual(ownStays ? { citas: [] } : '401 noSession');
  });

  it('sets a cookie that only the desk gets and no script reads, and stores its hash', async () => {
    const password = await test.add();
    const response = await test.browser().call('POST', '/sesion', { email: EMAIL, contrasena: password });
    const [session = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^gestion=[\w-]{43}; Max-Age=28800; Path=\/gestion; HttpOnly; SameSite=Strict$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [stored] = await test.db.query<{ hash: string }>('select token_hash as hash from staff_session');
    expect(stored?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(session).not.toContain(stored?.hash);
  });

  it('lists the accounts with role, clinics and state, and never a secret', async () => {
    const { secret } = await test.signedIn({ clinicSlugs: ['castello'], name: 'Pilar Gil' });
    const list = await listStaff(test.db);
    expect(list).toMatch(/pilar@clinica\.test\s+Pilar Gil\s+reception\s+castello\s+active\s+yes/);
    expect(list).not.toContain(secret);
  });
});

it('names the cookie with the secure prefix when the site uses https', async () => {
  const [engine] = engines;
  const test = await openStaffApp(engine as (typeof engines)[number], { isSecure: true });
  const password = await test.add();
  const response = await test.browser().call('POST', '/sesion', { email: EMAIL, contrasena: password });
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-gestion=.*; Secure; /);
  await test.close();
});
