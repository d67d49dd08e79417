import { json } from '@clinic/contract/tests/support/loopback';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNextDays } from '@/lib/appointments/next-days';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, answering } = formsUpstream();

const QUERY = { clinicId: '1', day: '2026-12-13', test: 'testPCR' } as const;
const NOTHING = { here: null, nearby: [], canWait: false };

/** Responds as an upstream without the call: hours by day, 'none' for the rest, 'never' keeps the response open. */
function answeringDays(days: Record<string, 'never' | 'broken' | string[]>): void {
  upstream.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    if (!pathname.endsWith('/buscarhuecos')) return json(response, 404, { 'hydra:description': 'Not Found' });
    const day = (searchParams.get('fecha') ?? '').split('-').reverse().join('-');
    const known = days[day] ?? [];
    if (known === 'never') return;
    if (known === 'broken') return json(response, 500, {});
    const slots = known.map((initTime) => ({ initTime, endTime: '2300' }));
    json(response, 200, { success: 'true', slots });
  };
}

describe('the next days with hours of our own backend', () => {
  it('are requested in one call, in the language of the page', async () => {
    answering({
      success: true,
      espera: true,
      aqui: { fecha: '2026-12-14', initTime: '0900', huecos: 12 },
      cerca: [
        { centromedico: 2, nombre: 'Castelló', km: 63, fecha: '2026-12-15', initTime: 930, huecos: '1' },
        { centromedico: 3, nombre: null, fecha: '2026-12-15', initTime: '0930', huecos: 1 },
      ],
    });
    expect(await findNextDays('ca', QUERY)).toEqual({
      here: { day: '2026-12-14', start: '0900', count: 12 },
      canWait: true,
      nearby: [{ clinicId: '2', name: 'Castelló', km: 63, day: '2026-12-15', start: '0930', count: 1 }],
    });
    expect(upstream.calls).toEqual(['GET /api/citas/proximoshuecos?centromedico=1&fecha=2026-12-13&prueba=testPCR']);
    expect(upstream.headers[0]).toMatchObject({ 'x-locale-front': 'ca' });
  });

  it.each([
    [{ success: false }],
    [{ success: true, aqui: null, cerca: [] }],
    [{ success: true, aqui: { fecha: 'x', initTime: '0900', huecos: 1 }, cerca: 'x' }],
  ])('are nothing in %j', async (body) => {
    answering(body);
    expect(await findNextDays('es', QUERY)).toEqual(NOTHING);
  });

  it('throw on a failure, without a search day by day', async () => {
    answering({}, 500);
    await expect(findNextDays('es', QUERY)).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toHaveLength(1);
  });
});

describe('the next days with hours of an upstream without such a call', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-12-01T10:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are the first ones of the fourteen after the day, searched at once', async () => {
    answeringDays({ '2026-12-17': ['1600', '0930'], '2026-12-18': ['0900'], '2026-12-15': 'broken' });
    expect(await findNextDays('es', QUERY)).toEqual({
      here: { day: '2026-12-17', start: '0930', count: 2 },
      nearby: [],
      canWait: false,
    });
    const days = upstream.calls.slice(1).map((call) => /fecha=(\d\d-\d\d)/.exec(call)?.[1]);
    expect(days.slice(0, 2)).toEqual(['14-12', '15-12']);
    expect(new Set(days).size).toBeLessThanOrEqual(14);
  });

  it('are searched from today on when the day is in the past', async () => {
    answeringDays({ '2026-12-01': ['1800'] });
    expect((await findNextDays('es', { ...QUERY, day: '2026-11-01' })).here?.day).toBe('2026-12-01');
  });

  it('are empty when no day has hours', async () => {
    answeringDays({});
    expect(await findNextDays('es', { ...QUERY, clinicId: '7' })).toEqual(NOTHING);
    expect(upstream.calls.filter((call) => call.includes('buscarhuecos?centromedico=7'))).toHaveLength(14);
  });

  it.each([
    ['what is known', { '2026-12-14': 'never', '2026-12-20': ['0900'] } as const, '2026-12-20'],
    [
      'nothing when nothing is known',
      Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`2026-12-${14 + at}`, 'never' as const])),
      undefined,
    ],
  ])('are %s after two and a half seconds', async (_what, days, expected) => {
    answeringDays(days as Parameters<typeof answeringDays>[0]);
    let answered: Awaited<ReturnType<typeof findNextDays>> | null = null;
    const asking = findNextDays('es', QUERY).then((next) => {
      answered = next;
    });
    while (upstream.calls.length < 15) await new Promise(setImmediate); // of the real clock: the calls are real
    await vi.advanceTimersByTimeAsync(2_400);
    expect(answered).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    await asking;
    expect(answered).toMatchObject(expected ? { here: { day: expected } } : NOTHING);
  });
});
