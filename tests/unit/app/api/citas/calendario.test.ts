import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findBooking } from '@/lib/appointments/appointments';
import { accessibleBookings } from '@/lib/http/booking-access';
import { ApiError } from '@/lib/upstream/errors';
import { bookingSummary } from '@/tests/support/booking-summary';

vi.mock('@/lib/appointments/appointments', () => ({ findBooking: vi.fn() }));
vi.mock('@/lib/http/booking-access', () => ({ accessibleBookings: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { GET } = await import('@/app/api/citas/calendario/route');

const BOOKING = bookingSummary();
const isOwn = () => true;

const get = (query: string, headers: Record<string, string> = {}): Promise<Response> =>
  GET(new Request(`http://localhost:3000/api/citas/calendario${query}`, { headers }));

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.calendario'));
  vi.mocked(accessibleBookings).mockReset().mockResolvedValue(isOwn);
  vi.mocked(findBooking).mockReset().mockResolvedValue(BOOKING);
});

describe('GET /api/citas/calendario', () => {
  it('returns the appointment of this browser as a file in its language, uncached', async () => {
    const answer = await get('?numcita=N0001&locale=ca');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cita.ics"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = await answer.text();
    expect(file).toContain('DTSTART:20270512T072000Z');
    expect(file).toContain('DTEND:20270512T075000Z');
    expect(file).toContain('SUMMARY:Cita a Lectura Biomédica');
    expect(file).not.toMatch(/N0001|PCR|Ana|7KQF/);
    expect(vi.mocked(findBooking).mock.calls).toEqual([['ca', 'N0001', isOwn, null]]);
  });

  it.each([[{ error: 'No se ha encontrado la cita.' }], [{ ...BOOKING, initTime: null }]])(
    'has no file for %j',
    async (found) => {
      vi.mocked(findBooking).mockResolvedValue(found);
      expect((await get('?numcita=N0001')).status).toBe(404);
    },
  );

  it('requires a number, refuses other sites, and reports when the upstream is unavailable', async () => {
    expect((await get('?numcita=a%2Fb')).status).toBe(422);
    expect((await get('?numcita=N0001', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    vi.mocked(findBooking).mockRejectedValue(new ApiError('unavailable', 'GET upstream answered 500'));
    expect((await get('?numcita=N0001')).status).toBe(503);
  });
});
