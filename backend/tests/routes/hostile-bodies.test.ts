import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';

const EMAIL = 'marta@example.test';
/** The calls with the fields that each reads. */
const FIELDS: Record<string, string[]> = {
  '/login_profesional_check': ['username', 'password'],
  '/api/profesionals/register': ['nombre', 'email', 'telefono', 'numcolegiado', 'especialidad'],
  '/api/profesionales/checkfirsttime': ['email'],
  '/api/profesionales/misdatos': ['email'],
  '/api/profesionales/solicitarprofesional': ['telefono', 'horario', 'motivo'],
  '/api/profesionales/upgradepassword': ['oldpassword', 'password'],
  '/api/profesionales/forgotpassword': ['email'],
  '/api/profesionales/resetpassword': ['token', 'password'],
  '/api/reservas/solicitar': ['producto', 'centromedico', 'nombre', 'email', 'telefono', 'newsletter'],
  '/api/contactos/solicitar': ['nombre', 'email', 'telefono', 'centromedico', 'mensaje', 'ip'],
};
const CALLS = Object.keys(FIELDS);

const whole: Record<string, unknown> = {
  username: EMAIL,
  password: 'siete nubes con acordeón',
  oldpassword: 'x',
  token: 'x',
  email: EMAIL,
  nombre: 'Ana',
  telefono: '600 000 000',
  horario: '09:00-11:00',
  motivo: 'Otros',
  producto: '2',
  centromedico: '1',
  mensaje: 'Hola',
};

const HOSTILE: [string, unknown][] = [
  ['a header', 'Ana\r\nBcc: todos@example.test'],
  ['a null byte', 'Ana\u0000'],
  ['half a character', 'Ana \ud83d'],
  ['emoji', '👩‍⚕️🏥'],
  ['right to left', '\u202eמרים مريم'],
  ['an escape', '\u001b[2J'],
  ['quotes', `'; drop table professional; --`],
  ['much text', 'ñ'.repeat(20_000)],
  ['a number', 1e308],
  ['a negative number', -1],
  ['a list', [[[]]]],
  ['an object', { toString: 'x', constructor: null }],
  ['true', true],
  ['null', null],
];

describe.each(engines)('calls of accounts and requests ($name)', (engine) => {
  let test: AccountsApp;
  let bearer: Record<string, string> = {};
  beforeAll(async () => {
    test = await openAccountsApp(engine);
    bearer = await test.addSettled(EMAIL);
  });
  afterAll(() => test.close());
  afterEach(() => expect(test.errors.splice(0)).toEqual([]));

  it.each(HOSTILE)('never fail on %s in any field', async (_, value) => {
    for (const [path, fields] of Object.entries(FIELDS)) {
      for (const field of fields) {
        await emptyTables(test.db, 'attempt');
        const response = await test.post(path, { ...whole, [field]: value }, bearer);
        expect([path, field, response.status < 500]).toEqual([path, field, true]);
      }
    }
    const kept = JSON.stringify(await test.db.query('select recipient, payload from outbox'));
    expect(kept).not.toMatch(/\\r|\\u0000|\\u001b|\u202e/);
    const expected = [EMAIL, 'operadora@clinica.test', 'valencia-centro@example.test'];
    const mails = await test.db.query<{ recipient: string }>('select recipient from outbox'); // The rows are sealed.
    expect(mails.map(({ recipient }) => recipient).filter((one) => !expected.includes(one))).toEqual([]);
  });

  it.each(['[]', 'null', '"text"', '7', '{"__proto__":{"nombre":"x"}}', `${'['.repeat(5000)}${']'.repeat(5000)}`])(
    'never fail on the body %.40s',
    async (body) => {
      for (const path of CALLS) {
        await emptyTables(test.db, 'attempt');
        expect([path, (await test.post(path, body, bearer)).status < 500]).toEqual([path, true]);
      }
    },
  );

  it('refuse a body that is too large, invalid JSON or not sent as JSON', async () => {
    for (const path of CALLS) {
      const statusOf = async (body: string, headers = {}) =>
        (await test.post(path, body, { ...bearer, ...headers })).status;
      const large = JSON.stringify({ ...whole, nombre: 'x'.repeat(1024 * 1024) });
      expect([path, await statusOf(large)]).toEqual([path, 413]);
      expect([path, await statusOf('{')]).toEqual([path, 400]);
      const form = await statusOf('nombre=Ana', { 'Content-Type': 'application/x-www-form-urlencoded' });
      expect([path, form]).toEqual([path, path === '/login_profesional_check' ? 404 : 415]);
    }
    const key = { 'Idempotency-Key': 'con espacio dentro' };
    expect((await test.post('/api/reservas/solicitar', whole, key)).status).toBe(400);
  });
});
