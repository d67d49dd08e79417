import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '#retention/cleanup';
import { engines } from '#tests/support/backend-engines';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app';

const FORM = '/borradores/nueva/sin';
const TYPED = {
  formulario: { nombre: 'Núria Solergibert', telefono: '655443322', llamada: '' },
  clave: 'a'.repeat(32),
};
const NONE = { datos: null, guardado: null, horas: 24 };

describe.each(engines)('an unsent form at the desk ($name)', (engine) => {
  let test: StaffApp;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  beforeEach(() => test.reset());
  afterAll(async () => {
    expect(test.errors).toEqual([]);
    await test.close();
  });
  const age = (hours: number) =>
    test.db.query(`update desk_form_draft set updated_at = updated_at - make_interval(hours => $1)`, [hours]);

  it('is restored for its account with the last input, until it is discarded', async () => {
    const { ask } = await test.signedIn({});
    expect(await ask('GET', FORM)).toEqual(NONE);
    await ask('PUT', FORM, { datos: { formulario: {} } });
    expect(await ask('PUT', FORM, { datos: TYPED })).toEqual({});
    expect(await ask('GET', FORM)).toEqual({
      ...{ datos: TYPED, guardado: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/), horas: 24 },
    });
    expect(await ask('GET', '/borradores/nueva/de=AAAA-AAAA')).toEqual(NONE);
    expect(await ask('DELETE', FORM)).toEqual({});
    expect(await ask('GET', FORM)).toEqual(NONE);
  });

  it('is visible to no other account', async () => {
    const pilar = await test.signedIn({});
    const other = await test.signedIn({ email: 'eva@clinica.test' });
    await pilar.ask('PUT', FORM, { datos: TYPED });
    expect(await other.ask('GET', FORM)).toEqual(NONE);
    await other.ask('DELETE', FORM);
    expect(await pilar.ask('GET', FORM)).toMatchObject({ datos: TYPED });
  });

  it('is stored sealed', async () => {
    const { ask } = await test.signedIn({});
    await ask('PUT', FORM, { datos: TYPED });
    const stored = await test.db.asStored?.query('select desk_form_draft::text as row from desk_form_draft');
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/Núria|Solergibert|655443322|aaaaaaaa/);
  });

  it('is deleted a day after its last change', async () => {
    const { ask } = await test.signedIn({});
    await ask('PUT', FORM, { datos: TYPED });
    await age(23);
    await removeExpired(test.db);
    expect(await ask('GET', FORM)).toMatchObject({ datos: TYPED });
    await age(1);
    expect(await ask('GET', FORM)).toEqual(NONE);
    await removeExpired(test.db);
    expect(await test.db.query('select id from desk_form_draft')).toEqual([]);
  });

  it('is stored for the last fifty forms of an account', async () => {
    const { ask } = await test.signedIn({});
    for (let id = 0; id < 52; id += 1) await ask('PUT', `/borradores/respuesta/${id}`, { datos: { texto: `${id}` } });
    expect(await test.db.query('select id from desk_form_draft')).toHaveLength(50);
    expect(await ask('GET', '/borradores/respuesta/1')).toEqual(NONE);
    expect(await ask('GET', '/borradores/respuesta/51')).toMatchObject({ datos: { texto: '51' } });
  });

  it('is refused under a name that could be a person’s, and without an object', async () => {
    const { ask } = await test.signedIn({});
    for (const name of ['eva@x.test', 'Eva%20Pla', 'x'.repeat(101)])
      expect(await ask('PUT', `/borradores/nueva/${name}`, { datos: TYPED })).toBe('422 badQuery');
    expect(await ask('PUT', FORM, { datos: 'texto' })).toBe('422 badQuery');
  });

  it('is deleted with the account', async () => {
    const { ask } = await test.signedIn({});
    await ask('PUT', FORM, { datos: TYPED });
    await test.db.query('delete from staff');
    expect(await test.db.query('select id from desk_form_draft')).toEqual([]);
  });
});

const [engine] = engines;

describe('an account at the desk', () => {
  let test: StaffApp;
  beforeAll(async () => {
    test = await openStaffApp(engine as (typeof engines)[number]);
  });
  afterAll(() => test.close());

  it('chooses its language, which later refusals use', async () => {
    const editor = await test.signedIn({ role: 'editor' });
    expect(await editor.ask('PUT', '/idioma', { idioma: 'ca' })).toMatchObject({ idioma: 'ca', rol: 'editor' });
    expect(await editor.ask('GET', '/sesion')).toMatchObject({ cuenta: { idioma: 'ca' } });
    const refused = await editor.call('POST', '/gestion/catalogo/medicos', {});
    expect(JSON.stringify(await refused.json())).toContain('Aquest');
    for (const idioma of ['fr', '', null, 7])
      expect(await editor.ask('PUT', '/idioma', { idioma })).toBe('422 badQuery');
    expect(await editor.ask('GET', '/sesion')).toMatchObject({ cuenta: { idioma: 'ca' } });
  });

  it('is refused on a screen that another account opened', async () => {
    const { call } = await test.signedIn({ email: 'otra@clinica.test' });
    const { cuenta } = (await (await call('GET', '/sesion')).json()) as { cuenta: { id: number } };
    const from = async (id: number, address: string) =>
      (await call('GET', address, undefined, { 'x-gestion-cuenta': String(id) })).status;
    expect(await from(cuenta.id, '/pendiente')).toBe(200);
    for (const address of ['/pendiente', '/reservas/AAAA-AAAA', '/eventos'])
      expect(await from(cuenta.id + 1, address)).toBe(401);
    expect(await from(cuenta.id + 1, '/sesion')).toBe(200);
  });
});
