import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSlugs, unlessRecent } from '@/lib/upstream/recent-slugs';
import { forgetState } from '@/tests/support/process-state';

const HOUR_MS = 3_600_000;
const TORRENT = 'centromedicos:torrent@es';

beforeEach(() => {
  forgetState('slugs');
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
/** No page waits until a slug is stored. */
const find = async (name: string) => {
  expect(await unlessRecent(name, { id: 1 })).toEqual({ id: 1 });
  await new Promise((resolve) => setImmediate(resolve));
};
const isGuarded = (name: string) =>
  unlessRecent(name, null).then(
    () => false,
    () => true,
  );

it('treats the absence of a record seen within a day as a failure', async () => {
  await find(TORRENT);
  expect([await isGuarded(TORRENT), await isGuarded('centromedicos:torrent@ca')]).toEqual([true, false]);
  vi.advanceTimersByTime(24 * HOUR_MS - Date.now());
  expect(await isGuarded(TORRENT)).toBe(false);
});

it('counts the day from the last time it was found, to the hour', async () => {
  for (let hours = 0; hours <= 30; hours += 1) {
    vi.advanceTimersByTime(hours * HOUR_MS - Date.now());
    await find(TORRENT);
  }
  vi.advanceTimersByTime(30 * HOUR_MS + 22 * HOUR_MS - Date.now());
  expect(await isGuarded(TORRENT)).toBe(true);
});

it.each(['centromedicos', 'centromedicos:torrent', TORRENT])('forgets records announced as %s', async (tag) => {
  await find(TORRENT);
  await find('centromedicos:alzira@es');
  await forgetSlugs(tag, 'purge-1');
  expect(await isGuarded(TORRENT)).toBe(false);
  expect(await isGuarded('centromedicos:alzira@es')).toBe(tag !== 'centromedicos');
});

it('guards records found after the purge again, also when the purge is repeated', async () => {
  await find(TORRENT);
  await forgetSlugs('centromedicos', 'purge-1');
  await find(TORRENT);
  expect(await isGuarded(TORRENT)).toBe(true);
  await forgetSlugs('centromedicos', 'purge-1');
  expect(await isGuarded(TORRENT)).toBe(true);
  await forgetSlugs('centromedicos', 'purge-2');
  expect(await isGuarded(TORRENT)).toBe(false);
});
