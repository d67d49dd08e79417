// @own-process: errors of fetch are compared, and belong to the process.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it } from 'vitest';
import { getClinic, listOwnClinics } from '@/lib/catalogue/clinics';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { getPicture, listPictures } from '@/lib/catalogue/media';
import type { MediaRef } from '@/lib/domain/media';
import { optional } from '@/lib/upstream/degrade';
import { forgetSlugs } from '@/lib/upstream/recent-slugs';
import { apiUpstream } from '../support/api-upstream';

const upstream = apiUpstream();
beforeEach(() => {
  upstream.calls.length = 0;
});

/** Responds by the start of the path, otherwise with 404. */
function routes(table: Record<string, unknown>) {
  upstream.answer = (request: IncomingMessage, response: ServerResponse) => {
    const found = Object.keys(table).find((path) => request.url?.split('?')[0] === path);
    if (found) json(response, 200, table[found]);
    else json(response, 404, { 'hydra:description': 'Not Found' });
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const list = (rows: unknown[]) => ({ 'hydra:member': rows });
const named = (kind: string, id: number) => ({
  '@id': `/api/${kind}/${id}`,
  id,
  nombre: `${kind} ${id}`,
  urlseo: `u${id}`,
});
const media = (id: number) => ({ '@id': `/api/media_objects/${id}`, id, contentUrl: `/media/${id}.jpg` });
const doctors = numbers(150).map((id) => ({
  ...named('medicos', id),
  fotografia: `/api/media_objects/${id}`,
  especialidads: [`/api/especialidads/${(id % 40) + 1}`],
  centromedicos: [`/api/centromedicos/${(id % 9) + 1}`],
  etiquetas: ['/api/etiquetas/1', '/api/etiquetas/2'],
}));
const everything = {
  '/api/medicos': list(doctors),
  '/api/especialidads': list(numbers(40).map((id) => named('especialidads', id))),
  '/api/centromedicos': list(numbers(9).map((id) => ({ ...named('centromedicos', id), especialidads: [] }))),
  '/api/etiquetas': list(numbers(7).map((id) => named('etiquetas', id))),
  '/api/media_objects': list(numbers(150).map(media)),
};

describe('the doctors page', () => {
  it('reads 150 doctors, all joined, in at most 12 calls', async () => {
    routes(everything);
    const found = (await getDoctorPage('es', 1))?.doctors ?? [];
    expect(found).toHaveLength(24);
    expect(found[23]).toMatchObject({
      picture: { url: '/media/api/24.jpg' },
      languages: [
        { id: '1', name: 'etiquetas 1' },
        { id: '2', name: 'etiquetas 2' },
      ],
      specialities: [{ id: '25', name: 'especialidads 25' }],
      clinics: [{ id: '7', name: 'centromedicos 7' }],
    });
    expect(upstream.calls.length).toBeLessThanOrEqual(12);
  });

  it('reads the pictures and labels of a page as lists though few doctors have any', async () => {
    const few = doctors.map((doctor, index) =>
      index % 6 === 0 ? doctor : { ...doctor, fotografia: null, etiquetas: [] },
    );
    routes({ ...everything, '/api/medicos': list(few) });
    expect((await getDoctorPage('es', 1))?.doctors[6]).toMatchObject({
      picture: { url: '/media/api/7.jpg' },
      languages: [{ name: 'etiquetas 1' }, { name: 'etiquetas 2' }],
    });
    expect(upstream.calls.filter((call) => /media_objects\/|medicos\//.test(call))).toEqual([]);
  });

  it('still shows the doctors, without the missing parts, when every join fails', async () => {
    routes({ '/api/medicos': list(doctors.slice(0, 2)) });
    expect((await getDoctorPage('es', 1))?.doctors ?? []).toMatchObject([
      { id: '1', picture: null, languages: [], specialities: [], clinics: [] },
      { id: '2', picture: null, languages: [], specialities: [], clinics: [] },
    ]);
  });

  it('requests the sub-resources of a doctor whose record carries no relations', async () => {
    routes({
      ...everything,
      '/api/medicos': list([named('medicos', 1)]),
      '/api/medicos/1/especialidads': list([named('especialidads', 3)]),
      '/api/medicos/1/centromedicos': list([named('centromedicos', 4)]),
      '/api/medicos/1/etiquetas': list([named('etiquetas', 5)]),
    });
    expect((await getDoctorPage('es', 1))?.doctors ?? []).toMatchObject([
      { languages: [{ id: '5' }], specialities: [{ id: '3' }], clinics: [{ id: '4' }], picture: null },
    ]);
  });
});

describe('clinics', () => {
  it('requests the specialities of a clinic when its record does not carry them', async () => {
    routes({
      '/api/centromedicos': list([named('centromedicos', 1)]),
      '/api/centromedicos/1/especialidads': list([named('especialidads', 3), named('especialidads', 8)]),
    });
    expect((await listOwnClinics('es')).map((clinic) => clinic.specialityIds)).toEqual([['3', '8']]);
  });

  it('omits a record without a name and shows the others', async () => {
    routes({
      '/api/centromedicos': list([{ id: 1 }, 'text', null, { ...named('centromedicos', 2), especialidads: [] }]),
    });
    expect((await listOwnClinics('es')).map((clinic) => clinic.id)).toEqual(['2']);
  });

  it('treats the absence of a known clinic as a failure until it is forgotten', async () => {
    routes({ '/api/centromedicos': list([{ ...named('centromedicos', 1), especialidads: [] }]) });
    expect((await getClinic('es', 'u1'))?.id).toBe('1');
    routes({ '/api/centromedicos': list([]) });
    await expect(getClinic('es', 'u1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await getClinic('ca', 'u1')).toBeNull();
    expect(await getClinic('es', 'u2')).toBeNull();
    await forgetSlugs('centromedicos:u1', 'a purge');
    expect(await getClinic('es', 'u1')).toBeNull();
  });

  it('throws when the upstream fails or sends an error with 200, and does not return null', async () => {
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(getClinic('es', 'u3')).rejects.toMatchObject({ code: 'unavailable' });
    routes({ '/api/centromedicos': { code: 500, message: 'x' } });
    await expect(getClinic('es', 'u3')).rejects.toMatchObject({ code: 'unexpected_shape' });
  });
});

describe('pictures', () => {
  const refs = (count: number) => numbers(count).map((id) => `/api/media_objects/${id}` as MediaRef);

  it('are read one by one when few, and as a list when many', async () => {
    const table = Object.fromEntries(numbers(13).map((id) => [`/api/media_objects/${id}`, media(id)]));
    routes({ ...table, '/api/media_objects': list(numbers(13).map(media)) });
    expect((await listPictures('es', refs(12))).size).toBe(12);
    expect(upstream.calls).toHaveLength(12);
    upstream.calls.length = 0;
    expect((await listPictures('es', refs(13))).size).toBe(13);
    expect(upstream.calls).toEqual(['GET /api/media_objects?pagination=false']);
  });

  it('are read one by one when the server has no list', async () => {
    routes(Object.fromEntries(numbers(13).map((id) => [`/api/media_objects/${id}`, media(id)])));
    expect((await listPictures('es', refs(13))).size).toBe(13);
  });

  it('have the text of their language and a focus point, if the point is valid CSS', async () => {
    const answers = { ...media(1), alternativo: 'Sala <b>blanca</b>', foco: '50% 20%' };
    routes({ '/api/media_objects/1': answers, '/api/media_objects/2': { ...media(2), foco: 'url(x)' } });
    const [one, other] = await Promise.all(
      [1, 2].map((id) => getPicture('ca', `/api/media_objects/${id}` as MediaRef)),
    );
    expect(one).toMatchObject({ alt: 'Sala blanca', focus: '50% 20%' });
    expect(other).toMatchObject({ alt: null, focus: null });
  });

  it.each([{ code: 404 }, { contentUrl: null }, { contentUrl: 7 }, {}])('rejects the picture %j', async (body) => {
    routes({ '/api/media_objects/1': body });
    expect(await getPicture('es', '/api/media_objects/1' as MediaRef)).toBeNull();
  });
});

describe('optional', () => {
  it('returns the value, or the fallback after a failure', async () => {
    expect(await optional(Promise.resolve(1), 0)).toBe(1);
    expect(await optional(Promise.reject(new Error('down')), 0)).toBe(0);
  });

  it('rethrows the signals of the framework', async () => {
    const signal = Object.assign(new Error('NEXT_NOT_FOUND'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
    await expect(optional(Promise.reject(signal), 0)).rejects.toBe(signal);
  });
});
