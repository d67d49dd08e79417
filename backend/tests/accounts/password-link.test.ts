import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { disableProfessional } from '#accounts/operator';
import { removeExpired } from '#retention/cleanup';
import { type AccountsApp, GOOD_PASSWORD, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';

const EMAIL = 'marta@example.test';
const FORGOT = '/api/profesionales/forgotpassword';
const RESET = '/api/profesionales/resetpassword';
const NEW_PASSWORD = 'otra frase bien larga';
const EXPIRED = { error: 'El enlace ha caducado o ya se ha usado. Pida uno nuevo.', reason: 'linkExpired' };

describe.each(engines)('a forgotten password ($name)', (engine) => {
  let test: AccountsApp;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await test.reset();
  });

  const tokenOfLastMail = async (): Promise<string> => {
    const link = String((await test.mails()).at(-1)?.payload.link);
    return new URLSearchParams(new URL(link, 'https://www.clinica.test').hash.slice(1)).get('token') ?? '';
  };
  const asked = async (): Promise<string> => {
    expect(await test.call(FORGOT, { email: EMAIL })).toEqual({ success: true });
    return await tokenOfLastMail();
  };

  it('is replaced through a mailed link that works once and ends every session', async () => {
    const bearer = await test.addSettled(EMAIL);
    const [older, token] = [await asked(), await asked()];
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ kind: 'password-reset', recipient: EMAIL, locale: 'es' });
    expect(mail?.payload).toMatchObject({ name: 'Dra. Marta Ruiz', minutes: 30 });
    expect(await test.call(RESET, { token, password: 'corta' })).toMatchObject({ reason: 'passwordTooShort' });
    expect(await test.call(RESET, { token, password: NEW_PASSWORD })).toMatchObject({ success: true, usuario: EMAIL });
    expect(await test.call(RESET, { token, password: GOOD_PASSWORD })).toEqual(EXPIRED);
    expect(await test.call(RESET, { token: older, password: GOOD_PASSWORD })).toEqual(EXPIRED);
    expect(await test.call('/api/profesionales/checkfirsttime', { email: EMAIL }, bearer)).toBe(401);
    expect(await test.login(EMAIL, GOOD_PASSWORD)).toBe(401);
    expect(await test.login(EMAIL, NEW_PASSWORD)).toHaveProperty('token');
    expect((await test.mails()).at(-1)).toMatchObject({ kind: 'password-changed', recipient: EMAIL, locale: 'es' });
  });

  it('unlocks an account that was locked by guessing', async () => {
    await test.addSettled(EMAIL);
    for (let index = 0; index < 10; index += 1) await test.login(EMAIL, 'x');
    expect(await test.login(EMAIL, GOOD_PASSWORD)).toBe(429);
    await test.call(RESET, { token: await asked(), password: NEW_PASSWORD });
    expect(await test.login(EMAIL, NEW_PASSWORD)).toHaveProperty('token');
  });

  it('makes the browser a known one, which can log in while others keep guessing', async () => {
    await test.addSettled(EMAIL);
    const { navegador } = (await test.call(RESET, { token: await asked(), password: NEW_PASSWORD })) as {
      navegador: string;
    };
    for (let index = 0; index < 12; index += 1) await test.login(EMAIL, 'x');
    expect(await test.login(EMAIL, NEW_PASSWORD)).toBe(429);
    const sent = { username: EMAIL, password: NEW_PASSWORD, navegador };
    expect(await test.call('/login_profesional_check', sent)).toHaveProperty('token');
  });

  it('is set only once when the link is used twice at the same instant', async () => {
    await test.addSettled(EMAIL);
    const token = await asked();
    const both = [NEW_PASSWORD, 'una tercera frase larga'].map((password) => test.call(RESET, { token, password }));
    const answers = (await Promise.all(both)) as { success?: boolean }[];
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('has a link in the language of the page, with the token in the part that no server sees', async () => {
    await test.addSettled(EMAIL);
    await test.call(FORGOT, { email: 'MARTA@example.test' }, { 'X-LOCALE-FRONT': 'en' });
    const [mail] = await test.mails();
    expect(mail?.locale).toBe('en');
    expect(mail?.payload.link).toMatch(/^\/en\/profesionales\/nueva-contrasena#token=/);
    const kept = JSON.stringify(await test.db.query('select * from password_link'));
    expect(kept).not.toContain(await tokenOfLastMail());
  });

  it('sends no mail for an unknown, unapproved or disabled account, but gives the same reply', async () => {
    await test.addSettled(EMAIL);
    await disableProfessional(test.db, EMAIL);
    await test.call('/api/profesionals/register', { nombre: 'Eva', email: 'eva@example.test' });
    const before = (await test.mails()).length;
    for (const email of [EMAIL, 'eva@example.test', 'nadie@example.test'])
      expect(await test.call(FORGOT, { email })).toEqual({ success: true });
    expect(await test.mails()).toHaveLength(before);
  });

  it('requires an e-mail address', async () => {
    for (const email of ['', 'x', null, 7, undefined, 'a@b.c\r\nBcc: d@e.f'])
      expect(await test.call(FORGOT, { email })).toEqual({
        error: 'Se ha producido un error. Por favor, inténtelo de nuevo.',
        reason: 'failed',
      });
  });

  it('expires after half an hour, and the maintenance removes it', async () => {
    await test.addSettled(EMAIL);
    const token = await asked();
    const [link] = await test.db.query<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::float8 as seconds from password_link',
    );
    expect(link?.seconds).toBeGreaterThan(1790);
    expect(link?.seconds).toBeLessThanOrEqual(1800);
    await test.db.script(`update password_link set expires_at = now(); update professional_session set expires_at = now();
      update attempt set until = now()`);
    expect(await test.call(RESET, { token, password: NEW_PASSWORD })).toEqual(EXPIRED);
    await removeExpired(test.db);
    for (const table of ['password_link', 'professional_session', 'attempt'])
      expect(await test.db.query(`select 1 from ${table}`)).toEqual([]);
  });

  it('rate-limits mails per mailbox without revealing it', async () => {
    await test.addSettled(EMAIL);
    for (let index = 0; index < 5; index += 1) await asked();
    expect(await test.mails()).toHaveLength(3);
  });

  it('cannot be reached by guessing tokens', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const statuses = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push(typeof (await test.call(RESET, { token: `t${index}`, password: NEW_PASSWORD }, from)));
    }
    expect(statuses).toEqual([...Array(20).fill('object'), 'number']);
  });
});

describe('the response time', () => {
  it('is the same whether an account exists or not', async () => {
    const [engine] = engines;
    if (!engine) throw new Error('There is no database.');
    const test = await openAccountsApp(engine, { minResponseMs: 400 });
    await test.addSettled(EMAIL);
    for (const [path, body] of [
      [FORGOT, { email: EMAIL }],
      [FORGOT, { email: 'nadie@example.test' }],
      ['/api/profesionals/register', { nombre: 'Eva', email: EMAIL }],
      ['/api/profesionals/register', { nombre: 'Eva', email: 'eva@example.test' }],
    ] as const) {
      const start = performance.now();
      await test.call(path, body);
      expect(performance.now() - start).toBeGreaterThanOrEqual(395);
    }
    await test.close();
  });
});
