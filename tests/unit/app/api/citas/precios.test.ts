import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchPrice } from '@/lib/appointments/appointments';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/appointments/appointments', () => ({ searchPrice: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { GET } = await import('@/app/api/citas/precios/route');

const VISITOR = '203.0.113.7';
const headers = { host: 'localhost:3000', 'x-forwarded-for': VISITOR };

const get = (query: string, signal?: AbortSignal) =>
  GET(new Request(`http://localhost:3000/api/citas/precios?${query}`, { headers, signal }));

beforeEach(() => {
  vi.mocked(searchPrice).mockReset().mockResolvedValue(5900);
});

const PCR = 'centromedico=1&fecha=2026-12-03&prueba=testPCR&locale=en';

describe('GET /api/citas/precios', () => {
  it('returns the price of a test at a clinic on a day, requested in the name of the visitor', async () => {
    const answer = await get(PCR);
    expect(await answer.json()).toEqual({ priceCents: 5900 });
    const query = { clinicId: '1', day: '2026-12-03', test: 'testPCR' };
    expect(searchPrice).toHaveBeenCalledWith('en', query, VISITOR, expect.any(AbortSignal));
  });

  it('returns null when the price is unknown or cannot be read', async () => {
    vi.mocked(searchPrice).mockResolvedValueOnce(null);
    expect(await (await get(PCR)).json()).toEqual({ priceCents: null });
    vi.mocked(searchPrice).mockRejectedValueOnce(new ApiError('unavailable', 'GET upstream/api/citas/buscarhuecos'));
    expect(await (await get(PCR)).json()).toEqual({ priceCents: null });
  });

  it('makes no call for a visitor who has dropped the request', async () => {
    await get(PCR, AbortSignal.abort());
    expect(searchPrice).not.toHaveBeenCalled();
  });

  it.each([
    ['centromedico=noneClinica&fecha=2026-12-03&prueba=testPCR', { centromedico: 'clinicMissing' }],
    ['centromedico=1&fecha=2026-02-31&prueba=testPCR', { fecha: 'dayInvalid' }],
    ['centromedico=1&prueba=testPCR', { fecha: 'dayMissing' }],
    ['centromedico=1&fecha=2026-12-03', { prueba: 'typeMissing' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await get(query);
    expect([answer.status, (await answer.json()).fields]).toEqual([422, fields]);
  });
});
