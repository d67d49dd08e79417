import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

const REFERENCE = 'AAAA-AAAA';
/** Every call of the desk, with who may make it: a new one is added here, or the list of routes does not agree. */
type Call = [method: string, path: string, address: string, access: 'anybody' | 'signedIn' | 'patients' | 'manager'];
const CALLS: Call[] = [
  ['GET', '/sesion', '/sesion', 'anybody'],
  ['POST', '/sesion', '/sesion', 'anybody'],
  ['DELETE', '/sesion', '/sesion', 'anybody'],
  ['PUT', '/contrasena', '/contrasena', 'signedIn'],
  ['POST', '/segundo-factor', '/segundo-factor', 'signedIn'],
  ['PUT', '/segundo-factor', '/segundo-factor', 'signedIn'],
  ['GET', '/agenda', '/agenda?desde=2026-12-14&hasta=2026-12-14', 'patients'],
  ['GET', '/solicitudes', '/solicitudes', 'patients'],
  ['GET', '/pendiente', '/pendiente', 'patients'],
  ['GET', '/reservas/:referencia', `/reservas/${REFERENCE}`, 'patients'],
  ['POST', '/buscar', '/buscar', 'patients'],
  ['GET', '/registro', '/registro', 'manager'],
  ['POST', '/reservas/:referencia/confirmar', `/reservas/${REFERENCE}/confirmar`, 'patients'],
  ['POST', '/reservas/:referencia/mover', `/reservas/${REFERENCE}/mover`, 'patients'],
  ...['cancelar', 'visita', 'nota', 'devolucion', 'reenviar'].map(
    (act): Call => ['POST', `/reservas/:referencia/${act}`, `/reservas/${REFERENCE}/${act}`, 'patients'],
  ),
];

const [engine] = engines;

describe('who may make which call of the desk', () => {
  let test: StaffApp;
  const browsers = new Map<string, DeskBrowser>();
  beforeAll(async () => {
    test = await openStaffApp(engine as (typeof engines)[number]);
    browsers.set('nobody', test.browser());
    for (const role of ['editor', 'reception', 'manager'] as const)
      browsers.set(role, await test.signedIn({ role, email: `${role}@clinica.test` }));
  }, 60_000);
  afterAll(() => test.close());

  it('is written here for every call there is', () => {
    const routes = test.app.routes
      .filter(({ path, method }) => path.startsWith('/gestion/api/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/gestion/api', '')}`);
    expect([...new Set(routes)].sort()).toEqual(CALLS.map(([method, path]) => `${method} ${path}`).sort());
  });

  const may = { anybody: ['nobody', 'editor', 'reception', 'manager'], signedIn: ['editor', 'reception', 'manager'] };
  const allowed: Record<string, string[]> = { ...may, patients: ['reception', 'manager'], manager: ['manager'] };

  it.each(CALLS.filter(([, , , access]) => access !== 'anybody'))('%s %s', async (method, _path, address, access) => {
    for (const [who, { ask }] of browsers) {
      const answer = String(await ask(method, address));
      const expected = who === 'nobody' ? '401 noSession' : '403 forbidden';
      if (allowed[access]?.includes(who)) expect(answer).not.toMatch(/^40[13]/);
      else expect(answer).toBe(expected);
    }
  });

  it.each(CALLS.filter(([method]) => method !== 'GET'))(
    '%s %s is refused from a page of another site',
    async (method, _path, address) => {
      const manager = browsers.get('manager') as DeskBrowser;
      for (const site of ['cross-site', 'same-site']) {
        const response = await manager.call(method, address, {}, { 'sec-fetch-site': site });
        expect([response.status, await response.json()]).toEqual([403, { motivo: 'crossSite' }]);
      }
    },
  );

  it('takes no form of another page: a body is JSON', async () => {
    const manager = browsers.get('manager') as DeskBrowser;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await manager.call('POST', `/reservas/${REFERENCE}/cancelar`, {}, form)).status).toBe(415);
  });
});
