import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSlotFree, searchSlots } from '@/lib/appointments/appointments';
import { log } from '@/lib/log';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/appointments/appointments', () => ({ isSlotFree: vi.fn(), searchSlots: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { GET } = await import('@/app/api/citas/buscarhuecos/route');

const RIGHT = { centromedico: '5', fecha: '2026-12-14', prueba: 'testPCR', locale: 'en' };
const QUERY = { clinicId: '5', day: '2026-12-14', test: 'testPCR' };

function get(query: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const address = `http://localhost:3000/api/citas/buscarhuecos?${new URLSearchParams(query)}`;
  return GET(new Request(address, { headers: { host: 'localhost:3000', ...headers } }));
}

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.rate.buscarhuecos'));
  vi.mocked(log.warn).mockClear();
  vi.mocked(searchSlots).mockReset().mockResolvedValue({ kind: 'none' });
  vi.mocked(isSlotFree).mockReset().mockResolvedValue(true);
});

describe('GET /api/citas/buscarhuecos', () => {
  it.each([{ kind: 'none' }, { kind: 'refused', text: 'Cerrado' }] as const)(
    'returns the result %j, and forbids caching it',
    async (found) => {
      vi.mocked(searchSlots).mockResolvedValue(found);
      const answer = await get({ ...RIGHT, other: '1' });
      expect([answer.status, await answer.json()]).toEqual([200, found]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(vi.mocked(searchSlots).mock.calls).toEqual([['en', QUERY, null]]);
    },
  );

  it.each([true, false])('returns whether one hour is free: %j', async (available) => {
    vi.mocked(isSlotFree).mockResolvedValue(available);
    const answer = await get({ ...RIGHT, initTime: '0915' });
    expect([answer.status, await answer.json()]).toEqual([200, { available }]);
    expect(vi.mocked(isSlotFree).mock.calls).toEqual([['en', { ...QUERY, start: '0915' }, null]]);
    expect(searchSlots).not.toHaveBeenCalled();
  });

  it('reads a language the site does not have as Spanish', async () => {
    await get({ ...RIGHT, locale: 'fr' });
    expect(vi.mocked(searchSlots).mock.calls).toEqual([['es', QUERY, null]]);
  });

  it.each([
    [{ centromedico: '' }, { centromedico: 'clinicMissing' }],
    [{ centromedico: 'noneClinica' }, { centromedico: 'clinicMissing' }],
    [{ centromedico: 'x'.repeat(51) }, { centromedico: 'invalid' }],
    [{ fecha: '14-12-2026' }, { fecha: 'dayInvalid' }],
    [{ fecha: '2026-02-30' }, { fecha: 'dayInvalid' }],
    [{ fecha: '' }, { fecha: 'dayMissing' }],
    [{ prueba: 'consulta' }, { prueba: 'invalid' }],
    [{ prueba: '' }, { prueba: 'typeMissing' }],
    [{ initTime: '2460' }, { initTime: 'invalid' }],
    [{ initTime: '' }, { initTime: 'slotMissing' }],
  ])('says by key what is wrong with %j', async (wrong, fields) => {
    const answer = await get({ ...RIGHT, ...wrong });
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'invalid', fields }]);
    expect(searchSlots).not.toHaveBeenCalled();
  });

  it('names the missing field', async () => {
    const fields = { centromedico: 'clinicMissing', fecha: 'dayMissing', prueba: 'typeMissing' };
    expect(await (await get({})).json()).toEqual({ error: 'invalid', fields });
  });

  it('refuses another site', async () => {
    const answer = await get(RIGHT, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'foreign' }]);
    expect(searchSlots).not.toHaveBeenCalled();
  });

  it('limits frequent visitors', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // The burst takes no time, however busy the machine is.
    for (let count = 0; count < 120; count += 1) expect((await get(RIGHT)).status).toBe(200);
    const refused = await get(RIGHT);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it.each([
    ['unavailable', 503],
    ['unexpected_shape', 502],
  ] as const)('answers %s of the upstream with %i', async (code, status) => {
    vi.mocked(searchSlots).mockRejectedValue(new ApiError(code, 'GET upstream/api/citas/buscarhuecos answered'));
    const answer = await get(RIGHT);
    expect([answer.status, await answer.json()]).toEqual([status, { error: code }]);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('2026-12-14');
  });
});
