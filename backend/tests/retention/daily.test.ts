import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseBackendEnv } from '#env';
import { startRetention } from '#retention/forget';
import { type Forgotten, periodsOf } from '#retention/periods';
import type { Db } from '#store/db';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 24 * 60 * 60_000;
const asked: string[] = [];
const db = (tx: Db['tx']): Db => ({
  kind: 'embedded',
  tx,
  query: async () => [],
  script: async () => {},
  close: async () => {},
});

it('expired data is deleted a minute after the start and then daily, and the deletions are logged', async () => {
  const told: Forgotten[] = [];
  const session = {
    query: async (sql: string, params: readonly unknown[] = []) => {
      if (sql.includes('contact_request')) asked.push(String(params[0]));
      return sql.includes('contact_request') ? [{ id: 1 }] : [];
    },
    script: async () => {},
  };
  const stop = startRetention(
    db((work) => work(session as Parameters<typeof work>[0])),
    {
      periods: periodsOf(parseBackendEnv({})),
      mailFolder: null,
      onForgotten: (forgotten) => told.push(forgotten),
      onError: (error) => {
        throw error;
      },
    },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['2025-11-20T12:01:00.000Z']);
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(asked).toHaveLength(3);
  expect(asked.at(-1)).toBe('2025-11-22T12:01:00.000Z');
  stop();
  await vi.advanceTimersByTimeAsync(3 * DAY_MS);
  expect(told.map(({ messages, mails }) => [messages, mails])).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

it('the deletion continues the next day after a database failure', async () => {
  const onError = vi.fn();
  const failing = db(() => Promise.reject(new Error('disk full')));
  const options = { periods: periodsOf(parseBackendEnv({})), mailFolder: null, onForgotten: vi.fn(), onError };
  const stop = startRetention(failing, options);
  await vi.advanceTimersByTimeAsync(DAY_MS + 60_000);
  stop();
  expect(onError).toHaveBeenCalledTimes(2);
});
