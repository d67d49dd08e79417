// @own-process: the framework's cache is replaced.
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readBanner } from '@/lib/catalogue/banners';
import { getClinic } from '@/lib/catalogue/clinics';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { listMachinesAt } from '@/lib/catalogue/labels';
import { getPicture, listPictures } from '@/lib/catalogue/media';
import { getProduct } from '@/lib/catalogue/products';
import { getSpeciality } from '@/lib/catalogue/specialities';
import { getTest, listTests } from '@/lib/catalogue/tests';
import type { MediaRef } from '@/lib/domain/media';
import { processState } from '@/lib/state/process-state';
import { TAGS } from '@/lib/upstream/tags';
import { apiUpstream } from '../support/api-upstream';

const upstream = apiUpstream();
/** When each tag last expired, as the framework stores it. */
let expiredAt = 0;
vi.mock('next/cache', () => ({ unstable_cache: () => async () => expiredAt }));

/** The pictures of the upstream by path; a list is returned with `record` as its only member. */
let pictures: Record<string, string> = {};
let record: Record<string, unknown> = {};

beforeEach(() => {
  expiredAt = 0;
  pictures = {};
  record = {};
  processState('absences', () => new Map()).clear();
  upstream.calls.length = 0;
  upstream.answer = (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const file = pictures[path];
    if (file) return json(response, 200, { '@id': path, contentUrl: `/media/${file}` });
    if (/^\/api\/\w+$/.test(path)) return json(response, 200, { 'hydra:member': [record] });
    return json(response, 404, { 'hydra:description': 'Not Found' });
  };
});

const asked = () =>
  upstream.calls.map((call) => call.replace(/^GET /, '')).filter((path) => /(?:foto|icon|imag|media_)/.test(path));
const aRecord = (more: object = {}) => ({ id: 7, nombre: 'Uno', urlseo: 'uno', ...more });
const JOINED = { especialidads: [], centromedicos: [], etiquetas: [], equipamientos: [] };

/** The owner of the picture, its path, and how its address reaches a page. */
const SHOWN: [what: string, path: string, read: () => Promise<string | null | undefined>][] = [
  ['a clinic', 'centromedicos/7/fotografia', async () => urlOf((await getClinic('es', 'uno'))?.picture)],
  ['a speciality', 'especialidads/7/icono', async () => urlOf((await getSpeciality('es', 'uno'))?.icon)],
  ['a doctor', 'medicos/7/fotografia', async () => (await getDoctorPage('es', 1))?.doctors[0]?.picture?.url],
  ['a test', 'pruebas/7/fotografia', async () => urlOf((await getTest('es', 'uno'))?.picture)],
  ['a test in a list', 'pruebas/7/fotografia', async () => urlOf((await listTests('es'))[0]?.picture)],
  ['the icon of a test', 'pruebas/7/icono', async () => urlOf((await getTest('es', 'uno'))?.icon)],
  ['a product', 'productos/7/fotografia', async () => urlOf((await getProduct('es', 'uno'))?.picture)],
  ['a machine', 'bloques/7/fotografia', () => machine(TAGS.machines)],
  ['equipment', 'equipamientos/7/fotografia', () => machine(TAGS.equipment)],
  ['a banner', 'banners/7/fotografia', () => bannerPicture()],
  ['a banner', 'banners/7/fotografia4', () => bannerPicture()],
];
const urlOf = async (ref: MediaRef | null | undefined) => (await getPicture('es', ref ?? null))?.url;
const machine = async (tag: typeof TAGS.machines | typeof TAGS.equipment) =>
  (await listMachinesAt('es', `/api/${tag}`, tag))[0]?.picture?.url;
const bannerPicture = async () => (await readBanner('es', '/api/banners'))?.pictures[0]?.url;

describe('a record that does not name its picture', () => {
  it.each(SHOWN)('causes a request for it: %s at %s', async (_what, path, read) => {
    record = aRecord(JOINED);
    pictures = { [`/api/${path}`]: 'uno.jpg' };
    expect(await read()).toBe('/media/api/uno.jpg');
    expect(asked()).toContain(`/api/${path}`);
  });

  it('causes only one request when it has none, until its tags expire', async () => {
    record = aRecord();
    const read = async () => urlOf((await getTest('es', 'uno'))?.picture);
    for (const _ of [1, 2, 3]) expect(await read()).toBeUndefined();
    expect(asked()).toEqual(['/api/pruebas/7/fotografia']);
    expiredAt = performance.now();
    pictures = { '/api/pruebas/7/fotografia': 'nueva.jpg' };
    expect(await read()).toBe('/media/api/nueva.jpg');
  });

  it('causes a new request after a failure', async () => {
    upstream.answer = (_request, response) => json(response, 500, {});
    const ref = '/api/pruebas/7/fotografia' as MediaRef;
    for (const _ of [1, 2]) await expect(getPicture('es', ref)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('adds no more calls to a long list than a page waits for', async () => {
    const refs = Array.from({ length: 500 }, (_, id) => `/api/medicos/${id}/fotografia` as MediaRef);
    expect((await listPictures('es', refs)).size).toBe(0);
    expect(asked()).toHaveLength(120);
  });
});

describe('a record that names its picture', () => {
  const named = { fotografia: '/api/media_objects/3', icono: '/api/media_objects/3', imagen1: null, imagen2: null };

  it.each(SHOWN.filter(([, path]) => !path.endsWith('4')))('is not asked for it: %s', async (_what, _path, read) => {
    record = aRecord({
      ...JOINED,
      ...named,
      fotografia2: null,
      fotografia3: null,
      fotografia4: null,
      fotografia5: null,
    });
    pictures = { '/api/media_objects/3': 'tres.jpg' };
    expect(await read()).toBe('/media/api/tres.jpg');
    expect(asked()).toEqual(['/api/media_objects/3']);
  });

  it.each(SHOWN)('has no picture when the field is null: %s at %s', async (_what, _path, read) => {
    const none = { fotografia: null, icono: null, imagen1: null, imagen2: null };
    record = aRecord({
      ...JOINED,
      ...none,
      fotografia2: null,
      fotografia3: null,
      fotografia4: null,
      fotografia5: null,
    });
    expect(await read()).toBeUndefined();
    expect(asked()).toEqual([]);
  });
});
