// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAssistant } from '@/lib/hooks/use-assistant';
import { CATALOGUE, choose, DAY, OFFER } from '@/tests/support/assistant';

afterEach(() => vi.unstubAllGlobals());

const offered = { kind: 'offered', offer: OFFER };

function stubFetch(answer: (url: URL, signal: AbortSignal) => Promise<Response>) {
  const fetched = vi.fn((path: string, { signal }: { signal: AbortSignal }) =>
    answer(new URL(path, 'http://site'), signal),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('useAssistant', () => {
  it('searches once clinic, day and test are selected, and shows the response', async () => {
    const fetched = stubFetch(async () => Response.json(offered));
    const { result } = renderHook(() => useAssistant(CATALOGUE, 'ca'));
    const dispatch = result.current[1];
    act(() => dispatch(choose.kind('testPCR')));
    act(() => dispatch(choose.clinic('10')));
    expect(fetched).not.toHaveBeenCalled();
    act(() => dispatch(choose.day(DAY)));
    await waitFor(() => expect(result.current[0].search.kind).toBe('offered'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(
      `/api/citas/buscarhuecos?centromedico=10&fecha=${DAY}&prueba=testPCR&locale=ca`,
    );
  });

  it('cancels an outdated search and shows only the last response', async () => {
    const signals: AbortSignal[] = [];
    stubFetch((url, signal) => {
      signals.push(signal);
      if (url.searchParams.get('fecha') === DAY) return new Promise(() => {});
      return Promise.resolve(Response.json({ kind: 'none' }));
    });
    const { result } = renderHook(() => useAssistant(CATALOGUE, 'es'));
    const dispatch = result.current[1];
    for (const event of [choose.kind('testPCR'), choose.clinic('10'), choose.day(DAY)]) act(() => dispatch(event));
    act(() => dispatch(choose.day('2026-12-15')));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await waitFor(() => expect(result.current[0].search.kind).toBe('none'));
  });

  it('cancels the search when the component unmounts', async () => {
    const signals: AbortSignal[] = [];
    stubFetch((_url, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { result, unmount } = renderHook(() => useAssistant(CATALOGUE, 'es'));
    const dispatch = result.current[1];
    for (const event of [choose.kind('testPCR'), choose.clinic('10'), choose.day(DAY)]) act(() => dispatch(event));
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('searches once for other clinics when a day has no hours', async () => {
    const here = { day: '2026-12-15', start: '0900', count: 3 };
    const fetched = stubFetch(async (url) =>
      Response.json(url.pathname.endsWith('/proximos') ? { here, nearby: [] } : { kind: 'none' }),
    );
    const { result } = renderHook(() => useAssistant(CATALOGUE, 'en'));
    const dispatch = result.current[1];
    for (const event of [choose.kind('testPCR'), choose.clinic('10'), choose.day(DAY)]) act(() => dispatch(event));
    await waitFor(() => expect(result.current[0].search).toMatchObject({ kind: 'none', next: { here } }));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      `/api/citas/buscarhuecos?centromedico=10&fecha=${DAY}&prueba=testPCR&locale=en`,
      `/api/citas/proximos?centromedico=10&fecha=${DAY}&prueba=testPCR&locale=en`,
    ]);
  });
});
