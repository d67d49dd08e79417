import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchSlots } from '@/lib/browser/slot-search';
import { QUERY } from '@/tests/support/assistant';

afterEach(() => vi.unstubAllGlobals());

const stubFetch = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('searchSlots', () => {
  it.each([
    ['an answer that is not 200', async () => Response.json({ error: 'unavailable' }, { status: 503 })],
    ['a broken connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a body that is not JSON', async () => new Response('<html>')],
  ])('is failed for %s', async (_name, answer) => {
    stubFetch(answer);
    expect(await searchSlots(QUERY, 'es', new AbortController().signal)).toEqual({ kind: 'failed' });
  });

  it("reports too many requests in the site's own words", async () => {
    stubFetch(async () => Response.json({ error: 'too_many', text: 'Espera unos minutos.' }, { status: 429 }));
    expect(await searchSlots(QUERY, 'es')).toEqual({ kind: 'refused', text: 'Espera unos minutos.' });
  });
});
