import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchCatalogue } from '@/lib/catalogue/search';
import { NOTHING_FOUND as NOTHING } from '@/lib/domain/search';
import { log } from '@/lib/log';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/catalogue/search', () => ({ searchCatalogue: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { POST } = await import('@/app/api/buscador/route');

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request('http://localhost:3000/api/buscador', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
    }),
  );
}

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.buscador'));
  vi.mocked(log.warn).mockClear();
  vi.mocked(searchCatalogue).mockReset().mockResolvedValue(NOTHING);
});

describe('POST /api/buscador', () => {
  it('returns the results, uncached', async () => {
    const answer = await post({ busqueda: ' cardio\n ', locale: 'en', other: 1 });
    expect([answer.status, await answer.json()]).toEqual([200, NOTHING]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(vi.mocked(searchCatalogue).mock.calls).toEqual([['en', 'cardio', null]]);
  });

  it('cuts the text to a hundred characters', async () => {
    expect((await post({ busqueda: 'x'.repeat(10_000) })).status).toBe(200);
    expect(vi.mocked(searchCatalogue).mock.calls).toEqual([['es', 'x'.repeat(100), null]]);
  });

  it.each([undefined, 'fr', 7, null])('reads the language %j as Spanish', async (locale) => {
    await post({ busqueda: 'x', locale });
    expect(vi.mocked(searchCatalogue).mock.calls).toEqual([['es', 'x', null]]);
  });

  it.each([{}, { busqueda: '' }, { busqueda: ' \u0000 ' }, { busqueda: 7 }, { busqueda: null }])(
    'names the missing field in %j by key',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { error: 'invalid', fields: { busqueda: 'textMissing' } },
      ]);
      expect(searchCatalogue).not.toHaveBeenCalled();
    },
  );

  it.each([[[]], [7], [null]])('refuses the body %j', async (body) => {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'invalid', fields: { '': 'textMissing' } }]);
  });

  it.each(['', 'busqueda=x', '{"busqueda":'])('refuses %j, which is not JSON', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses the type %j',
    async (type) => expect((await post({ busqueda: 'x' }, { 'content-type': type })).status).toBe(415),
  );

  it('reads JSON with a character set', async () => {
    expect((await post({ busqueda: 'x' }, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  it('refuses more than 64 kB', async () => {
    expect((await post({ busqueda: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('refuses another site', async () => {
    const answer = await post({ busqueda: 'x' }, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'foreign' }]);
    expect(searchCatalogue).not.toHaveBeenCalled();
  });

  it('limits frequent visitors, and nobody else', async () => {
    const from = (address: string) => post({ busqueda: 'x' }, { 'x-forwarded-for': address });
    vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // The burst takes no time, however busy the machine is.
    for (let count = 0; count < 120; count += 1) expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it.each([
    ['unavailable', 503, '5'],
    ['unexpected_shape', 502, null],
    ['invalid', 422, null],
  ] as const)('answers %s of the upstream with %i', async (code, status, retryAfter) => {
    vi.mocked(searchCatalogue).mockRejectedValue(new ApiError(code, 'POST upstream/api/buscador answered'));
    const answer = await post({ busqueda: 'something private' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('private');
  });

  it('does not hide its own error', async () => {
    vi.mocked(searchCatalogue).mockRejectedValue(new TypeError('mistake'));
    await expect(post({ busqueda: 'x' })).rejects.toThrow('mistake');
  });
});
