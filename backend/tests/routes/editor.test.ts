import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { callsOf, NEW_RECORDS, useEditorApp } from '#tests/support/editor-app';

describe.each(engines)('the writable catalogue on $name', (engine) => {
  const test = useEditorApp(engine);

  it.each(Object.entries(NEW_RECORDS))('creates, shows, lists, changes and deletes one of %s', async (list, sent) => {
    const made = await test.call('POST', `/${list}`, sent);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ '@id': made.headers.get('location') })]);
    const path = String(made.body['@id']).replace('/gestion/catalogo', '');
    const shown = await test.call('GET', path);
    expect(shown.body).toEqual(made.body);
    expect(shown.headers.get('etag')).toBe(made.headers.get('etag'));
    expect(shown.headers.get('cache-control')).toBe('no-store');

    const listed = await test.call('GET', `/${list}?id[]=${made.body['@id']}`);
    const { '@context': context, ...record } = made.body;
    expect(listed.body).toMatchObject({ '@context': context, 'hydra:member': [record], 'hydra:totalItems': 1 });

    const field = 'nombre' in sent ? 'nombre' : list === 'posts' ? 'title' : 'textoprofesional';
    expect((await test.call('PATCH', path, { [field]: 'Otro nombre' })).body[field]).toBe('Otro nombre');
    const put = await test.call('PUT', path, { ...shown.body, originId: '1' });
    expect([put.status, put.body]).toEqual([200, made.body]);

    expect((await test.call('DELETE', path)).status).toBe(204);
    expect((await test.call('GET', path)).status).toBe(404);
  });

  it('treats a saved reading as no change: no version, no revision, no notification', async () => {
    const written = test.written.length;
    for (const list of ['centromedicos', 'especialidads', 'pruebas', 'productos', 'medicos', 'posts', 'media_objects'])
      for (const locale of ['es', 'ca', '*']) {
        const headers = { 'x-locale-front': locale };
        const { body } = await test.call('GET', `/${list}/1`, undefined, headers);
        const saved = await test.call('PUT', `/${list}/1`, body, headers);
        expect([saved.status, saved.body]).toEqual([200, body]);
      }
    expect(test.written.length).toBe(written);
  });

  it('refuses invalid values field by field, in the language of the editor', async () => {
    const english = callsOf(await test.signedIn({ role: 'editor', email: 'ed@clinica.test', locale: 'en' }));
    const { status, body } = await english('POST', '/productos', { urlseo: 'a b', precio: 'doce', validezmeses: 0 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      '@context': '/gestion/catalogo/contexts/ConstraintViolationList',
      '@type': 'ConstraintViolationList',
      'hydra:title': 'An error occurred',
      violations: [
        { propertyPath: 'nombre', message: 'This field cannot be empty.' },
        { propertyPath: 'precio', message: 'Enter a price such as 129.00.' },
        { propertyPath: 'validezmeses', message: 'Enter a whole number above 0.' },
        { propertyPath: 'urlseo', code: 'slug' },
      ],
    });
  });
});
