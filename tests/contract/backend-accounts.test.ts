import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '@/backend/tests/support/accounts-app';
import { engines } from '@/backend/tests/support/backend-engines';
import { emptyTables } from '@/backend/tests/support/empty-tables';
import { type Recorded, recorded, shapeOf } from '@/tests/support/wire-shape';

/** Additional fields of our responses: a reason beside the error, a reference number for a message. */
const ADDITIONS = ['.reason', '.referencia', '.navegador', '.usuario'];
const STRANGER = 'otro@example.test';
const SETTLED = 'profesional@example.test';
const FIRST = 'primera@example.test';

describe.each(engines)('accounts and requests match the recorded responses ($name)', (engine) => {
  let test: AccountsApp;
  let bearers: Record<string, Record<string, string>> = {};
  let firstPassword = '';
  beforeAll(async () => {
    test = await openAccountsApp(engine);
    firstPassword = await test.add(FIRST);
    bearers = { [SETTLED]: await test.addSettled(SETTLED), [FIRST]: await test.bearerOf(FIRST, firstPassword) };
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await emptyTables(test.db, 'attempt');
  });

  /** Sends a recorded request with our own token and, where the recording was lenient, a body that we accept. */
  const compare = async (name: string, body?: unknown, as?: string) => {
    const { request, status, headers, body: theirs }: Recorded = recorded('api', name);
    const { Authorization: _theirs, ...sent } = request.headers ?? {};
    const response = await test.app.request(request.path, {
      method: request.method,
      headers: { ...sent, ...(as && bearers[as]) },
      ...(request.method !== 'GET' && {
        body: typeof request.body === 'string' ? request.body : JSON.stringify(body ?? request.body),
      }),
    });
    expect(response.status).toBe(status);
    for (const header of ['cache-control', 'www-authenticate'])
      expect([header, response.headers.get(header)]).toEqual([header, headers[header] ?? null]);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(headers['content-type']?.split(';')[0]);
    if (typeof theirs === 'string') return theirs;
    const ours: unknown = await response.json();
    expect(shapeOf(ours, ADDITIONS)).toEqual(shapeOf(theirs));
    return { ours, theirs };
  };

  it('the login', async () => {
    await compare('login-ok', { username: FIRST, password: firstPassword });
    for (const name of [
      'login-bad-json',
      'login-empty-password',
      'login-get-405',
      'login-missing-password',
      'login-unknown-user-401',
      'login-wrong-password-401',
    ]) {
      const compared = await compare(name);
      if (typeof compared === 'object') expect(compared.ours).toEqual(compared.theirs);
    }
  });

  it('a login that is not sent as JSON, with a page', async () => {
    const { request, status } = recorded('api', 'login-form-encoded');
    const response = await test.app.request(request.path, {
      method: 'POST',
      headers: request.headers,
      body: String(request.body),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it.each(['jwt-missing-401', 'jwt-invalid-401', 'jwt-tampered-401', 'jwt-wrong-scheme-401'])('%s', async (name) => {
    const { request, status, headers, body } = recorded('api', name);
    const response = await test.app.request(request.path, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(request.body),
    });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([status, headers['www-authenticate']]);
    expect(await response.json()).toEqual(body);
  });

  it('the first-access check', async () => {
    for (const [name, as] of [
      ['firsttime-0', SETTLED],
      ['firsttime-1', FIRST],
    ] as const) {
      const compared = await compare(name, undefined, as);
      if (typeof compared === 'object') expect(compared.ours).toEqual(compared.theirs);
    }
    await compare('firsttime-error', { email: STRANGER }, SETTLED);
  });

  it('the calls of the portal', async () => {
    await compare('custom-misdatos', undefined, SETTLED);
    const wrong = await compare('custom-misdatos-error', undefined, SETTLED);
    if (typeof wrong === 'object') expect(wrong.ours).toMatchObject(wrong.theirs as object);
    const wish = {
      email: SETTLED,
      nombre: 'b',
      especialidad: 'c',
      telefono: '600123456',
      horario: '09:00-11:00',
      motivo: 'Otros',
    };
    await compare('custom-callback-ok', wish, SETTLED);
    await compare('custom-upgrade-error', undefined, FIRST);
    const change = { email: FIRST, oldpassword: firstPassword, password: 'siete nubes con acordeón' };
    await compare('custom-upgrade-ok', change, FIRST);
  });

  it('forgotten passwords and registrations, without revealing who has an account', async () => {
    await compare('custom-forgot-ok');
    await compare('custom-forgot-error');
    const { body } = recorded('api', 'custom-register-ok').request;
    await compare('custom-register-ok', { ...(body as object), telefono: '600123456' });
    await compare('custom-register-error', { nombre: 'a' });
  });

  it('the other requests', async () => {
    const visitor = { nombre: 'Ana', email: 'a@b.cd', telefono: '600 000 000', centromedico: '1' };
    await compare('custom-reserva-ok', { ...visitor, producto: '2', newsletter: false });
    await compare('custom-contacto-ok', { ...visitor, mensaje: 'Hola' });
  });
});
