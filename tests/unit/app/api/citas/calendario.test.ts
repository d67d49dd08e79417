import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findBooking } from '@/lib/api/appointments';
import { ApiError } from '@/lib/api/errors';
import { ownBookings } from '@/lib/http/own-bookings';

vi.mock('@/lib/api/appointments', () => ({ findBooking: vi.fn() }));
vi.mock('@/lib/http/own-bookings', () => ({ ownBookings: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale} ${key}`,
}));

const { GET } = await import('@/app/api/citas/calendario/route');

const BOOKING = {
  patientName: 'Ana Pérez',
  day: '2027-05-12',
  initTime: '0920',
  endTime: null,
  whenAsSent: null,
  service: 'PCR',
  numcita: 'N0001',
  clinic: { name: 'Valencia', address: 'C/ Colón 1', phone: null, whatsapp: null },
  isConfirmed: true,
};
const isOwn = () => true;

const get = (query: string, headers: Record<string, string> = {}): Promise<Response> =>
  GET(new Request(`http://localhost:3000/api/citas/calendario${query}`, { headers }));

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.calendario'));
  vi.mocked(ownBookings).mockReset().mockResolvedValue(isOwn);
  vi.mocked(findBooking).mockReset().mockResolvedValue(BOOKING);
});

describe('GET /api/citas/calendario', () => {
  it('answers the appointment of this browser as a file in its language, kept by nobody', async () => {
    const answer = await get('?numcita=N0001&locale=ca');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cita.ics"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = await answer.text();
    expect(file).toContain('DTSTART:20270512T072000Z');
    expect(file).toContain('ca reference: N0001');
    expect(vi.mocked(findBooking).mock.calls).toEqual([['ca', 'N0001', isOwn]]);
  });

  it.each([[{ error: 'No se ha encontrado la cita.' }], [{ ...BOOKING, initTime: null }]])(
    'has no file for %j',
    async (found) => {
      vi.mocked(findBooking).mockResolvedValue(found);
      expect((await get('?numcita=N0001')).status).toBe(404);
    },
  );

  it('asks for a number, refuses other sites, and says when the upstream is away', async () => {
    expect((await get('?numcita=a%2Fb')).status).toBe(422);
    expect((await get('?numcita=N0001', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    vi.mocked(findBooking).mockRejectedValue(new ApiError('unavailable', 'GET upstream answered 500'));
    expect((await get('?numcita=N0001')).status).toBe(503);
  });
});
