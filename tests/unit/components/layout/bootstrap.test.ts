// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('a script before the end of the document reads the document once it is complete', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  await import('@/components/layout/bootstrap');
  document.body.innerHTML = '<a id="ask" href="/pedir-cita" data-scripted="dialog">Ask</a>';
  const link = document.getElementById('ask');
  expect(link?.getAttribute('aria-haspopup')).toBeNull();

  Reflect.deleteProperty(document, 'readyState');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(link?.getAttribute('aria-haspopup')).toBe('dialog');
});
