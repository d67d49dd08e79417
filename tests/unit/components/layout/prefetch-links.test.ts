// @vitest-environment jsdom
// @own-process: only the process reports unhandled rejections.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from '@/components/layout/prefetch-links';
import { interruptedAnswer, unhandledWhile } from '../../../support/interrupted';

/* jsdom has no speculation rules, like Firefox. */
const fetched = vi.fn(async () => new Response(''));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  document.body.innerHTML = '<a href="/clinicas/torrent"><b>Torrent</b></a> <a href="/pedir-cita">Cita</a> <p>Text</p>';
});
afterEach(() => vi.useRealTimers());

vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((token) => token === 'prefetch');
prefetchLinks();

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
function over(selector: string, pointerType = 'mouse') {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
  find(selector).dispatchEvent(event);
}
const touch = (selector: string) => find(selector).dispatchEvent(new Event('touchstart', { bubbles: true }));

test('a link under a resting pointer is fetched, and one that the pointer crosses is not', () => {
  over('a b');
  vi.advanceTimersByTime(60);
  over('p');
  vi.advanceTimersByTime(1_000);
  expect(fetched).not.toHaveBeenCalled();

  over('a b');
  vi.advanceTimersByTime(120);
  expect(fetched.mock.calls).toEqual([
    [new URL('/clinicas/torrent', location.href).href, { headers: { Purpose: 'prefetch' } }],
  ]);
});

test('a link under a finger is fetched at once', () => {
  over('a', 'touch');
  touch('a');
  vi.advanceTimersByTime(1_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('other links are not fetched', () => {
  for (const selector of ['a[href="/pedir-cita"]', 'p']) {
    touch(selector);
    over(selector);
    vi.advanceTimersByTime(1_000);
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('a page that is left during a read reports no error', async () => {
  vi.useRealTimers();
  fetched.mockResolvedValueOnce(interruptedAnswer());
  expect(await unhandledWhile(() => touch('a'))).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});
