import { describe, expect, it } from 'vitest';
import type { CachedResponse } from '@/server/cached-response';
import { type Found, PageCache, type PageCacheOptions } from '@/server/page-cache';
import { latch } from './support';

const nothing = { etag: '', head: [], unchangedHead: [] };
const response = (digest: string, { status = 200, bytes = 10 } = {}): CachedResponse => ({
  status,
  digest,
  bytes,
  variants: { br: nothing, gzip: nothing, identity: nothing },
  packed: { br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
  data: null,
  location: undefined,
  route: '/',
});
const page = (digest: string, shape = {}): Found => ({
  kind: 'public',
  cached: response(digest, shape),
  wasStale: false,
});

/** A cache over a stub that returns the responses in turn (the last one repeatedly), with a manual clock. */
function withAnswers(answers: (Found | 'fails')[], options: Partial<PageCacheOptions> = {}) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const cache = new PageCache({
    now: () => clock.now,
    timeoutMs: 20,
    ...options,
    ask: async (path, known) => {
      asked.push(path);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (options.ask) return options.ask(path, known);
      if (answer === 'fails' || !answer) throw new Error('down');
      return answer;
    },
  });
  const read = async (path = '/a'): Promise<string> => {
    const answer = await cache.get(path);
    return answer.kind === 'cached' ? answer.cached.digest : answer.kind;
  };
  return { cache, asked, clock, read };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('PageCache', () => {
  it('requests a page once for concurrent visitors', async () => {
    const { opened, open } = latch();
    const { read, asked } = withAnswers([], {
      ask: async () => {
        await opened;
        return page('one');
      },
    });
    const readers = Array.from({ length: 30 }, () => read());
    open();

    expect(new Set(await Promise.all(readers))).toEqual(new Set(['one']));
    expect(asked).toEqual(['/a']);
  });

  it('responds from the cache alone for a second', async () => {
    const { read, asked, clock } = withAnswers([page('one'), page('two')]);
    await read();
    clock.now = 999;

    expect(await read()).toBe('one');
    expect(asked).toHaveLength(1);
  });

  it('responds from the cache after a second and revalidates once', async () => {
    const { read, asked, clock } = withAnswers([page('one'), page('two')]);
    await read();
    clock.now = 1_000;

    expect([await read(), asked.length]).toEqual(['one', 2]);
    await settled();
    expect(await read()).toBe('two');
    expect(asked).toHaveLength(2);
  });

  it('never returns a response older than 30 seconds: the visitor waits for the next one', async () => {
    const { read, clock } = withAnswers([page('one'), page('two')]);
    await read();
    clock.now = 30_000;

    expect(await read()).toBe('two');
  });

  it('never extends a page that the framework already returned stale', async () => {
    const { read, clock } = withAnswers([{ kind: 'public', cached: response('late'), wasStale: true }, page('two')]);
    await read();
    clock.now = 1_000;

    expect(await read()).toBe('two');
  });

  it('caches a missing page for only one second', async () => {
    const { read, asked, clock } = withAnswers([page('404', { status: 404 }), page('created')]);
    await read();
    clock.now = 999;
    expect([await read(), asked.length]).toEqual(['404', 1]);
    clock.now = 1_000;

    expect(await read()).toBe('created');
  });

  it('serves the last good response while the page cannot be rendered, for a day', async () => {
    const { read, clock } = withAnswers([page('one'), 'fails']);
    await read();
    clock.now = 24 * 3_600_000 - 1;
    expect(await read()).toBe('one');
    clock.now = 24 * 3_600_000;

    expect(await read()).toBe('unavailable');
  });

  it('makes no upstream request for four seconds after a failure', async () => {
    const { read, asked, clock } = withAnswers([page('one'), 'fails', page('back')]);
    await read();
    clock.now = 60_000;
    await read();
    clock.now = 63_999;
    expect([await read(), asked.length]).toEqual(['one', 2]);
    clock.now = 64_000;
    await read();
    await settled();

    expect(await read()).toBe('back');
  });

  it('limits the wait of a visitor when a response is cached', async () => {
    const { opened, open } = latch();
    let calls = 0;
    const { read, clock } = withAnswers([], {
      ask: async () => {
        calls += 1;
        if (calls > 1) await opened;
        return page(calls === 1 ? 'one' : 'two');
      },
    });
    await read();
    clock.now = 60_000;

    expect(await read()).toBe('one');
    open();
    await settled();
    expect(await read()).toBe('two');
  });

  it('reports an outage without a page and a cached one, and retries the next time', async () => {
    const { read } = withAnswers(['fails', page('one')]);

    expect([await read(), await read()]).toEqual(['unavailable', 'one']);
  });

  it('evicts the least recently used page when the bytes exceed the limit', async () => {
    const { read, cache, asked } = withAnswers([page('x', { bytes: 40 })], { maxBytes: 100 });
    for (const path of ['/a', '/b', '/c']) await read(path);

    expect(cache.bytes).toBe(80);
    await read('/c');
    await read('/a');
    expect(asked).toEqual(['/a', '/b', '/c', '/a']);
  });

  it('keeps real pages when many missing ones are requested', async () => {
    const { read, asked } = withAnswers([page('real', { bytes: 90 }), page('404', { status: 404, bytes: 90 })], {
      maxBytes: 100,
    });
    await read('/real');
    for (let junk = 0; junk < 50; junk += 1) await read(`/junk-${junk}`);

    expect(await read('/real')).toBe('real');
    expect(asked).toHaveLength(51);
  });

  it('caches nothing of a page that differs per visitor', async () => {
    const { read, asked } = withAnswers([{ kind: 'private' }]);

    expect([await read(), await read(), asked.length]).toEqual(['private', 'private', 2]);
  });

  it('drops a response when the page becomes one that differs per visitor', async () => {
    const { read, clock } = withAnswers([page('one'), { kind: 'private' }]);
    await read();
    clock.now = 30_000;

    expect([await read(), await read()]).toEqual(['private', 'private']);
  });

  describe('after expireAll', () => {
    it('the next visitor waits for a new response', async () => {
      const { read, cache } = withAnswers([page('one'), page('two')]);
      await read();
      cache.expireAll();

      expect(await read()).toBe('two');
    });

    it('the last good response is still served when the page cannot be rendered', async () => {
      const { read, cache } = withAnswers([page('one'), 'fails']);
      await read();
      cache.expireAll();

      expect(await read()).toBe('one');
    });

    it('a page that just failed is requested at once', async () => {
      const { read, cache } = withAnswers([page('one'), 'fails', page('two')]);
      await read();
      cache.expireAll();
      expect(await read()).toBe('one');
      cache.expireAll();

      expect(await read()).toBe('two');
    });

    it('a response requested before does not count as new', async () => {
      const first = latch();
      let calls = 0;
      const { read, cache } = withAnswers([], {
        ask: async () => {
          calls += 1;
          if (calls > 1) return page('after');
          await first.opened;
          return page('before');
        },
      });
      const early = read();
      cache.expireAll();
      expect(await read()).toBe('after');
      first.open();
      await early;

      expect([await read(), calls]).toEqual(['after', 2]);
    });
  });
});
