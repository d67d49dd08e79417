import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findNextDays } from '@/lib/appointments/next-days';

vi.mock('@/lib/appointments/next-days', () => ({ findNextDays: vi.fn() }));

const { GET } = await import('@/app/api/citas/proximos/route');

const NEXT = { here: { day: '2026-12-04', start: '0900', count: 3 }, nearby: [], canWait: true };
const get = (query: string) =>
  GET(new Request(`http://localhost:3000/api/citas/proximos?${query}`, { headers: { host: 'localhost:3000' } }));

beforeEach(() => {
  vi.mocked(findNextDays).mockReset().mockResolvedValue(NEXT);
});

describe('GET /api/citas/proximos', () => {
  it('returns other clinics with hours, uncached', async () => {
    const answer = await get('centromedico=1&fecha=2026-12-03&prueba=testPCR&locale=en');
    expect(await answer.json()).toEqual(NEXT);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(findNextDays).toHaveBeenCalledWith('en', { clinicId: '1', day: '2026-12-03', test: 'testPCR' }, null);
  });

  it.each([
    ['centromedico=noneClinica&fecha=2026-12-03&prueba=testPCR', { centromedico: 'clinicMissing' }],
    ['centromedico=1&fecha=2026-02-31&prueba=testPCR', { fecha: 'dayInvalid' }],
    ['centromedico=1&fecha=2026-12-03&prueba=consulta', { prueba: 'invalid' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await get(query);
    expect([answer.status, (await answer.json()).fields]).toEqual([422, fields]);
  });
});
