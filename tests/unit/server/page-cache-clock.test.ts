import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Found } from '@/server/page-cache';

const HOUR_MS = 3_600_000;
let asked = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] }); // the clock of the machine; the monotonic clock goes on
  asked = 0;
});
afterEach(() => void vi.useRealTimers());

/** The digest of the served document, different after each renewal. */
async function openReader(): Promise<() => Promise<string>> {
  const { PageCache } = await import('@/server/page-cache');
  const ask = async () =>
    ({ kind: 'public', cached: { status: 200, bytes: 1, digest: `${++asked}` }, wasStale: false }) as Found;
  const cache = new PageCache({ ask, ttlMs: 0, maxStaleMs: 60_000 });
  return async () => {
    const answer = await cache.get('/a');
    return answer.kind === 'cached' ? answer.cached.digest : answer.kind;
  };
}

it('continues to renew pages when the clock of the machine is put back', async () => {
  const read = await openReader();
  expect(await read()).toBe('1');
  vi.setSystemTime(Date.now() - HOUR_MS);
  await vi.waitFor(async () => expect(Number(await read())).toBeGreaterThan(1), { timeout: 2_000, interval: 5 });
});

it('lets no visitor wait when it is put forward', async () => {
  const read = await openReader();
  expect(await read()).toBe('1');
  vi.setSystemTime(Date.now() + 48 * HOUR_MS);
  expect(await read()).toBe('1'); // served, and renewed beside that
});
