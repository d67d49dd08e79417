import { fetch, Response } from 'undici';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchSlots } from '@/lib/appointments/appointments';
import { findNextDays } from '@/lib/appointments/next-days';
import { testPrice } from '@/lib/appointments/test-prices';
import { COVID_TESTS } from '@/lib/domain/appointment/choices';
import { ApiError } from '@/lib/upstream/errors';
import { forgetState } from '@/tests/support/process-state';

vi.mock('undici', async (load) => ({ ...(await load<typeof import('undici')>()), fetch: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const TODAY = '2026-12-01';
const DAY = '2026-12-14';
const VISITOR = '203.0.113.7';
const FOUND = { success: true, slots: [{ initTime: '0900', endTime: '0915' }], price: '59' };

/** An upstream with that latency; counts the concurrent calls. */
function slowUpstream(latency: number, answerOf: (url: URL) => { status: number; body: unknown } = found) {
  const seen = { started: 0, most: 0, underWay: 0, dropped: 0 };
  vi.mocked(fetch).mockImplementation((href, { signal } = {}) => {
    const { status, body } = answerOf(new URL(String(href)));
    seen.started += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        seen.underWay -= 1;
        resolve(Response.json(body, { status }));
      }, latency);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        seen.underWay -= 1;
        seen.dropped += 1;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  });
  return seen;
}

const found = () => ({ status: 200, body: FOUND });

const pricesOn = (day: string, signal?: AbortSignal) =>
  COVID_TESTS.map((test) => testPrice('es', { clinicId: '1', day, test }, { visitorAddress: VISITOR, signal }));

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  forgetState('transport', 'visitor-');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(`${TODAY}T09:00:00Z`) });
  return () => vi.useRealTimers();
});

describe.each([500, 1500, 2500])('with an upstream that takes %i ms', (latency) => {
  it('a search takes one call, however many prices of its visitor are being read', async () => {
    slowUpstream(latency);
    const prices = [...pricesOn(TODAY), ...pricesOn(DAY)];
    const search = vi.fn();
    searchSlots('es', { clinicId: '1', day: DAY, test: 'testPCR' }, VISITOR).then(search, search);
    await vi.advanceTimersByTimeAsync(latency);
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offered' }));
    await vi.advanceTimersByTimeAsync(latency * prices.length);
    expect(await Promise.all(prices)).toEqual(prices.map(() => 5900));
  });

  it('reads the prices of a visitor two at a time, and finally all of them', async () => {
    const seen = slowUpstream(latency);
    const prices = pricesOn(DAY);
    await vi.advanceTimersByTimeAsync(latency);
    expect(seen).toMatchObject({ started: 4, most: 2 });
    await vi.advanceTimersByTimeAsync(latency);
    expect(await Promise.all(prices)).toEqual([5900, 5900, 5900, 5900]);
  });

  it('a search does not wait for the days that are searched for free hours', async () => {
    slowUpstream(latency, (url) =>
      url.pathname.endsWith('/proximoshuecos') ? { status: 404, body: {} } : { status: 200, body: FOUND },
    );
    const days = findNextDays('es', { clinicId: '1', day: DAY, test: 'testPCR' }, VISITOR);
    days.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(latency); // The upstream has no such call: the days are requested one by one.
    const search = vi.fn();
    searchSlots('es', { clinicId: '1', day: '2026-12-20', test: 'testPCR' }, VISITOR).then(search, search);
    await vi.advanceTimersByTimeAsync(latency);
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offered' }));
  });
});

it('ends the price look-ups of a dropped request, and starts none of the waiting ones', async () => {
  const seen = slowUpstream(2500);
  const dropped = new AbortController();
  const prices = pricesOn(TODAY, dropped.signal);
  await vi.advanceTimersByTimeAsync(100);
  dropped.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(await Promise.all(prices)).toEqual([null, null, null, null]);
  expect(seen).toMatchObject({ started: 2, dropped: 2, underWay: 0 });
});

it('a price that cannot be read is unknown', async () => {
  vi.mocked(fetch).mockRejectedValue(new ApiError('unavailable', 'no'));
  expect(await testPrice('es', { clinicId: '1', day: DAY, test: 'testPCR' }, { visitorAddress: null })).toBeNull();
});
