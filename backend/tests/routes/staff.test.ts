import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

const REFERENCE = 'AAAA-AAAA';
const CASE = 'AAAA-AAAA-AAAA';
/** Every call of the desk with its permitted roles; a new call must be added here, or the list of routes differs. */
type Access = 'anybody' | 'signedIn' | 'patients' | 'editor' | 'manager' | 'allClinics';
type Call = [method: string, path: string, address: string, access: Access];

/** Calls of the writable catalogue; the addresses are of records that do not exist. */
const CATALOGUE = (
  [
    ['GET', '', ''],
    ...['/docs', '/docs.json', '/docs.jsonld', '/docs.jsonopenapi'].map((path) => ['GET', path, path]),
    ['GET', '/borradores', '/borradores'],
    ['POST', '/borradores', '/borradores'],
    ...['GET', 'PUT', 'DELETE'].map((method) => [method, '/borradores/:id', '/borradores/999']),
    ['POST', '/borradores/:id/publicar', '/borradores/999/publicar'],
    ['POST', '/borradores/:id/enlace', '/borradores/999/enlace'],
    ['GET', '/revision', '/revision'],
    ['GET', '/papelera', '/papelera'],
    ['GET', '/redirecciones', '/redirecciones'],
    ['PUT', '/redirecciones/:lista', '/redirecciones/medicos'],
    ['DELETE', '/redirecciones/:lista', '/redirecciones/medicos?urlseo=x'],
    ['GET', '/:lista', '/medicos'],
    ['POST', '/:lista', '/nada'],
    ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, '/:lista/:id', '/medicos/999']),
    ['GET', '/:lista/:id/historial', '/medicos/999/historial'],
    ['GET', '/:lista/:id/usos', '/medicos/999/usos'],
    ['POST', '/:lista/:id/historial/:revision/restaurar', '/medicos/999/historial/1/restaurar'],
  ] as [string, string, string][]
).map(([method, path, address]): Call => [method, `/gestion/catalogo${path}`, `/gestion/catalogo${address}`, 'editor']);

const CALLS: Call[] = [
  ['GET', '/sesion', '/sesion', 'anybody'],
  ['POST', '/sesion', '/sesion', 'anybody'],
  ['DELETE', '/sesion', '/sesion', 'anybody'],
  ['PUT', '/contrasena', '/contrasena', 'signedIn'],
  ['PUT', '/idioma', '/idioma', 'signedIn'],
  ...['GET', 'PUT', 'DELETE'].flatMap((method): Call[] => [
    [method, '/borradores/nueva/:asunto', '/borradores/nueva/sin', 'patients'],
    [method, '/borradores/respuesta/:asunto', '/borradores/respuesta/1', 'patients'],
    [method, '/borradores/ficha/:asunto', '/borradores/ficha/medicos.1', 'editor'],
  ]),
  ['POST', '/segundo-factor', '/segundo-factor', 'signedIn'],
  ['PUT', '/segundo-factor', '/segundo-factor', 'signedIn'],
  ['GET', '/agenda', '/agenda?desde=2026-12-14&hasta=2026-12-14', 'patients'],
  ['GET', '/pendiente', '/pendiente', 'patients'],
  ['GET', '/eventos', '/eventos', 'patients'],
  ['GET', '/bandejas/:tipo', '/bandejas/mensajes', 'patients'],
  ['GET', '/bandejas/:tipo/:id', '/bandejas/mensajes/1', 'patients'],
  ['GET', '/bandejas/:tipo/:id/companeros', '/bandejas/mensajes/1/companeros', 'patients'],
  ...['tomar', 'soltar', 'pasar', 'hecha', 'reabrir'].map(
    (act): Call => ['POST', `/bandejas/:tipo/:id/${act}`, `/bandejas/mensajes/1/${act}`, 'patients'],
  ),
  ['POST', '/bandejas/mensajes/:id/responder', '/bandejas/mensajes/1/responder', 'patients'],
  ['POST', '/bandejas/correos/:id/reenviar', '/bandejas/correos/1/reenviar', 'patients'],
  ...['aprobar', 'rechazar', 'inhabilitar'].map(
    (act): Call => ['POST', `/bandejas/profesionales/:id/${act}`, `/bandejas/profesionales/1/${act}`, 'manager'],
  ),
  ['GET', '/reservas/:referencia', `/reservas/${REFERENCE}`, 'patients'],
  ['GET', '/reservas/:referencia/huecos', `/reservas/${REFERENCE}/huecos`, 'patients'],
  ['POST', '/buscar', '/buscar', 'patients'],
  ['GET', '/oferta', '/oferta?clinica=1', 'patients'],
  ['GET', '/huecos', '/huecos?clinica=1&prueba=testPCR', 'patients'],
  ['GET', '/consentimiento', '/consentimiento?prueba=testPCR', 'patients'],
  ['POST', '/reservas', '/reservas', 'patients'],
  ['GET', '/registro', '/registro', 'manager'],
  ['GET', '/horarios', '/horarios?clinica=1', 'patients'],
  ['GET', '/horarios/mes', '/horarios/mes?clinica=1&servicio=testPCR&mes=2026-12', 'patients'],
  ['GET', '/horarios/festivos', '/horarios/festivos?anyo=2027', 'patients'],
  ['GET', '/horarios/fuera', '/horarios/fuera?clinica=1', 'patients'],
  ...['', '/ver', '/fuera'].map((act): Call => ['POST', `/horarios${act}`, `/horarios${act}`, 'patients']),
  ['POST', '/bonos/buscar', '/bonos/buscar', 'patients'],
  ['POST', '/bonos/ver', '/bonos/ver', 'patients'],
  ['POST', '/bonos/canjear', '/bonos/canjear', 'patients'],
  ['POST', '/bonos/deshacer', '/bonos/deshacer', 'manager'],
  ['GET', '/cifras', '/cifras?desde=2026-01&hasta=2026-12', 'manager'],
  ['POST', '/reservas/:referencia/confirmar', `/reservas/${REFERENCE}/confirmar`, 'patients'],
  ['POST', '/reservas/:referencia/mover', `/reservas/${REFERENCE}/mover`, 'patients'],
  ['GET', '/gestion/catalogo/contexts/:type', '/gestion/catalogo/contexts/Medico', 'anybody'],
  ...CATALOGUE,
  ...['cancelar', 'visita', 'nota', 'enlace', 'devolucion', 'reenviar'].map(
    (act): Call => ['POST', `/reservas/:referencia/${act}`, `/reservas/${REFERENCE}/${act}`, 'patients'],
  ),
  ['GET', '/derechos', '/derechos', 'allClinics'],
  ['GET', '/derechos/:referencia', `/derechos/${CASE}`, 'allClinics'],
  ...['tomar', 'identidad', 'ampliar', 'responder', 'corregir', 'buscar', 'exportar', 'borrar'].map(
    (act): Call => ['POST', `/derechos/:referencia/${act}`, `/derechos/${CASE}/${act}`, 'allClinics'],
  ),
  ['GET', '/conservacion', '/conservacion', 'allClinics'],
];

const [engine] = engines;

describe("the permissions of the desk's calls", () => {
  let test: StaffApp;
  const browsers = new Map<string, DeskBrowser>();
  beforeAll(async () => {
    test = await openStaffApp(engine as (typeof engines)[number]);
    browsers.set('nobody', test.browser());
    for (const role of ['editor', 'reception', 'manager'] as const)
      browsers.set(role, await test.signedIn({ role, email: `${role}@clinica.test` }));
    const ofOne = { clinicSlugs: ['castello'], email: 'castello@clinica.test' };
    browsers.set('manager of a clinic', await test.signedIn({ role: 'manager', ...ofOne }));
  });
  afterAll(() => test.close());

  it('are listed here for every call', () => {
    const routes = test.app.routes
      .filter(({ path, method }) => /^\/gestion\/(?:api|catalogo)/.test(path) && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/gestion/api', '')}`);
    expect([...new Set(routes)].sort()).toEqual(CALLS.map(([method, path]) => `${method} ${path}`).sort());
  });

  const managers = ['manager', 'manager of a clinic'];
  const may = {
    anybody: ['nobody', 'editor', 'reception', ...managers],
    signedIn: ['editor', 'reception', ...managers],
  };
  const allowed: Record<string, string[]> = {
    ...may,
    patients: ['reception', ...managers],
    manager: managers,
    editor: ['editor', ...managers],
    allClinics: ['manager'],
  };

  const refusalOf = (who: string, access: Access) => {
    if (who === 'nobody') return '401 noSession';
    return access === 'allClinics' && managers.includes(who) ? '403 allClinics' : '403 forbidden';
  };

  it.each(CALLS.filter(([, , , access]) => access !== 'anybody'))('%s %s', async (method, _path, address, access) => {
    for (const [who, { ask }] of browsers) {
      const answer = String(await ask(method, address));
      const expected = refusalOf(who, access);
      if (allowed[access]?.includes(who)) expect(answer).not.toMatch(/^40[13]/);
      else expect(answer).toBe(expected);
    }
  });

  it.each(CALLS.filter(([method]) => method !== 'GET'))(
    'refuse %s %s from a page of another site',
    async (method, _path, address) => {
      const manager = browsers.get('manager') as DeskBrowser;
      for (const site of ['cross-site', 'same-site']) {
        const response = await manager.call(method, address, {}, { 'sec-fetch-site': site });
        expect([response.status, await response.json()]).toMatchObject([403, { motivo: 'crossSite' }]);
      }
    },
  );

  it('refuse a form of another page: a body must be JSON', async () => {
    const manager = browsers.get('manager') as DeskBrowser;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await manager.call('POST', `/reservas/${REFERENCE}/cancelar`, {}, form)).status).toBe(415);
  });
});
