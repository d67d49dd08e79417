import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approveProfessional, listProfessionals } from '#accounts/operator';
import { type AccountsApp, GOOD_PASSWORD, OPERATOR_EMAIL, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';

const REGISTER = '/api/profesionals/register';
const applicant = {
  nombre: ' Eva Gil ',
  email: 'Eva@Example.test',
  telefono: 600333444,
  numcolegiado: '46/54321',
  especialidad: '/api/especialidads/2',
};

describe.each(engines)('a registration ($name)', (engine) => {
  let test: AccountsApp;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await test.reset();
  });

  it('is stored for review, acknowledged by mail and reported to the operator', async () => {
    expect(await test.call(REGISTER, applicant, { 'X-LOCALE-FRONT': 'ca' })).toEqual({ success: true });
    expect(await test.mails()).toEqual([
      {
        kind: 'registration-received',
        recipient: 'eva@example.test',
        locale: 'ca',
        payload: { name: 'Eva Gil', isKnown: false },
      },
      {
        kind: 'registration-notice',
        recipient: OPERATOR_EMAIL,
        locale: 'es',
        payload: {
          name: 'Eva Gil',
          email: 'eva@example.test',
          phone: '600333444',
          collegeNumber: '46/54321',
          speciality: 'Cardiología',
        },
      },
    ]);
    expect(await listProfessionals(test.db, 'pending')).toMatch(
      /pending +Eva Gil +eva@example.test +600333444 +46\/54321 +Cardiología\n1 in all\.$/,
    );
    expect(await test.login('eva@example.test', '')).toBe(401);
  });

  it('is approved by the operator, and the mailed link activates the account', async () => {
    await test.call(REGISTER, applicant);
    expect(await approveProfessional(test.db, 'nadie@example.test')).toBe('unknown');
    expect(await approveProfessional(test.db, 'eva@example.test')).toBe('approved');
    expect(await approveProfessional(test.db, 'eva@example.test')).toBe('sent again');
    const links = (await test.mails()).filter((mail) => mail.kind === 'professional-approved');
    expect(new Set(links.map((mail) => mail.payload.link)).size).toBe(2);
    const { kind, recipient, payload } = (await test.mails()).at(-1) ?? {};
    expect([kind, recipient]).toEqual(['professional-approved', 'eva@example.test']);
    const token = /^\/profesionales\/nueva-contrasena#token=([\w-]{43})$/.exec(String(payload?.link))?.[1];
    const chosen = await test.call('/api/profesionales/resetpassword', { token, password: GOOD_PASSWORD });
    expect(chosen).toMatchObject({ success: true });
    expect(await approveProfessional(test.db, 'eva@example.test')).toBe('settled');
    const bearer = await test.bearerOf('eva@example.test', GOOD_PASSWORD);
    expect(await test.call('/api/profesionales/misdatos', { email: 'eva@example.test' }, bearer)).toMatchObject({
      nombre: 'Eva Gil',
      especialidadnombre: 'Cardiología',
    });
  });

  it('requires only name and e-mail, and accepts only medical specialities', async () => {
    expect(await test.call(REGISTER, { nombre: 'Eva', email: 'eva@example.test', especialidad: 5 })).toEqual({
      success: true,
    });
    expect(await test.db.query('select phone, college_number, speciality_id from professional')).toEqual([
      { phone: null, college_number: null, speciality_id: null },
    ]);
  });

  it.each([[{ nombre: '' }], [{ nombre: null }], [{ email: '  ' }], [{ nombre: '', email: 'eva' }]])(
    'reports an empty required field for %j',
    async (empty) => {
      expect(await test.call(REGISTER, { ...applicant, ...empty })).toEqual({
        error: 'Debes rellenar todos los campos del formulario',
        reason: 'fieldsMissing',
      });
      expect(await test.mails()).toEqual([]);
    },
  );

  it.each([
    [{ nombre: 'Gana dinero en https://estafa.test' }],
    [{ nombre: 'x'.repeat(101) }],
    [{ email: 'eva' }],
    [{ email: 'eva@example.test\r\nBcc: todos@example.test' }],
    [{ email: 'eva@example.test, otra@example.test' }],
    [{ email: ['eva@example.test'] }],
    [{ telefono: { a: 1 } }],
    [{ telefono: '600123' }],
    [{ telefono: 'llámame' }],
  ])('is refused with %j', async (wrong) => {
    expect(await test.call(REGISTER, { ...applicant, ...wrong })).toEqual({
      error: 'Revise los datos del formulario: alguno no es válido.',
      reason: 'fieldsInvalid',
    });
    expect(await test.mails()).toEqual([]);
  });

  it('gives the same reply for an e-mail that has an account, and mails only its owner', async () => {
    await test.addSettled('eva@example.test');
    const [known, unknown] = [
      await (await test.post(REGISTER, applicant)).text(),
      await (await test.post(REGISTER, { ...applicant, email: 'otra@example.test' })).text(),
    ];
    expect(known).toBe(unknown);
    const [toOwner] = await test.mails();
    expect(toOwner).toMatchObject({ recipient: 'eva@example.test', payload: { isKnown: true } });
    expect(await test.db.query(`select name, status from professional where email = 'eva@example.test'`)).toEqual([
      { name: 'Dra. Marta Ruiz', status: 'active' },
    ]);
    expect(await test.login('eva@example.test', GOOD_PASSWORD)).toHaveProperty('token');
  });

  it('limits mails to three an hour per e-mail and replies to ten per address', async () => {
    for (let index = 0; index < 5; index += 1) expect(await test.call(REGISTER, applicant)).toEqual({ success: true });
    expect((await test.mails()).filter(({ kind }) => kind === 'registration-received')).toHaveLength(3);
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const other = { ...applicant, email: `n${index}@example.test` };
      statuses.push((await test.post(REGISTER, other, { 'X-Forwarded-For': '2001:db8::1' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await test.post(REGISTER, applicant, { 'X-Forwarded-For': '2001:db8:0:0:9::2' })).status).toBe(429);
  });
});

describe.each(engines)('a registration without a mailbox of the operator ($name)', (engine) => {
  it('only appears in the list', async () => {
    const test = await openAccountsApp(engine, { operatorEmail: null });
    expect(await test.call(REGISTER, applicant)).toEqual({ success: true });
    expect((await test.mails()).map(({ kind }) => kind)).toEqual(['registration-received']);
    expect(await listProfessionals(test.db, null)).toMatch(/Eva Gil/);
    await test.close();
  });
});
