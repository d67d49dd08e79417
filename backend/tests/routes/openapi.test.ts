import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Description } from '@clinic/contract/catalogue/field';
import { isUnderstood } from '@clinic/contract/field-formats';
import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { callsOf, NEW_RECORDS, useEditorApp } from '#tests/support/editor-app';

type Schema = { [key: string]: unknown };
type Property = { type?: unknown; description?: string; enum?: unknown[]; format?: string };
type Operation = {
  parameters: { name?: string; $ref?: string }[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
type OpenApi = Schema & {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema & { properties: Record<string, Property>; required: string[] }> };
};

const LD = 'application/ld+json';
const OPENAPI = 'application/vnd.openapi+json';
const LISTS = Object.values<Description>(CATALOGUE);
const FORMATS = new Set(
  LISTS.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => ('format' in field ? (field.format ?? []) : [])),
  ),
);

/** Returns a function that lists the errors of a value in a schema of the document; it checks the formats too. */
function errorFinder(document: OpenApi) {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  for (const format of FORMATS) ajv.addFormat(format, (text: string) => isUnderstood(format, text));
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
  ajv.addFormat('iri-reference', /^\/\S+$/);
  ajv.addSchema({ $id: 'document', components: document.components });
  return (schema: Schema, value: unknown) => {
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
    return check(value) ? [] : (check.errors ?? []);
  };
}

const schemaAt = (document: OpenApi, path: string, method: string, status: number, type: string): Schema => {
  const schema = document.paths[path]?.[method]?.responses[status]?.content[type]?.schema;
  if (!schema) throw new Error(`${method} ${path} has no documented response ${status} of ${type}.`);
  return schema;
};

const fieldsOf = (document: OpenApi, type: string) => document.components.schemas[type]?.properties ?? {};

/** The fields of a record on this server's wire. */
const servedFields = ({ fields }: Description): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.isInternal || field.isForeign || (field.kind === 'relation' && field.isHidden) ? [] : [name],
  );

describe.each(engines)('the OpenAPI documents on $name', (engine) => {
  const test = useEditorApp(engine);
  const publicDocument = async () => (await (await test.app.request('/api/docs.jsonopenapi')).json()) as OpenApi;
  const editorDocument = async () => (await test.call('GET', '/docs.jsonopenapi')).body as OpenApi;

  it('are valid OpenAPI 3.1', async () => {
    for (const document of [await publicDocument(), await editorDocument()]) {
      expect(document.openapi).toBe('3.1.0');
      expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true });
    }
  });

  it('describe every field that is sent, with its label, and require what the description requires', async () => {
    const [read, written] = [await publicDocument(), await editorDocument()];
    for (const list of LISTS) {
      const names = servedFields(list);
      for (const document of list.path === 'posts' ? [written] : [read, written]) {
        const { properties, required } = document.components.schemas[list.type] ?? { properties: {}, required: [] };
        expect(Object.keys(properties).sort()).toEqual(['id', ...names].sort());
        expect(required).toEqual(['id', ...names.filter((name) => list.fields[name]?.isRequired)]);
        for (const name of names) {
          const field = list.fields[name];
          const label = field && 'label' in field && field.label ? field.label.en : '';
          expect([name, properties[name]?.description]).toEqual([name, expect.stringContaining(label)]);
        }
      }
      const owned = names.filter((name) => {
        const field = list.fields[name];
        return !(field?.kind === 'relation' && field.isInverse);
      });
      expect(Object.keys(fieldsOf(written, `${list.type}.write`)).sort()).toEqual(owned.sort());
    }
  });

  it('have the kinds and formats of the description', async () => {
    const clinic = fieldsOf(await publicDocument(), 'Centromedico');
    expect(clinic).toMatchObject({
      nombre: { type: 'string', description: 'Name. In the language of the locale header.' },
      descripcion: { type: ['string', 'null'], contentMediaType: 'text/html' },
      otro: { type: 'boolean' },
      telefono: { type: ['string', 'null'], format: 'phones' },
      fotografia: { type: ['string', 'null'], format: 'iri-reference' },
      especialidads: { type: 'array', items: { format: 'iri-reference' }, description: 'Specialities.' },
    });
    const document = await editorDocument();
    expect(fieldsOf(document, 'Especialidad').servicio).toMatchObject({ enum: ['medicas', 'imagen', 'genetica'] });
    expect(fieldsOf(document, 'Producto')).toMatchObject({
      precio: { type: ['string', 'null'] },
      validezmeses: { type: ['integer', 'null'] },
      nombre: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Texts' }] },
    });
  });

  it('describe the responses of every public collection, record and related list, as JSON-LD and as JSON', async () => {
    const document = await publicDocument();
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => !path.includes('{')).length).toBe(LISTS.length - 1);
    const errorsIn = errorFinder(document);
    let checked = 0;
    for (const path of paths)
      for (const type of [LD, 'application/json']) {
        const response = await test.app.request(path.replace('{id}', '1'), { headers: { accept: type } });
        if (response.status === 404) continue;
        const schema = schemaAt(document, path, 'get', 200, type);
        expect([path, type, errorsIn(schema, await response.json())]).toEqual([path, type, []]);
        checked += 1;
      }
    expect(checked).toBeGreaterThan(4 * LISTS.length);
  });

  it('describe the responses of the writable API in one language and in all', async () => {
    const document = await editorDocument();
    const errorsIn = errorFinder(document);
    for (const { path: name } of LISTS)
      for (const locale of ['es', '*'])
        for (const path of [`/${name}`, `/${name}/1`]) {
          const answer = await test.call('GET', path, undefined, { accept: LD, 'x-locale-front': locale });
          const template = `/gestion/catalogo${path.replace(/1$/, '{id}')}`;
          const schema = schemaAt(document, template, 'get', 200, LD);
          expect([path, locale, answer.status, errorsIn(schema, answer.body)]).toEqual([path, locale, 200, []]);
        }
  });

  it('accept the records that the writable API creates, and reject a wrong kind like it', async () => {
    const document = await editorDocument();
    const findErrors = errorFinder(document);
    const errorsIn = (type: string, sent: unknown) => findErrors({ $ref: `#/components/schemas/${type}.new` }, sent);
    for (const [name, sent] of Object.entries(NEW_RECORDS)) {
      const { type } = LISTS.find(({ path }) => path === name) as Description;
      expect([name, errorsIn(type, sent)]).toEqual([name, []]);
    }
    const wrong = errorsIn('Especialidad', { nombre: 7, urlseo: 'x', servicio: 'otra' });
    expect(new Set(wrong.map(({ instancePath }) => instancePath))).toEqual(new Set(['/nombre', '/servicio']));
    const partial = errorsIn('Especialidad', { nombre: 'Sin servicio', urlseo: 'x' });
    expect(partial).toMatchObject([{ params: { missingProperty: 'servicio' } }]);
  });

  it('document the operations and filters of Hydra', async () => {
    const document = await editorDocument();
    const methods = (path: string) => Object.keys(document.paths[`/gestion/catalogo/${path}`] ?? {});
    for (const { path } of LISTS) {
      expect([methods(path), methods(`${path}/{id}`)]).toEqual([
        ['get', 'post'],
        ['get', 'put', 'patch', 'delete'],
      ]);
      const { body } = await test.call('GET', `/${path}`);
      const { 'hydra:mapping': mapping } = body['hydra:search'] as { 'hydra:mapping': { variable: string }[] };
      const names = document.paths[`/gestion/catalogo/${path}`]?.get?.parameters.flatMap(({ name }) => name ?? []);
      expect(names).toEqual(['page', 'itemsPerPage', ...mapping.map(({ variable }) => variable)]);
    }
    const read = await publicDocument();
    expect([...new Set(Object.values(read.paths).flatMap((path) => Object.keys(path)))]).toEqual(['get']);
  });

  it.each([
    ['/docs.jsonopenapi', undefined, OPENAPI],
    ['/docs.jsonopenapi', 'application/json', 'application/json'],
    ['/docs.jsonopenapi', LD, null],
    ['/docs.json', undefined, 'application/json'],
    ['/docs', undefined, LD],
    ['/docs', OPENAPI, OPENAPI],
    ['/docs', 'application/json', 'application/json'],
    ['/docs', 'text/csv', null],
  ])('negotiate the format of %s with Accept %s', async (path, accept, type) => {
    const headers: Record<string, string> = accept ? { accept } : {};
    const answers = [
      await test.app.request(`/api${path}`, { headers }),
      await test.editor.call('GET', `/gestion/catalogo${path}`, undefined, headers),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(type ? 200 : 406);
      expect(answer.headers.get('content-type')).toBe(`${type ?? 'application/problem+json'}; charset=utf-8`);
      const body = (await answer.json()) as Schema;
      const isHydra = body['@type'] === 'hydra:ApiDocumentation';
      if (type) expect([body.openapi, isHydra]).toEqual(type === LD ? [undefined, true] : ['3.1.0', false]);
      else expect(body.detail).toContain(`Requested format "${accept}" is not supported.`);
    }
  });

  it('are linked in every response beside the Hydra documentation, and need a session for the writable API', async () => {
    const linkOf = (headers: Headers) => /<([^>]+)>; rel="service-desc"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const list = await test.app.request('/api/etiquetas');
    expect((await test.app.request(linkOf(list.headers))).headers.get('content-type')).toContain(OPENAPI);
    const { headers } = await test.call('GET', '/etiquetas');
    expect(linkOf(headers)).toBe('/gestion/catalogo/docs.jsonopenapi');
    const stranger = callsOf(test.browser());
    expect((await stranger('GET', '/docs.jsonopenapi')).status).toBe(401);
  });
});
