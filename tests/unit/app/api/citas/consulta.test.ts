import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findConsultHours } from '@/lib/appointments/consult-hours';

vi.mock('@/lib/appointments/consult-hours', () => ({ findConsultHours: vi.fn() }));

const { GET } = await import('@/app/api/citas/consulta/route');

const DAYS = [{ day: '2026-12-14', slots: [{ start: '0900', end: '0930' }] }];
const get = (query: string) =>
  GET(new Request(`http://localhost:3000/api/citas/consulta?${query}`, { headers: { host: 'localhost:3000' } }));

beforeEach(() => {
  vi.mocked(findConsultHours).mockReset().mockResolvedValue({ days: DAYS, hasVideo: true });
});

describe('GET /api/citas/consulta', () => {
  it('returns the hours, uncached, or that the clinic calls', async () => {
    const answer = await get('centromedico=1&especialidad=2&medico=7&fecha=2026-12-14&locale=en');
    expect(await answer.json()).toEqual({ days: DAYS, hasVideo: true });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const asked = { clinicId: '1', specialityId: '2', doctorId: '7', testId: null, from: '2026-12-14', isVideo: false };
    expect(findConsultHours).toHaveBeenCalledWith('en', asked, null);
    await get('centromedico=1&especialidad=2&prueba=18');
    expect(findConsultHours).toHaveBeenLastCalledWith(
      'es',
      { ...asked, doctorId: null, testId: '18', from: null },
      null,
    );
    vi.mocked(findConsultHours).mockResolvedValue({ days: null, hasVideo: false });
    const none = await get('centromedico=1&especialidad=2&modalidad=video');
    expect(await none.json()).toEqual({ days: null, hasVideo: false });
    const video = { ...asked, doctorId: null, from: null, isVideo: true };
    expect(findConsultHours).toHaveBeenLastCalledWith('es', video, null);
  });

  it.each([
    ['especialidad=2', { centromedico: 'clinicMissing' }],
    ['centromedico=1&especialidad=', { especialidad: 'specialityMissing' }],
    ['centromedico=1&especialidad=2&fecha=2026-02-31', { fecha: 'dayInvalid' }],
    ['centromedico=1&especialidad=2&modalidad=holograma', { modalidad: 'invalid' }],
    [`centromedico=1&especialidad=2&medico=${'x'.repeat(41)}`, { medico: 'invalid' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await get(query);
    expect([answer.status, (await answer.json()).fields]).toEqual([422, fields]);
  });
});
