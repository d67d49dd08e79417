import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listCallbacks } from '#cli/lists';
import { CALLBACK_REASONS, CALLBACK_WINDOWS } from '#requests/callback';
import { type AccountsApp, OPERATOR_EMAIL, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';

const PATH = '/api/profesionales/solicitarprofesional';
const EMAIL = 'marta@example.test';
const wish = {
  email: EMAIL,
  nombre: 'Otro nombre',
  especialidad: 'Otra',
  telefono: '600 999 999',
  horario: '11:00-13:00',
  motivo: 'Citación',
};

describe.each(engines)("a professional's call request ($name)", (engine) => {
  let test: AccountsApp;
  let bearer: Record<string, string> = {};
  beforeAll(async () => {
    test = await openAccountsApp(engine);
    bearer = await test.addSettled(EMAIL);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await emptyTables(test.db, 'callback_request, outbox, attempt');
  });

  it('is sent to the operator with the name and speciality of the account', async () => {
    expect(await test.call(PATH, wish, bearer)).toEqual({ success: true });
    expect(await test.mails()).toEqual([
      {
        kind: 'callback-notice',
        recipient: OPERATOR_EMAIL,
        locale: 'es',
        payload: {
          name: 'Dra. Marta Ruiz',
          email: EMAIL,
          speciality: 'Cardiología',
          phone: '600 999 999',
          window: '11:00-13:00',
          reason: 'Citación',
        },
      },
    ]);
    expect(await listCallbacks(test.db)).toMatch(/Dra\. Marta Ruiz +600 999 999 +11:00-13:00 +Citación +Cardiología/);
  });

  it('accepts each of the four windows and the eight reasons', async () => {
    expect([CALLBACK_WINDOWS.length, CALLBACK_REASONS.length]).toEqual([4, 8]);
    for (const horario of CALLBACK_WINDOWS)
      expect(await test.call(PATH, { ...wish, horario }, bearer)).toEqual({ success: true });
    await emptyTables(test.db, 'attempt');
    for (const motivo of CALLBACK_REASONS)
      expect(await test.call(PATH, { ...wish, motivo }, bearer)).toEqual({ success: true });
  });

  it('is stored once per key', async () => {
    const headers = { ...bearer, 'Idempotency-Key': 'llave-12345' };
    for (let index = 0; index < 3; index += 1) expect(await test.call(PATH, wish, headers)).toEqual({ success: true });
    expect(await test.mails()).toHaveLength(1);
    expect(await test.call(PATH, { ...wish, motivo: 'Otros' }, headers)).toBe(409);
  });

  it.each([
    [{ telefono: '' }, 'fieldsMissing', 'Debes rellenar todos los campos del formulario'],
    [{ horario: '' }, 'fieldsMissing', 'Debes rellenar todos los campos del formulario'],
    [{ motivo: null }, 'fieldsMissing', 'Debes rellenar todos los campos del formulario'],
    [{ horario: '08:00-09:00' }, 'fieldsInvalid', 'Revise los datos del formulario: alguno no es válido.'],
    [{ motivo: 'Cualquiera' }, 'fieldsInvalid', 'Revise los datos del formulario: alguno no es válido.'],
  ])('is refused with %j as %s', async (wrong, reason, error) => {
    expect(await test.call(PATH, { ...wish, ...wrong }, bearer)).toEqual({ error, reason });
    expect(await test.mails()).toEqual([]);
  });

  it('requires a login', async () => {
    expect(await test.call(PATH, wish)).toBe(401);
  });
});
