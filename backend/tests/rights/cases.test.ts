import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { slotRequest } from '#tests/support/booking-requests';
import { CRITERIA, PERSON, RIGHTS_REQUEST, sendForm } from '#tests/support/rights-person';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Case = Record<string, unknown>;
const PATH = '/api/derechos/solicitar';

describe.each(engines)('a data rights case ($name)', (engine) => {
  let test: StaffApp;
  let manager: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine, { operatorEmail: 'direccion@clinica.test' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    manager = await test.signedIn({ role: 'manager' });
  });
  afterEach(() => expect(test.errors).toEqual([]));

  const open = async (more: object = {}) =>
    String((await sendForm(test, PATH, { ...RIGHTS_REQUEST, ...more })).referencia);
  const act = async (reference: string, name: string, body: object = {}) =>
    (await manager.ask('POST', `/derechos/${reference}/${name}`, body)) as Case;
  const mails = (kind: string) =>
    test.db.query<{ recipient: string; locale: string; payload: Record<string, unknown>; reply_to: string | null }>(
      'select recipient, locale, payload, reply_to from outbox where kind = $1 order by id',
      [kind],
    );

  it('shows the desk everything that the person sent', async () => {
    const reference = await open({ referencia: '7KQF-M2TX', mensaje: 'Hola,\r\nborren todo.' });
    expect(reference).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
    const found = (await manager.ask('GET', `/derechos/${reference}`)) as Case;
    expect(found).toEqual({
      ...{ referencia: reference, derecho: 'supresion', estado: 'new', propietario: null, idioma: 'ca' },
      ...{ nombre: PERSON.name, apellidos: PERSON.surnames, documento: PERSON.document, correo: PERSON.email },
      ...{ telefono: PERSON.phone, reserva: '7KQF-M2TX', mensaje: 'Hola,\nborren todo.', recibido: expect.any(String) },
      ...{ vence: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ampliado: false, identidad: false, cerrado: null },
    });
    const days = (Date.parse(String(found.vence)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(await manager.ask('GET', '/derechos')).toEqual({ expedientes: [found] });
    expect(await manager.ask('GET', '/pendiente')).toMatchObject({ derechos: 1 });
  });

  it('is acknowledged in the language of the person, and reported to the operator without personal data', async () => {
    const reference = await open();
    const [received] = await mails('rights-received');
    expect(received).toMatchObject({ recipient: PERSON.email, locale: 'ca', reply_to: 'direccion@clinica.test' });
    expect(received?.payload).toMatchObject({ reference, right: 'erasure', name: PERSON.name });
    const [notice] = await mails('rights-notice');
    expect(notice).toMatchObject({ recipient: 'direccion@clinica.test', locale: 'es' });
    expect(notice?.payload).toEqual({ reference, right: 'erasure', dueOn: expect.any(String) });
  });

  it('gets the same reply whether data of the person exists or not, and is stored sealed and once', async () => {
    const stranger = await sendForm(test, PATH, RIGHTS_REQUEST);
    await sendForm(test, '/api/citas/solicitar', slotRequest({ email: PERSON.email, emailconfirmation: PERSON.email }));
    const patient = await sendForm(test, PATH, RIGHTS_REQUEST);
    expect(Object.keys(patient)).toEqual(Object.keys(stranger));
    const stored = JSON.stringify(await test.db.asStored?.query('select * from rights_case'));
    for (const text of [PERSON.name, PERSON.surnames, PERSON.email, PERSON.phone, PERSON.document, 'Borren'])
      expect(stored).not.toContain(text);
    const send = () =>
      test.app.request(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-of-a-kind' },
        body: JSON.stringify(RIGHTS_REQUEST),
      });
    expect(await (await send()).json()).toEqual(await (await send()).json());
    expect(await test.db.query('select from rights_case')).toHaveLength(3);
  });

  it.each([
    [{ derecho: 'todo' }, 'derecho'],
    [{ derecho: undefined }, 'derecho'],
    [{ derecho: 'constructor' }, 'derecho'],
    [{ nombre: '' }, 'nombre'],
    [{ apellidos: null }, 'apellidos'],
    [{ documento: ' ' }, 'documento'],
    [{ email: 'x' }, 'email'],
    [{ telefono: '12' }, 'telefono'],
    [{ mensaje: '' }, 'mensaje'],
    [{ referencia: 'x'.repeat(31) }, 'referencia'],
  ])('is not opened with %o', async (more, field) => {
    await expect(open(more)).rejects.toThrow(new RegExp(`422.*"propertyPath":"${field}"`));
  });

  it('is taken, has its identity checked, is extended once with a reason, and is answered', async () => {
    const reference = await open();
    expect(await act(reference, 'tomar')).toMatchObject({ estado: 'working', propietario: 'Pilar' });
    // A colleague who saw it without an owner is told who has taken it.
    const second = await manager.call('POST', `/derechos/${reference}/tomar`, { propietario: null });
    expect(await second.json()).toEqual({ motivo: 'caseTaken', quien: 'Pilar' });
    expect(await act(reference, 'tomar', { propietario: 'Pilar' })).toMatchObject({ propietario: 'Pilar' });
    expect(await act(reference, 'ampliar', { motivo: ' ' })).toBe('409 needsText');
    const before = ((await manager.ask('GET', `/derechos/${reference}`)) as Case).vence;
    const extended = await act(reference, 'ampliar', { motivo: 'Hay muchos datos.' });
    expect(extended).toMatchObject({ ampliado: true });
    expect(Date.parse(String(extended.vence)) - Date.parse(String(before))).toBeGreaterThan(58 * 86_400_000);
    expect(await act(reference, 'ampliar', { motivo: 'Más.' })).toBe('409 extendedAlready');
    expect(await act(reference, 'identidad')).toMatchObject({ identidad: true });
    expect(await act(reference, 'responder', { atendida: false, respuesta: 'No hay datos.' })).toMatchObject({
      estado: 'refused',
    });
    expect(await act(reference, 'tomar')).toBe('409 closedCase');
    expect((await mails('rights-update')).map(({ payload }) => [payload.about, payload.text])).toEqual([
      ['extended', 'Hay muchos datos.'],
      ['refused', 'No hay datos.'],
    ]);
    const acts = await test.db.query<{ action: string }>(
      `select action from audit where subject = $1 and action <> 'show' order by id`,
      [reference],
    );
    expect(acts.map(({ action }) => action)).toEqual(['take', 'take', 'extend', 'identity', 'close']);
  });

  it('cannot be extended after its month is over', async () => {
    const reference = await open();
    await test.db.script(`update rights_case set due_on = current_date - 2`);
    expect(await act(reference, 'ampliar', { motivo: 'Tarde.' })).toBe('409 tooLate');
  });

  it('corrects the missing document of a child, and refuses the number of the guardian', async () => {
    const guardian = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
    const child = {
      fechanacimiento: '2018-03-01',
      dni: null,
      tipoDocIdentificacion: null,
      sindocumento: 1,
      pais: 'FR',
    };
    await sendForm(test, '/api/citas/solicitar', slotRequest({ ...guardian, ...child }));
    const [booking] = await test.db.query<{ reference: string }>('select reference from booking');
    const reference = await open();
    await act(reference, 'identidad');
    const correct = (documento: string) =>
      act(reference, 'corregir', { reserva: booking?.reference, leidos: { documento: '' }, campos: { documento } });
    expect(await correct('x-1234567-l')).toBe('409 badField');
    expect(await correct('PAB123456')).toMatchObject({ referencia: reference });
    const [{ patient } = { patient: {} }] = await test.db.query<{ patient: object }>('select patient from booking');
    expect(patient).toMatchObject({ nombre: 'Ana', pasaporte: 'PAB123456' });
    expect(patient).not.toHaveProperty('sindocumento');
    expect(patient).not.toHaveProperty('dni');
  });

  it('corrects a booking, which is then found by its new value, while the log has no value', async () => {
    const person = { nombre: 'Nuria', email: PERSON.email, emailconfirmation: PERSON.email, dni: PERSON.document };
    await sendForm(test, '/api/citas/solicitar', slotRequest(person));
    const [booking] = await test.db.query<{ reference: string }>('select reference from booking');
    const reserva = booking?.reference;
    const reference = await open();
    const campos = { nombre: 'Núria', telefono: '655 000 999', email: 'nova@example.test', documento: '11111111H' };
    expect(await act(reference, 'corregir', { reserva, campos })).toBe('409 identityUnchecked');
    await act(reference, 'identidad');
    expect(await act(reference, 'corregir', { reserva, campos: { email: 'x' } })).toBe('409 badField');
    expect(await act(reference, 'corregir', { reserva, campos: { estado: 'x' } })).toBe('409 badField');
    const { registros } = (await manager.ask('POST', `/derechos/${reference}/buscar`, CRITERIA)) as {
      registros: { campos: Record<string, string> | null }[];
    };
    const leidos = registros.find((one) => one.campos)?.campos;
    const sent = { reserva, campos, leidos };
    expect(await act(reference, 'corregir', sent)).toMatchObject({ referencia: reference });
    // A second correction of the same field gets its current value.
    const second = await manager.call('POST', `/derechos/${reference}/corregir`, {
      ...{ reserva, leidos, campos: { telefono: '655 111 222', ciudad: 'Gandia' } },
    });
    expect([second.status, await second.json()]).toEqual([
      409,
      { motivo: 'fieldChanged', ahora: { telefono: '655 000 999' } },
    ]);
    const [{ patient } = { patient: {} }] = await test.db.query<{ patient: object }>('select patient from booking');
    expect(patient).toMatchObject({
      ...{ nombre: 'Núria', apellidos: 'Pérez Gómez', telefono: '655 000 999', email: 'nova@example.test' },
      ...{ emailconfirmation: 'nova@example.test', dni: '11111111H' },
    });
    for (const texto of ['nova@example.test', '655 000 999', '11111111H'])
      expect([texto, ((await manager.ask('POST', '/buscar', { texto })) as { citas: object[] }).citas.length]).toEqual([
        texto,
        1,
      ]);
    expect(((await manager.ask('POST', '/buscar', { texto: PERSON.email })) as { citas: object[] }).citas).toEqual([]);
    const [line] = await test.db.query<{ details: object }>(`select details from audit where action = 'correct'`);
    expect(line?.details).toEqual({ fields: 'nombre telefono email documento', case: reference });
  });

  it('exports all data of a person as a readable file, without secrets', async () => {
    const person = { nombre: PERSON.name, apellidos: PERSON.surnames, dni: PERSON.document };
    await sendForm(test, '/api/citas/solicitar', slotRequest(person));
    const reference = await open();
    await act(reference, 'identidad');
    const { registros } = (await manager.ask('POST', `/derechos/${reference}/buscar`, CRITERIA)) as {
      registros: { clave: string; de: string | null }[];
    };
    const chosen = { ...CRITERIA, registros: registros.filter(({ de }) => de === null).map(({ clave }) => clave) };
    const file = (await manager.ask('POST', `/derechos/${reference}/exportar`, chosen)) as Record<string, Case[]>;
    expect(Object.keys(file)).toEqual([
      ...['expediente', 'generado', 'citas_y_solicitudes', 'solicitudes_de_derechos', 'correos'],
    ]);
    expect(file.citas_y_solicitudes?.[0]).toMatchObject({
      ...{ clinica: 'Valencia Centro', prueba: 'testPCR', inicio: '0900', importe_centimos: 4500, pagos: [] },
      datos_del_formulario: expect.objectContaining({ dni: PERSON.document, sintomascovid: 'SI' }),
    });
    expect(file.correos?.map(({ destinatario }) => destinatario)).toContain(PERSON.email);
    expect(JSON.stringify(file)).not.toMatch(/_hash|idempotency|~s1~|request_hash/);
    expect(JSON.stringify(file)).not.toMatch(/\/cita#/);
  });
});
