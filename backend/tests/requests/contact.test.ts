import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listContacts } from '#cli/lists';
import { type AccountsApp, OPERATOR_EMAIL, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';
import { refusedFields } from '#tests/support/refused-fields';

const PATH = '/api/contactos/solicitar';
const message = {
  nombre: 'Ana Pérez',
  email: 'ana@example.test',
  telefono: null,
  centromedico: '1',
  mensaje: 'Hola,\r\n¿abrís los sábados? 👩‍⚕️',
  ip: '198.51.100.1',
};

describe.each(engines)('a contact message ($name)', (engine) => {
  let test: AccountsApp;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await test.reset();
  });

  it('is stored under a number, sent to the clinic, and acknowledged without repeating it', async () => {
    const from = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7', 'X-LOCALE-FRONT': 'ca' };
    const answer = (await test.call(PATH, message, from)) as { success: boolean; referencia: string };
    expect(answer).toEqual({ success: true, referencia: expect.stringMatching(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/) });
    const [received, notice, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(received).toEqual({
      kind: 'contact-received',
      recipient: 'ana@example.test',
      locale: 'ca',
      payload: { reference: answer.referencia, name: 'Ana Pérez', clinic: 'Valencia Centro (ca)' },
    });
    expect(notice).toMatchObject({ kind: 'contact-notice', recipient: 'valencia-centro@example.test', locale: 'es' });
    expect(notice?.payload).toEqual({
      reference: answer.referencia,
      person: { name: 'Ana Pérez', phone: null, email: 'ana@example.test' },
      message: 'Hola,\n¿abrís los sábados? 👩‍⚕️',
      clinic: 'Valencia Centro',
    });
    expect(await test.db.query('select address from contact_request')).toEqual([{ address: '203.0.113.7' }]);
    expect(await listContacts(test.db)).toMatch(
      new RegExp(`${answer.referencia} +Ana Pérez +ana@example.test +- +Valencia Centro +Hola, ¿abrís los sábados`),
    );
  });

  it('ignores an address in the body', async () => {
    await test.call(PATH, message);
    expect(await test.db.query('select address from contact_request')).toEqual([{ address: null }]);
  });

  it('goes to the operator where the clinic has no mailbox', async () => {
    await test.db.query('update centromedico set email = null where id = 3');
    await test.call(PATH, { ...message, centromedico: 3 });
    expect((await test.mails()).map(({ recipient }) => recipient)).toEqual(['ana@example.test', OPERATOR_EMAIL]);
  });

  it('is stored once per key and keeps its number', async () => {
    const key = { 'Idempotency-Key': 'llave-12345' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => test.call(PATH, message, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    expect(await test.db.query('select 1 from contact_request')).toHaveLength(1);
    expect(await test.mails()).toHaveLength(2);
    expect(await test.call(PATH, { ...message, mensaje: 'Otra cosa' }, key)).toBe(409);
  });

  it.each([
    [{ nombre: null }, 'nombre'],
    [{ email: 'ana@' }, 'email'],
    [{ centromedico: 'noneClinica' }, 'centromedico'],
    [{ centromedico: 999 }, 'centromedico'],
    [{ mensaje: ' \n ' }, 'mensaje'],
    [{ mensaje: 'x'.repeat(5001) }, 'mensaje'],
    [{ mensaje: { html: '<b>' } }, 'mensaje'],
  ])('is refused with %j, by the name of the field', async (wrong, field) => {
    expect(await refusedFields(await test.post(PATH, { ...message, ...wrong }))).toEqual([field]);
    expect(await test.mails()).toEqual([]);
  });
});
