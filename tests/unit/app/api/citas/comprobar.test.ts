import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBooking } from '@/lib/appointments/appointments';
import { accessibleBookings } from '@/lib/http/booking-access';
import { log } from '@/lib/log';
import { ApiError } from '@/lib/upstream/errors';
import { bookingSummary } from '@/tests/support/booking-summary';

vi.mock('@/lib/appointments/appointments', () => ({ findBooking: vi.fn() }));
vi.mock('@/lib/http/booking-access', () => ({ accessibleBookings: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { GET } = await import('@/app/api/citas/comprobar/route');

const BOOKING = bookingSummary({ clinic: { name: 'Valencia', address: null, phone: null, whatsapp: null } });
const isOwn = () => true;

function get(query: string, headers: Record<string, string> = {}): Promise<Response> {
  const address = `http://localhost:3000/api/citas/comprobar${query}`;
  return GET(new Request(address, { headers: { host: 'localhost:3000', ...headers } }));
}

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.comprobar'));
  vi.mocked(log.warn).mockClear();
  vi.mocked(accessibleBookings).mockReset().mockResolvedValue(isOwn);
  vi.mocked(findBooking).mockReset().mockResolvedValue(BOOKING);
});

describe('GET /api/citas/comprobar', () => {
  it('returns the booking of this browser, uncached', async () => {
    const answer = await get('?numcita=N0001&locale=ca', { cookie: 'cita=x' });
    expect([answer.status, await answer.json()]).toEqual([200, BOOKING]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(vi.mocked(findBooking).mock.calls).toEqual([['ca', 'N0001', isOwn, null]]);
    expect(vi.mocked(accessibleBookings).mock.calls[0]?.[0].get('cookie')).toBe('cita=x');
  });

  it.each(['No se ha encontrado la cita.', null])('explains why there is none: %j', async (error) => {
    vi.mocked(findBooking).mockResolvedValue({ error });
    const answer = await get('?numcita=X');
    expect([answer.status, await answer.json()]).toEqual([200, { error }]);
  });

  it.each(['', '?numcita=', '?numcita=a%2Fb', '?numcita=%27x', `?numcita=${'x'.repeat(65)}`, '?locale=es'])(
    'requires a number and refuses %j',
    async (query) => {
      const answer = await get(query);
      expect([answer.status, await answer.json()]).toEqual([422, { error: 'invalid', fields: { numcita: 'invalid' } }]);
      expect(findBooking).not.toHaveBeenCalled();
    },
  );

  it('refuses another site', async () => {
    expect((await get('?numcita=X', { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect(findBooking).not.toHaveBeenCalled();
  });

  it('limits the numbers that can be tried', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // The burst takes no time, however busy the machine is.
    for (let count = 0; count < 60; count += 1) expect((await get(`?numcita=N${count}`)).status).toBe(200);
    expect((await get('?numcita=N60')).status).toBe(429);
    expect(findBooking).toHaveBeenCalledTimes(60);
  });

  it('reports a failure without the number', async () => {
    vi.mocked(findBooking).mockRejectedValue(
      new ApiError('unavailable', 'GET upstream/api/citas/comprobar answered 500'),
    );
    const answer = await get('?numcita=N0001');
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('N0001');
  });
});
