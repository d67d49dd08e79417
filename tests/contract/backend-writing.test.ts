import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '@/backend/tests/support/backend-engines';
import { type EditorApp, openEditorApp } from '@/backend/tests/support/editor-app';
import { comparable, protocolTerms, recorded, shapeOf } from '@/tests/support/wire-shape';

// The recorded calls belong to another resource, and are below /api: only the shape is compared.

const LD = { accept: 'application/ld+json', 'content-type': 'application/ld+json' };
const REFUSED: [name: string, body: object, headers?: Record<string, string>][] = [
  ['validation-422', { urlseo: 'a b' }],
  ['deserialize-wrong-type', { nombre: ['x'] }],
  ['unsupported-media-415', {}, { 'content-type': 'application/x-www-form-urlencoded' }],
];

describe('the writable catalogue', () => {
  let test: EditorApp;
  beforeAll(async () => {
    test = await openEditorApp(engines[0] as (typeof engines)[number]);
  });
  afterAll(() => test.close());

  it.each(REFUSED)('refuses like the recorded server: %s', async (name, sent, headers = {}) => {
    const { status, headers: theirs, body } = recorded('api', name);
    const answer = await test.call('POST', '/pruebas', sent, { ...LD, ...headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, theirs['content-type']]);
    const shapes = comparable(shapeOf(answer.body), shapeOf(body));
    expect(shapes.ours).toEqual(shapes.theirs);
    const here = JSON.parse(JSON.stringify(answer.body).replaceAll('/gestion/catalogo/', '/api/'));
    expect(protocolTerms(here)).toEqual(protocolTerms(body));
  });

  it('returns a created record with its address, like the recorded server', async () => {
    const { status, headers } = recorded('api', 'validation-created-201');
    const answer = await test.call('POST', '/etiquetas', { nombre: 'Nueva' }, LD);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, headers['content-type']]);
    expect(answer.headers.get('location')).toBe(answer.body['@id']);
    expect(Object.keys(answer.body).slice(0, 4)).toEqual(['@context', '@id', '@type', 'id']);
  });

  it('is documented with every operation, the public catalogue with reading only', async () => {
    const methodsOf = (documentation: unknown) =>
      [
        ...new Set([...JSON.stringify(documentation).matchAll(/"hydra:method":"([A-Z]+)"/g)].map(([, one]) => one)),
      ].sort();
    expect(methodsOf((await test.call('GET', '/docs.jsonld')).body)).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
    const entry = await test.app.request('/api');
    const [, docs = ''] =
      /<([^>]+)>; rel="http:\/\/www.w3.org\/ns\/hydra\/core#apiDocumentation"/.exec(entry.headers.get('link') ?? '') ??
      [];
    expect(methodsOf(await (await test.app.request(docs)).json())).toEqual(['GET']);
  });
});
