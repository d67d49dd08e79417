// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssistantEvent } from '@/lib/domain/appointment/assistant';
import { COVID_TESTS } from '@/lib/domain/appointment/choices';
import { useAssistant } from '@/lib/hooks/use-assistant';
import { useTestPrices } from '@/lib/hooks/use-test-prices';
import { CATALOGUE, choose, DAY, OFFER } from '@/tests/support/assistant';

const TODAY = '2026-12-01';
const OTHER_DAY = '2026-12-15';

type Asked = { path: string; day: string; test: string; isAborted: () => boolean };

/** An upstream with that latency behind both endpoints; `most`: the maximum of concurrent look-ups. */
function slowSite(latency: number) {
  const asked: Asked[] = [];
  let underWay = 0;
  const seen = { asked, most: 0 };
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, searchParams } = new URL(path, 'http://site');
    const isLookUp = pathname.endsWith('/precios');
    const [day = '', test = ''] = ['fecha', 'prueba'].map((name) => searchParams.get(name) ?? '');
    asked.push({ path: pathname, day, test, isAborted: () => signal.aborted });
    if (isLookUp) seen.most = Math.max(seen.most, ++underWay);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        if (isLookUp) underWay -= 1;
        resolve(Response.json(isLookUp ? { priceCents: 2500 } : { kind: 'offered', offer: OFFER }));
      }, latency);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        if (isLookUp) underWay -= 1;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  });
  return seen;
}

let clinics = 0;

/** Another clinic each time, whose price the page does not know yet. */
function openAssistant() {
  const id = `clinic-${++clinics}`;
  const catalogue = { ...CATALOGUE, clinics: CATALOGUE.clinics.slice(0, 1).map((clinic) => ({ ...clinic, id })) };
  const { result } = renderHook(() => {
    const [state, dispatch] = useAssistant(catalogue, 'es');
    return { state, dispatch, prices: useTestPrices('es', state, COVID_TESTS) };
  });
  return {
    clinic: choose.clinic(id),
    current: () => result.current,
    send: (...events: AssistantEvent[]) => {
      for (const event of events) act(() => result.current.dispatch(event));
    },
    prices: () => Object.entries(result.current.prices).map(([test, price]) => `${test} ${price}`.replace(/\s+/g, ' ')),
  };
}

/** In steps, because effects only run between them. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left >= 0; left -= 500)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
}
const lookUps = ({ asked }: { asked: Asked[] }, day: string) =>
  asked.filter((one) => one.path === '/api/citas/precios' && one.day === day);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(`${TODAY}T09:00:00Z`) });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe.each([500, 1500, 2500])('with an upstream that takes %i ms', (latency) => {
  it('reads the hours of a selected day in one call, and starts prices after them', async () => {
    const seen = slowSite(latency);
    const assistant = openAssistant();
    assistant.send(choose.covid(true), assistant.clinic, choose.kind('testPCR'));
    await pass(100);
    assistant.send(choose.day(DAY));
    await pass(latency - 1);
    expect(lookUps(seen, DAY)).toEqual([]);
    await pass(1);
    expect(assistant.current().state.search.kind).toBe('offered');
    expect(assistant.prices()).toEqual(['testPCR 59,00 €']);
    await pass(2 * latency);
    expect(lookUps(seen, DAY).map(({ test }) => test)).toEqual(['pcrVariant', 'testAntigenos', 'testSerologico']);
    expect(assistant.prices()).toHaveLength(4);
    expect(seen.most).toBe(2);
  });
});

it('cancels the look-ups of a day that is no longer selected', async () => {
  const seen = slowSite(2500);
  const assistant = openAssistant();
  assistant.send(choose.covid(true), assistant.clinic);
  await pass(100);
  assistant.send(choose.day(DAY));
  await pass(100);
  expect(lookUps(seen, TODAY).map(({ isAborted }) => isAborted())).toEqual([true, true]);
  assistant.send(choose.day(OTHER_DAY));
  await pass(0);
  expect(lookUps(seen, DAY).map(({ isAborted }) => isAborted())).toEqual([true, true]);
  await pass(5000);
  expect(lookUps(seen, TODAY)).toHaveLength(2);
  expect(lookUps(seen, OTHER_DAY)).toHaveLength(4);
});

it('cancels the look-up of the test whose hours are searched, and continues another one', async () => {
  const seen = slowSite(2500);
  const assistant = openAssistant();
  assistant.send(choose.covid(true), assistant.clinic, choose.day(DAY));
  await pass(100);
  assistant.send(choose.kind('testPCR'));
  expect(lookUps(seen, DAY).map(({ test, isAborted }) => [test, isAborted()])).toEqual([
    ['testPCR', true],
    ['pcrVariant', false],
  ]);
});

it('reads a price once per clinic and day, also the price of a searched test', async () => {
  const seen = slowSite(500);
  const assistant = openAssistant();
  assistant.send(choose.covid(true), assistant.clinic, choose.kind('testPCR'), choose.day(DAY));
  await pass(2000);
  const before = lookUps(seen, DAY).length;
  assistant.send(choose.kind('testAntigenos'));
  await pass(2000);
  assistant.send(choose.day(OTHER_DAY));
  await pass(2000);
  assistant.send(choose.day(DAY));
  await pass(2000);
  expect(before).toBe(3);
  expect(lookUps(seen, DAY)).toHaveLength(before);
  expect(assistant.prices()).toHaveLength(4);
});

it('omits a price that cannot be read, and does not retry it on that day', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', asked);
  const assistant = openAssistant();
  assistant.send(choose.covid(true), assistant.clinic, choose.day(DAY));
  await pass(1000);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2 + COVID_TESTS.length);
  expect(assistant.prices()).toEqual([]);
});
