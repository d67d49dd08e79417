import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it } from 'vitest';
import { readApi, requestApi } from '@/lib/upstream/client';
import { startFreshReads } from '@/lib/upstream/transport';
import { apiUpstream } from '@/tests/support/api-upstream';

const upstream = apiUpstream();
let release: () => void = () => undefined;

beforeEach(() => {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  upstream.answer = (_request, response) => {
    const answer = { call: upstream.calls.length };
    void released.then(() => json(response, 200, answer));
  };
});

const read = (path = '/api/medicos', locale: 'es' | 'ca' = 'ca') => readApi(path, { locale, tags: ['medicos'] });

describe('equal concurrent reads', () => {
  it('are one call with one response for all of them', async () => {
    const reads = [read(), read(), read()];
    await expect.poll(() => upstream.calls.length).toBe(1);
    release();
    expect(await Promise.all(reads)).toEqual([{ call: 1 }, { call: 1 }, { call: 1 }]);
    expect(upstream.calls).toHaveLength(1);
  });

  it('are separate calls in another language, at another address, and for a visitor', async () => {
    const reads = [
      read(),
      read('/api/medicos', 'es'),
      read('/api/pruebas'),
      requestApi('/api/x'),
      requestApi('/api/x'),
    ];
    await expect.poll(() => upstream.calls.length).toBe(5);
    release();
    await Promise.all(reads);
  });

  it('do not join one that began before a change was announced', async () => {
    const earlier = read();
    await expect.poll(() => upstream.calls.length).toBe(1);
    startFreshReads();
    const later = read();
    await expect.poll(() => upstream.calls.length).toBe(2);
    release();
    expect([await earlier, await later]).toEqual([{ call: 1 }, { call: 2 }]);
  });

  it('are a new call once the first has ended', async () => {
    release();
    expect([await read(), await read()]).toEqual([{ call: 1 }, { call: 2 }]);
  });
});
