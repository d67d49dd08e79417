import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listProductOptions } from '@/lib/catalogue/products';
import { listAllSpecialities, listSpecialities } from '@/lib/catalogue/specialities';
import { log } from '@/lib/log';
import { ApiError } from '@/lib/upstream/errors';
import { aClinic, aProduct, aSpeciality } from '../../../support/domain';

vi.mock('@/lib/catalogue/clinics', () => ({ listOwnClinics: vi.fn() }));
vi.mock('@/lib/catalogue/products', () => ({ listProductOptions: vi.fn() }));
vi.mock('@/lib/catalogue/specialities', () => ({ listSpecialities: vi.fn(), listAllSpecialities: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { GET, POST } = await import('@/app/api/opciones/route');

const ADDRESS = 'http://localhost:3000/api/opciones';
const host = { host: 'localhost:3000' };
const get = (query: Record<string, string>) =>
  GET(new Request(`${ADDRESS}?${new URLSearchParams(query)}`, { headers: host }));
const post = (body: unknown) => {
  const headers = { ...host, 'content-type': 'application/json' };
  return POST(new Request(ADDRESS, { method: 'POST', headers, body: JSON.stringify(body) }));
};

const tests = { pcr: true, serological: false, antigen: false };
const CLINICS = Array.from({ length: 200 }, (_, index) =>
  aClinic({
    ...{ id: `${index}`, name: `Clínica Nº ${index}`, region: index % 2 ? 'valencia' : 'barcelona' },
    specialityIds: index < 100 ? ['1'] : ['2'],
    covidTests: index < 3 ? tests : { ...tests, pcr: false },
  }),
);
const SPECIALITIES = [
  aSpeciality({ id: '1', name: 'Cardiología' }),
  aSpeciality({ id: '2', name: 'Resonancia', service: 'imagen' }),
];

beforeEach(() => {
  vi.mocked(listOwnClinics).mockReset().mockResolvedValue(CLINICS);
  vi.mocked(listSpecialities).mockReset().mockResolvedValue(SPECIALITIES);
  vi.mocked(listAllSpecialities).mockReset().mockResolvedValue(SPECIALITIES);
  vi.mocked(listProductOptions)
    .mockReset()
    .mockResolvedValue([
      aProduct({ id: '7', name: 'Chequeo', clinicIds: ['1', '3'], specialityIds: ['1'] }),
      aProduct({ id: '8', name: 'Análisis', clinicIds: null, specialityIds: ['2'] }),
    ]);
});

const idsOf = async (answer: Promise<Response>): Promise<string[]> =>
  (await (await answer).json()).records.map(({ id }: { id: string }) => id);

describe('GET /api/opciones', () => {
  it('returns the first 24 options and the total count, publicly cacheable', async () => {
    const answer = await get({ lista: 'contacto-clinicas' });
    const { records, total } = await answer.json();
    expect([records.length, total]).toEqual([24, 200]);
    expect(records[0]).toEqual({ id: '0', name: 'Clínica Nº 0', region: 'barcelona' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('returns the selected option, whatever limits the list, and whether it fits the other choices', async () => {
    const record = { id: '150', name: 'Clínica Nº 150', region: 'barcelona', hasCovidTests: false };
    const ask = async (especialidad: string) =>
      (await get({ lista: 'cita-clinicas', elegida: '150', especialidad })).json();
    expect(await ask('2')).toEqual({ records: [{ ...record, specialityIds: ['2'] }], total: 1 });
    expect(await ask('1')).toEqual({ records: [{ ...record, specialityIds: [] }], total: 1 });
    expect(await idsOf(get({ lista: 'cita-clinicas', elegida: '999' }))).toEqual([]);
  });

  it('keeps the rules of the pickers (M89, M90, M91, M154)', async () => {
    expect((await (await get({ lista: 'cita-clinicas', especialidad: '2' })).json()).total).toBe(100);
    expect((await idsOf(get({ lista: 'cita-clinicas', especialidad: '2', pruebas: '1' }))).sort()).toEqual([
      ...['0', '1', '2'],
    ]);
    expect(await idsOf(get({ lista: 'cita-especialidades', clinica: '150' }))).toEqual(['2']);
    expect(await idsOf(get({ lista: 'producto-clinicas', producto: '7' }))).toEqual(['1', '3']);
    expect((await (await get({ lista: 'producto-clinicas', producto: '8' })).json()).total).toBe(200);
    expect(await idsOf(get({ lista: 'producto-productos', clinica: '5' }))).toEqual(['8']);
    expect(await idsOf(get({ lista: 'registro-especialidades' }))).toEqual(['1']);
    expect((await (await get({ lista: 'bonos', clinica: '1' })).json()).total).toBe(1);
  });

  it.each([
    [{}, { lista: 'invalid' }],
    [{ lista: 'medicos' }, { lista: 'invalid' }],
    [{ lista: 'contacto-clinicas', clinica: "1' or" }, { clinica: 'invalid' }],
    [{ lista: 'contacto-clinicas', elegida: 'x'.repeat(41) }, { elegida: 'invalid' }],
  ])('refuses %j', async (query, fields) => {
    const answer = await get(query as Record<string, string>);
    expect([answer.status, (await answer.json()).fields]).toEqual([422, fields]);
  });

  it('reports that the lists cannot be read, uncached', async () => {
    vi.mocked(listOwnClinics).mockRejectedValue(new ApiError('unavailable', 'GET upstream failed'));
    const answer = await get({ lista: 'contacto-clinicas' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

describe('POST /api/opciones', () => {
  it('finds any part of a name, ignoring accents and case (M87), uncached', async () => {
    const answer = await post({ lista: 'contacto-clinicas', texto: '  CLINICA nº 19\n' });
    const { records, total } = await answer.json();
    expect([records.length, total]).toEqual([11, 11]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('searches within the limits of the other choice', async () => {
    const texto = 'nº 19';
    expect(await idsOf(post({ lista: 'cita-clinicas', especialidad: '1', texto }))).toEqual(['19']);
  });

  it.each([{}, { texto: '' }, { texto: ' ' }, { texto: 7 }])('requires a text: %j', async (sent) => {
    const answer = await post({ lista: 'contacto-clinicas', ...sent });
    expect([answer.status, (await answer.json()).fields]).toEqual([422, { texto: 'textMissing' }]);
  });

  it('never writes the typed text to the log', async () => {
    vi.mocked(listOwnClinics).mockRejectedValue(new ApiError('unavailable', 'GET upstream failed'));
    expect((await post({ lista: 'contacto-clinicas', texto: 'secretísima' })).status).toBe(503);
    const written = JSON.stringify([vi.mocked(log.warn).mock.calls, vi.mocked(log.error).mock.calls]);
    expect(written).toContain('opciones-texto');
    expect(written).not.toContain('secret');
  });
});
