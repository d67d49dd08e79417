import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, GOOD_PASSWORD, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';

const EMAIL = 'marta@example.test';
const OWN = '/api/profesionales/misdatos';
const CHANGE = '/api/profesionales/upgradepassword';

describe.each(engines)('the professional area ($name)', (engine) => {
  let test: AccountsApp;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await test.reset();
  });

  it("returns the professional's own data in the language of the page", async () => {
    const bearer = await test.addSettled(EMAIL);
    expect(await test.call(OWN, { email: EMAIL }, bearer)).toEqual({
      nombre: 'Dra. Marta Ruiz',
      especialidad: '/api/especialidads/2',
      especialidadnombre: 'Cardiología',
      numcolegiado: '46/12345',
      telefono: '600 111 222',
      email: EMAIL,
    });
    await test.db.query('update professional set speciality_id = 3');
    const english = await test.call(OWN, { email: 'Marta@example.test' }, { ...bearer, 'X-LOCALE-FRONT': 'en' });
    expect(english).toMatchObject({ especialidadnombre: 'Zoology of allergies' });
  });

  it('returns no speciality when none was chosen or it has left the catalogue', async () => {
    const bearer = await test.addSettled(EMAIL);
    await test.db.query('update professional set speciality_id = 999');
    expect(await test.call(OWN, { email: EMAIL }, bearer)).toMatchObject({
      especialidad: null,
      especialidadnombre: null,
    });
  });

  it('never returns the data of another account', async () => {
    const bearer = await test.addSettled(EMAIL);
    await test.addSettled('eva@example.test');
    for (const path of [OWN, '/api/profesionales/checkfirsttime', '/api/profesionales/solicitarprofesional', CHANGE]) {
      for (const email of ['eva@example.test', 'nadie@example.test', '', null, { $ne: 1 }])
        expect(await test.call(path, { email }, bearer)).toEqual({
          error: 'Profesional no encontrado',
          reason: 'unknownProfessional',
        });
    }
  });

  it('is closed until the first password has been changed', async () => {
    const oldpassword = await test.add(EMAIL);
    const bearer = await test.bearerOf(EMAIL, oldpassword);
    expect(await test.call(OWN, { email: EMAIL }, bearer)).toBe(403);
    expect(await test.call('/api/profesionales/solicitarprofesional', { email: EMAIL }, bearer)).toBe(403);
    const changed = await test.call(CHANGE, { email: EMAIL, oldpassword, password: GOOD_PASSWORD }, bearer);
    expect(changed).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    expect(await test.login(EMAIL, oldpassword)).toBe(401);
    const settled = await test.bearerOf(EMAIL, GOOD_PASSWORD);
    expect(await test.call('/api/profesionales/checkfirsttime', { email: EMAIL }, settled)).toEqual({ success: 0 });
    expect(await test.call(OWN, { email: EMAIL }, settled)).toHaveProperty('nombre');
  });

  it.each([
    ['mala', 'otra frase bien larga', 'oldPasswordWrong'],
    [GOOD_PASSWORD, 'corta', 'passwordTooShort'],
    [GOOD_PASSWORD, 'ñ'.repeat(129), 'passwordTooLong'],
    [GOOD_PASSWORD, 'MartaRuiz-2026', 'passwordIsOwnName'],
    [GOOD_PASSWORD, 'Contraseña123', 'passwordTooCommon'],
    [GOOD_PASSWORD, GOOD_PASSWORD, 'passwordUnchanged'],
    ['', 'otra frase bien larga', 'failed'],
    [GOOD_PASSWORD, '', 'failed'],
    [GOOD_PASSWORD, ['a'], 'failed'],
  ])('changes no password: %s to %s', async (oldpassword, password, reason) => {
    const bearer = await test.addSettled(EMAIL);
    const answer = await test.call(CHANGE, { email: EMAIL, oldpassword, password }, bearer);
    expect(answer).toEqual({ error: expect.stringMatching(/\S/), reason });
    expect(await test.call('/api/profesionales/checkfirsttime', { email: EMAIL }, bearer)).toEqual({ success: 0 });
    expect(await test.login(EMAIL, GOOD_PASSWORD)).toHaveProperty('token');
  });

  it('limits guesses at the old password from a stolen session', async () => {
    const bearer = await test.addSettled(EMAIL);
    const guess = { email: EMAIL, oldpassword: 'x', password: 'otra frase bien larga' };
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push(typeof (await test.call(CHANGE, guess, bearer)));
    expect(statuses).toEqual([...Array(10).fill('object'), 'number']);
    expect(await test.call(CHANGE, { ...guess, oldpassword: GOOD_PASSWORD }, bearer)).toBe(429);
  });

  it('returns the tests for professionals from the catalogue', async () => {
    const names = async (path: string) => {
      const response = await test.app.request(`${path}?mostrarprofesional=1&pagination=false&order[nombre]=asc`);
      return ((await response.json()) as { 'hydra:member': { urlseo: string }[] })['hydra:member'].map(
        ({ urlseo }) => urlseo,
      );
    };
    expect(await names('/api/especialidads/2/pruebas')).toEqual(['panel-genetico']);
    expect(await names('/api/especialidads/1/pruebas')).toEqual([]);
    expect(await names('/api/pruebas')).toEqual(['panel-genetico']);
  });
});
