import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchPrice } from '@/lib/appointments/appointments';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/appointments/appointments', () => ({ searchPrice: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { GET } = await import('@/app/api/citas/precios/route');

const get = (query: string) =>
  GET(new Request(`http://localhost:3000/api/citas/precios?${query}`, { headers: { host: 'localhost:3000' } }));

beforeEach(() => {
  vi.mocked(searchPrice)
    .mockReset()
    .mockImplementation(async (_locale, { test }) => {
      if (test === 'testSerologico') throw new ApiError('unavailable', 'GET upstream/api/citas/buscarhuecos failed');
      return test === 'pcrVariant' ? null : 5900;
    });
});

describe('GET /api/citas/precios', () => {
  it('answers the price of each test that can be known', async () => {
    const answer = await get('centromedico=1&fecha=2026-12-03&locale=en');
    expect(await answer.json()).toEqual({ testPCR: 5900, testAntigenos: 5900 });
    expect(searchPrice).toHaveBeenCalledWith('en', { clinicId: '1', day: '2026-12-03', test: 'testPCR' }, null);
  });

  it.each([
    ['centromedico=noneClinica&fecha=2026-12-03', { centromedico: 'clinicMissing' }],
    ['centromedico=1&fecha=2026-02-31', { fecha: 'dayInvalid' }],
    ['centromedico=1', { fecha: 'dayMissing' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await get(query);
    expect([answer.status, (await answer.json()).fields]).toEqual([422, fields]);
  });
});
