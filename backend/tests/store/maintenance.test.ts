import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#store/db';
import { startMaintenance } from '#store/maintenance';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function fakeDb(kind: Db['kind'], script: (sql: string) => Promise<void>): Db {
  return { kind, script, query: async () => [], tx: async () => Promise.reject(), close: async () => undefined };
}

const statements = async (from: string, minutes: number, kind: Db['kind'] = 'embedded'): Promise<string[]> => {
  vi.setSystemTime(new Date(from));
  const said: string[] = [];
  const stop = startMaintenance(
    fakeDb(kind, async (sql) => {
      said.push(sql);
    }),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  return said;
};

it('writes a checkpoint every five minutes', async () => {
  expect(await statements('2026-11-20T12:00:00', 15)).toEqual(['checkpoint', 'checkpoint', 'checkpoint']);
});

it('cleans up once each night', async () => {
  const said = await statements('2026-11-20T03:50:00', 25 * 60);
  expect(said.filter((sql) => sql === 'vacuum (analyze)')).toHaveLength(2);
});

it('does nothing on a server', async () => {
  expect(await statements('2026-11-20T03:50:00', 120, 'server')).toEqual([]);
});

it('reports a failure and continues', async () => {
  const onError = vi.fn();
  const script = vi.fn(() => Promise.reject(new Error('disk full')));
  const stop = startMaintenance(fakeDb('embedded', script), onError);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  stop();
  expect(script).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});
