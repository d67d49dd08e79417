// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OptionQuestion } from '@/lib/domain/options';
import { useOptionQuestions } from '@/lib/hooks/use-option-questions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question = (id: string): OptionQuestion => ({ list: 'cita-clinicas', id, context: { especialidad: '2' } });

it('reads each selected record once, by its id only', async () => {
  const fetched = vi.fn(async (_address: string) => Response.json({ records: [{ id: '91' }], total: 1 }));
  vi.stubGlobal('fetch', fetched);
  const onRead = vi.fn();
  const view = renderHook(() => useOptionQuestions([question('91')], 'ca', onRead));
  view.rerender();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(onRead.mock.calls).toEqual([[question('91'), [{ id: '91' }]]]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/opciones?lista=cita-clinicas&especialidad=2&elegida=91&locale=ca',
  ]);
});

it('repeats the request after a failure, until it is no longer needed', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  const onRead = vi.fn();
  const view = renderHook(({ open }) => useOptionQuestions(open, 'es', onRead), {
    initialProps: { open: [question('92')] },
  });
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(fetched).toHaveBeenCalledTimes(2);
  view.rerender({ open: [] });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onRead).not.toHaveBeenCalled();
});
