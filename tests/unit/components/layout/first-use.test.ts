// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE_ATTRIBUTE, PRIVATE_ATTRIBUTE } from '@/lib/domain/page-marks';
import { LOGGED_IN_COOKIE } from '@/lib/domain/professional/professional';

const PAGE = `
  <p id="text">Text</p><a id="plain" href="#x">Page</a><a id="panel" href="#form" data-scripted="dialog">Ask</a>
  <button type="button" id="own" data-scripted>Copy</button>
  <button type="button" id="native" command="show-modal" commandfor="x">Open</button>
  <button type="button" id="step" data-step="1">Next</button>
  <script type="deferred">/a.js /b.js</script>`;

const find = (id: string) => document.getElementById(id) as HTMLElement;
const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** Deferred work runs in a separate task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Removes the listeners of an earlier test's modules: jsdom has one window for all. */
let end = new AbortController();
const listen = window.addEventListener.bind(window);
vi.stubGlobal(
  'addEventListener',
  (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options }), signal: end.signal }),
);

/** The modules read the page when they load, like the bootstrap script. */
async function open(change: () => void = () => undefined) {
  document.head.innerHTML = '';
  document.body.innerHTML = PAGE;
  change();
  end.abort();
  end = new AbortController();
  vi.resetModules();
  const { storeEarlyPresses } = await import('@/components/layout/early-presses');
  const { loadOnFirstUse } = await import('@/components/layout/first-use');
  storeEarlyPresses();
  loadOnFirstUse();
  await nextTask();
}

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private answer: (list: object, observer: object) => void) {}
      observe = () => this.answer({ getEntriesByName: () => [{}] }, this);
      disconnect = () => undefined;
    },
  );
});

it.each(['text', 'plain', 'native', 'step'])('nothing is loaded when a pointer touches %s', async (id) => {
  await open();
  find(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(asked()).toEqual([]);
});

it.each([
  ['pointerover', 'panel'],
  ['keydown', 'own'],
  ['focusin', 'own'],
  ['click', 'own'],
])('%s of %s loads the framework, once', async (sign, id) => {
  await open();
  for (let times = 0; times < 2; times += 1) find(id).dispatchEvent(new Event(sign, { bubbles: true }));
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

it('a control used while the document arrives loads the framework once the document is complete', async () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  await open(() => document.querySelector('script')?.remove());
  find('own').click();
  expect(asked()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<script type="deferred">/a.js /b.js</script>');
  Reflect.deleteProperty(document, 'readyState');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

it.each([
  ['as it was sent', '', []],
  ['changed before the script ran', 'b', ['/a.js', '/b.js']],
])('a list %s: %j is chosen, %j is loaded', async (_, value, expected) => {
  await open(() => {
    document.body.insertAdjacentHTML('beforeend', '<select><option value="">All</option><option>b</option></select>');
    if (value) (document.querySelector('select') as HTMLSelectElement).value = value;
  });
  expect(asked()).toEqual(expected);
});

it('a finger that scrolls over a control loads nothing', async () => {
  await open();
  const touch = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' });
  find('panel').dispatchEvent(touch);
  expect(asked()).toEqual([]);
});

it.each([
  ['of one visitor', PRIVATE_ATTRIBUTE],
  ['that does something by itself', AT_ONCE_ATTRIBUTE],
])('a page %s loads it without being asked, but not before it is shown', async (_, attribute) => {
  await open(() => {
    document.querySelector('script')?.setAttribute(attribute, '');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  expect(asked()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await nextTask();
  expect(asked()).toEqual(['/a.js', '/b.js']);
  Reflect.deleteProperty(document, 'prerendering');
});

it('a page that becomes visible after a login in another tab loads it', async () => {
  await open();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toEqual([]);
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser keeps it
  document.cookie = `${LOGGED_IN_COOKIE}=1`;
  window.dispatchEvent(new Event('visibilitychange'));
  await nextTask();
  expect(asked()).toEqual(['/a.js', '/b.js']);
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser keeps it
  document.cookie = `${LOGGED_IN_COOKIE}=; max-age=0`;
});

it('a pressed link to a dialog is held back and marked as busy', async () => {
  await open();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('panel').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(find('panel').getAttribute('aria-busy')).toBe('true');
});

it('a link that is pressed for another tab is left to the browser', async () => {
  await open();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  find('panel').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('links work without the framework when it cannot be loaded', async () => {
  await open();
  find('panel').dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('panel').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

describe('on a page that does not need the framework yet', () => {
  const hinted = () =>
    [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.as} ${link.getAttribute('href')}`);
  const FILES = ['prefetch fetch /datos/AbC/clinicas', 'prefetch script /a.js', 'prefetch script /b.js'];
  const withData = () =>
    find('step').insertAdjacentHTML('afterend', '<script type="page-data">/datos/AbC/clinicas</script>');

  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      Reflect.deleteProperty(navigator, 'connection');
    };
  });

  /** Opens it on such a line and waits until the files would have been requested. */
  async function openOn(connection: object | undefined) {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const opened = open(withData);
    await vi.advanceTimersByTimeAsync(10);
    await opened;
    expect(hinted()).toEqual([]);
  }

  it('its files are prefetched on a good line, and executed only with the first use', async () => {
    await openOn({ effectiveType: '4g', saveData: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([hinted(), asked()]).toEqual([FILES, []]);
  });

  it.each([
    ['slow', { effectiveType: '3g', saveData: false }],
    ['saving', { effectiveType: '4g', saveData: true }],
    ['unknown', undefined],
  ])('nothing is put into the cache on a line that is %s', async (_, connection) => {
    await openOn(connection);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(hinted()).toEqual([]);
  });

  it('nothing is prefetched once the framework is requested', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}\n'));
    await openOn({ effectiveType: '4g', saveData: false });
    find('own').click();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([hinted(), asked()]).toEqual([[], ['/a.js', '/b.js']]);
  });
});

describe('the hydration data', () => {
  const ADDRESS = '/datos/AbCdEfGhIjKlMnOp/clinicas';
  const DATA = '{"otherChunks":[]}\n0:"Clínica"';
  const fetched = vi.fn<typeof fetch>();
  const withData = (text: string) => () => {
    document.body.insertAdjacentHTML('beforeend', `<script type="page-data">${text}</script>`);
  };
  const use = () => find('own').dispatchEvent(new Event('keydown', { bubbles: true }));

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched.mockReset());
    window.TURBOPACK = undefined;
    window.__next_f = undefined;
  });

  it('is passed on at once when it is in the page', async () => {
    await open(withData(DATA));
    use();
    expect(window.__next_f).toEqual([[0], [1, '0:"Clínica"']]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is fetched once, beside the scripts, which start when it has arrived', async () => {
    fetched.mockImplementation(async () => new Response(DATA));
    await open(withData(ADDRESS));
    expect(fetched).not.toHaveBeenCalled();
    use();
    use();
    expect(asked()).toEqual(['/a.js', '/b.js']);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    const begun = vi.fn();
    window.TURBOPACK = { push: begun }; // The scripts have loaded already.
    await vi.waitFor(() => expect(begun).toHaveBeenCalledExactlyOnceWith({ otherChunks: [] }));
    expect(window.__next_f).toEqual([[0], [1, '0:"Clínica"']]);
  });

  it.each([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a pressed control is not busy for ever when it %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    await open(withData(ADDRESS));
    find('own').click();
    expect(find('own').getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(find('own').hasAttribute('aria-busy')).toBe(false));
    expect(window.TURBOPACK).toBeUndefined();
  });
});
