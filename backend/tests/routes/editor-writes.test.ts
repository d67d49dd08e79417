import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { type Answer, callsOf, useEditorApp } from '#tests/support/editor-app';

const SPANISH = { 'x-locale-front': 'es' };
const ALL = { 'x-locale-front': '*' };
const iri = (path: string) => `/gestion/catalogo${path}`;

describe.each(engines)('edits of the catalogue on $name', (engine) => {
  const test = useEditorApp(engine);

  /** The response of the public API. */
  const read = async (path: string, locale = 'es') => {
    const response = await test.app.request(path, { headers: { 'x-locale-front': locale } });
    return (await response.json()) as Record<string, unknown> & { 'hydra:member': Record<string, unknown>[] };
  };
  const found = async (busqueda: string) => {
    const response = await test.app.request('/api/buscador', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ busqueda }),
    });
    const { medicos, especialidades } = (await response.json()) as Record<string, { nombre: string }[]>;
    return [...(medicos ?? []), ...(especialidades ?? [])].map(({ nombre }) => nombre);
  };

  it('appear in the public API and in its search, which drops former names', async () => {
    await test.call('PATCH', '/especialidads/2', { nombre: 'Cardiología xilófona' });
    expect((await read('/api/especialidads/2')).nombre).toBe('Cardiología xilófona');
    expect(await found('xilofona')).toEqual(expect.arrayContaining(['Cardiología xilófona', 'Dra. Ana Ruiz']));
    expect(test.written.at(-1)).toEqual(['especialidads']);
    await test.call('PATCH', '/especialidads/2', { nombre: 'Cardiología' });
    expect(await found('xilofona')).toEqual([]);
    const entries = 'select list, record_id, locale, name, related from search_entry order by 1, 2, 3';
    const before = await test.db.query(entries);
    await test.db.query('select rebuild_search()');
    expect(await test.db.query(entries)).toEqual(before);
  });

  it('apply to one language at a time, or to all of them at once', async () => {
    await test.call('PATCH', '/bloques/1', { nombre: 'Ecògraf' }, { 'x-locale-front': 'ca' });
    const all = await test.call('GET', '/bloques/1', undefined, ALL);
    expect(all.body.nombre).toMatchObject({ es: 'Ecógrafo', ca: 'Ecògraf' });
    const english = { nombre: { en: 'Ultrasound' } };
    expect((await test.call('PATCH', '/bloques/1', english, ALL)).body.nombre).toEqual({
      ...{ es: 'Ecógrafo', ca: 'Ecògraf', en: 'Ultrasound' },
    });
    const missing = await test.call('PATCH', '/bloques/1', { nombre: { es: '' } }, ALL);
    expect([missing.status, missing.body.violations]).toEqual([
      422,
      [{ propertyPath: 'nombre.es', message: 'Falta el texto en español.', code: 'spanish' }],
    ]);
    expect((await test.call('PATCH', '/bloques/1', { descripcion: null }, SPANISH)).status).toBe(422);
    expect((await test.call('PATCH', '/bloques/1', { descripcion: null }, ALL)).body.descripcion).toBe(null);
  });

  it('are filtered, ordered and paged, ignoring accents and matching parts of names', async () => {
    const names = (answer: Answer) =>
      (answer.body['hydra:member'] as { nombre: string }[]).map(({ nombre }) => nombre.slice(0, 12));
    const list = async (query: string) => names(await test.call('GET', `/${query}`));
    expect(await list('medicos?nombre=nigu')).toEqual(['Dra. Eva Ñíg']);
    expect(await list('medicos?especialidads=/gestion/catalogo/especialidads/2&order[nombre]=desc')).toEqual([
      'Dra. Ana Rui',
      'Dr. Andrés G',
    ]);
    expect(await list('centromedicos?otro=true&region[]=madrid&region[]=valencia')).toHaveLength(2);
    expect(await list('especialidads?medicos=1')).toHaveLength(2);
    expect(await list('medicos?nombre=%00%27)--&otra=1&order[password]=asc')).toEqual([]);
    const page = await test.call('GET', '/posts?itemsPerPage=10&page=2&order[date]=desc');
    expect(page.body['hydra:totalItems']).toBe(35);
    expect(page.body['hydra:view']).toMatchObject({
      'hydra:last': '/gestion/catalogo/posts?itemsPerPage=10&order%5Bdate%5D=desc&page=4',
    });
    expect((await test.call('GET', '/posts?page=0')).status).toBe(400);
  });

  it('store an empty text for the deleted text of an article', async () => {
    const { status, body } = await test.call('PATCH', '/posts/2', { content: null });
    expect([status, body.content]).toEqual([200, '']);
  });

  it('never overwrite a concurrent change', async () => {
    const other = callsOf(await test.signedIn({ role: 'manager', email: 'marta@clinica.test' }));
    const { headers } = await test.call('GET', '/medicos/2');
    const mine = { 'if-match': headers.get('etag') ?? '' };
    expect((await other('PATCH', '/medicos/2', { nombre: 'Dr. Andrés Gil Roca' }, mine)).status).toBe(200);
    const late = await test.call('PATCH', '/medicos/2', { nombre: 'Dr. A. Gil' }, mine);
    expect([late.status, late.body.motivo]).toEqual([412, 'changed']);
    expect((await test.call('DELETE', '/medicos/2', undefined, mine)).status).toBe(412);
    expect((await read('/api/medicos/2')).nombre).toBe('Dr. Andrés Gil Roca');
    const again = { 'if-match': late.headers.get('etag') ?? '' };
    expect((await test.call('PATCH', '/medicos/2', { nombre: 'Dr. Andrés Gil' }, again)).status).toBe(200);
  });

  it('run fifty at once beside fifty readers, each with one revision', async () => {
    const edits = Array.from({ length: 50 }, (_, n) =>
      test.call('PATCH', '/etiquetas/1', { nombre: `Español ${n}` }, SPANISH),
    );
    const readers = Array.from({ length: 50 }, () => test.app.request('/api/medicos?pagination=false'));
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await Promise.all(readers)).map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { body } = await test.call('GET', '/etiquetas/1/historial');
    expect(body.revisiones).toHaveLength(50);
    expect((await read('/api/etiquetas/1')).nombre).toBe((await test.call('GET', '/etiquetas/1')).body.nombre);
  });

  it('never delete a record in use, and report its users', async () => {
    const { status, body } = await test.call('DELETE', '/centromedicos/1');
    expect([status, body.motivo]).toEqual([409, 'inUse']);
    expect(body.usos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ recurso: 'medicos', nombre: 'Dra. Ana Ruiz', iri: iri('/medicos/1') }),
        expect.objectContaining({ recurso: 'horarios', iri: null }),
      ]),
    );
    expect(body['hydra:description']).toContain('médico «Dra. Ana Ruiz»');
    expect((await test.call('GET', '/centromedicos/1/usos')).body.usos).toEqual(body.usos);
    const { body: picture } = await test.call('GET', '/medicos/1');
    const used = await test.call('DELETE', String(picture.fotografia).replace('/gestion/catalogo', ''));
    expect(used.body.usos).toMatchObject([{ recurso: 'medicos', id: 1, campo: 'fotografia' }]);
  });

  it('leave a redirect at the old slug, one hop after any number of changes, and none at a slug in use', async () => {
    const target = async (slug: string) => {
      const { 'hydra:member': members } = await read(`/api/redirecciones?recurso=pruebas&urlseo=${slug}`);
      return members.map(({ destino, registro }) => `${destino} ${registro}`);
    };
    for (const urlseo of ['esfuerzo', 'ergometria', 'prueba-nueva'])
      expect((await test.call('PATCH', '/pruebas/1', { urlseo })).status).toBe(200);
    for (const old of ['prueba-de-esfuerzo', 'esfuerzo', 'ergometria'])
      expect(await target(old)).toEqual(['prueba-nueva /api/pruebas/1']);
    await test.call('PATCH', '/pruebas/1', { urlseo: 'esfuerzo' });
    expect([await target('esfuerzo'), await target('prueba-nueva')]).toEqual([[], ['esfuerzo /api/pruebas/1']]);

    const add = (urlseo: string) => test.call('PUT', '/redirecciones/pruebas', { urlseo, registro: iri('/pruebas/2') });
    expect((await add('genes')).body.redirecciones).toMatchObject([{ urlseo: 'genes', destino: 'panel-genetico' }]);
    expect((await add('esfuerzo')).body.violations).toMatchObject([{ propertyPath: 'urlseo', code: 'live' }]);
    const { body: post } = await test.call('GET', '/posts/1');
    await test.call('PATCH', `/posts/${post.id}`, { slug: 'otro-titular' });
    const { 'hydra:member': all } = await read('/api/redirecciones');
    expect(all.map(({ recurso, urlseo }) => `${recurso} ${urlseo}`)).toEqual(
      expect.arrayContaining(['pruebas genes', 'pruebas prueba-de-esfuerzo', `posts ${post.slug}`]),
    );
    expect((await test.call('DELETE', '/redirecciones/pruebas?urlseo=genes')).status).toBe(204);
    expect(await target('genes')).toEqual([]);
    expect((await test.call('PATCH', '/pruebas/1', { urlseo: 'panel-genetico' })).body.violations).toMatchObject([
      { propertyPath: 'urlseo', code: 'unique' },
    ]);
  });

  it('are refused as by API Platform when the input cannot be read', async () => {
    const detail = async (method: string, path: string, body: object, headers?: Record<string, string>) => {
      const answer = await test.call(method, path, body, headers);
      return `${answer.status} ${answer.body['hydra:description']}`;
    };
    expect(await detail('POST', '/medicos', { nombre: ['x'] })).toBe(
      '400 The type of the "nombre" attribute must be "string", "array" given.',
    );
    expect(await detail('POST', '/medicos', { nombre: 'x', especialidads: ['cardiologia'] })).toBe(
      '400 Invalid IRI "cardiologia".',
    );
    expect(await detail('POST', '/medicos', { nombre: 'x', fotografia: iri('/media_objects/9999') })).toBe(
      '400 Item not found for "/gestion/catalogo/media_objects/9999".',
    );
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await detail('POST', '/medicos', {}, form)).toMatch(/^415 The content-type/);
    expect(await detail('PATCH', '/medicos/1', {}, { 'content-type': 'application/json' })).toMatch(/^415/);
    expect(await detail('POST', '/medicos', [])).toBe('400 Syntax error');
    expect(await detail('POST', '/nada', {})).toBe('404 Not Found');
    const hostile = ['\0', '\ud800', 'x'.repeat(200_000), "'; drop table medico; --", '{brand}', '\u202e'];
    for (const nombre of hostile) expect(await detail('POST', '/medicos', { nombre })).toMatch(/^(?:201|422) /);
  });
});
