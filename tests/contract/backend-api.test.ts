import { readdirSync } from 'node:fs';
import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Description } from '@clinic/contract/catalogue/field';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestApp, type TestApp } from '@/backend/tests/support/backend-engines';
import { comparable, protocolTerms, recorded, shapeOf } from '@/tests/support/wire-shape';

/** Forms, accounts, appointments, search; and two routes that only the recording server had. */
const NOT_OF_THE_CATALOGUE =
  /^(custom|firsttime|jwt|login|validation|deserialize|unsupported-media|forbidden|error-500)/;

/** Paths of the recording whose records have other ids or slugs in the small catalogue. */
const SAME_CASE_HERE: Record<string, string> = {
  'banner-fotografia1': '/api/banners/2/fotografia',
  'banner-fotografia2': '/api/banners/2/fotografia2',
  'banner-fotografia3': '/api/banners/2/fotografia3',
  'banner-fotografia4': '/api/banners/2/fotografia4',
  'banner-fotografia5': '/api/banners/2/fotografia5',
  'banner-item': '/api/banners/2',
  'block-fotografia-none-404': '/api/bloques/2/fotografia',
  'clinic-fotografia-none-404': '/api/centromedicos/3/fotografia',
  'doctor-etiquetas': '/api/medicos/1/etiquetas?pagination=false',
  'doctor-etiquetas-empty': '/api/medicos/2/etiquetas?pagination=false',
  'equipment-etiquetas-empty': '/api/equipamientos/2/etiquetas?pagination=false',
  'equipment-fotografia-none-404': '/api/equipamientos/2/fotografia',
  'product-fotografia-none-404': '/api/productos/2/fotografia',
  'speciality-pruebas-profesional':
    '/api/especialidads/6/pruebas?mostrarprofesional=1&pagination=false&order[nombre]=asc',
  'speciality-productos': '/api/especialidads/2/productos?mostrarespecialidad=1&pagination=false&order[nombre]=asc',
  'speciality-pruebas': '/api/especialidads/2/pruebas?pagination=false&order[nombre]=asc',
  'test-fotografia-none-404': '/api/pruebas/2/fotografia',
};

const isRecorded = (name: string) =>
  Object.values<Description>(CATALOGUE).some(({ fields }) => fields[name] && !fields[name].isOwn);

/** A field of ours that another recorded resource has (`precio` of a test) is compared: no recorded test has it. */
const OWN = Object.values<Description>(CATALOGUE).flatMap(({ fields, type, isOwn: isOurs }) => [
  ...Object.entries(fields).flatMap(([name, { isOwn }]) => (isOwn && !isRecorded(name) ? [`.${name}`] : [])),
  ...(isOurs ? [`.${type[0]?.toLowerCase()}${type.slice(1)}`] : []),
]);

/**
 * Names that our responses have and recorded ones do not: our own fields and resources, the clinics of a test, the terms
 * of a voucher.
 */
const beyond = (name: string) => [
  ...(/prueba|^test/.test(name) ? ['hydra:member[].centromedicos'] : []),
  ...[...OWN, '.validezmeses', '.regalable'],
];

const names = readdirSync('tests/fixtures/wire/api')
  .map((file) => file.replace('.json', ''))
  .filter((name) => !NOT_OF_THE_CATALOGUE.test(name));

describe.each(engines)('the API on $name matches the recorded server', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  it.each(names)('%s', async (name) => {
    const { request, status, headers, body } = recorded('api', name);
    const sent: RequestInit = { method: request.method, headers: request.headers };
    const response = await test.app.request(SAME_CASE_HERE[name] ?? request.path, sent);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(headers['content-type']);
    if (headers.etag && request.method === 'GET') expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    if (headers['www-authenticate']) expect(response.headers.get('www-authenticate')).toBe(headers['www-authenticate']);
    const text = await response.text();
    if (body === '') return expect(text).toBe('');

    const answered: unknown = JSON.parse(text);
    const shapes = comparable(shapeOf(answered, beyond(name)), shapeOf(body));
    expect(shapes.ours).toEqual(shapes.theirs);
    expect(protocolTerms(answered)).toEqual(protocolTerms(body));
  });
});

it('compares every recorded response of the catalogue', () => {
  expect(names.length).toBe(138);
});
