import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestApp, type TestApp } from '@/backend/tests/support/backend-engines';
import { comparable, recorded, shapeOf } from '@/tests/support/wire-shape';

describe.each(engines)('the search on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const post = (body: string, headers: Record<string, string> = {}) =>
    test.app.request('/api/buscador', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body,
    });
  const search = async (busqueda: unknown, headers?: Record<string, string>) =>
    await (await post(JSON.stringify({ busqueda }), headers)).json();

  it.each(['custom-buscador', 'custom-buscador-none'])('matches the recorded response: %s', async (name) => {
    const { request, status, headers, body } = recorded('api', name);
    const response = await post(JSON.stringify(request.body));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(headers['content-type']);
    expect(response.headers.get('cache-control')).toBe(headers['cache-control']);
    const answered: unknown = await response.json();
    const { ours, theirs } = comparable(shapeOf(answered), shapeOf(body));
    expect(ours).toEqual(theirs);
    expect(Object.keys(answered as object)).toEqual(Object.keys(body as object));
    expect(answered).toMatchObject(name === 'custom-buscador-none' ? (body as object) : {});
  });

  it('returns a few fields of each record, doctors with their specialities', async () => {
    expect(await search('ruiz')).toMatchObject({
      medicos: [
        {
          id: 1,
          nombre: 'Dra. Ana Ruiz',
          especialidads: [
            { id: 1, nombre: 'Medicina deportiva', urlseo: 'medicina-deportiva' },
            { id: 2, nombre: 'Cardiología', urlseo: 'cardiologia' },
          ],
        },
      ],
    });
    expect(await search('castelló')).toMatchObject({
      centromedicos: [{ id: 2, nombre: 'Castelló', urlseo: 'castello', region: 'castello', otro: false }],
      otroscentromedicos: [{ id: 6, urlseo: 'asociado-castello', otro: true }],
    });
    expect(await search('chequeo')).toMatchObject({ productos: [{ id: 2, nombre: 'chequeo', precio: null }] });
    expect(await search('rodilla')).toMatchObject({ productos: [{ urlseo: 'rm-rodilla', precio: '129.00' }] });
    expect(await search('genética')).toMatchObject({ especialidades: [] });
  });

  it('responds in the language of the header, in Spanish without it', async () => {
    expect(await search('zoology', { 'X-LOCALE-FRONT': 'en' })).toMatchObject({
      especialidades: [{ id: 3, nombre: 'Zoology of allergies' }],
    });
    expect(await search('álergologia', { 'X-LOCALE-FRONT': 'ca' })).toMatchObject({ especialidades: [{ id: 3 }] });
    expect(await search('zoology')).toMatchObject({ especialidades: [] });
  });

  it.each([
    ['no text', '{}'],
    ['an empty text', '{"busqueda":""}'],
    ['a number', '{"busqueda":7}'],
    ['a list', '{"busqueda":["card"]}'],
    ['null', 'null'],
    ['another kind of body', '"card"'],
    ['no JSON', 'busqueda=card'],
    ['nothing', ''],
    ['a text with a zero', '{"busqueda":"\\u0000"}'],
  ])('finds nothing for a body with %s', async (_case, body) => {
    const response = await post(body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(recorded('api', 'custom-buscador-none').body);
    expect(test.errors).toEqual([]);
  });
});
