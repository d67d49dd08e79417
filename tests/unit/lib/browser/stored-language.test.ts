// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedLanguage, trackLanguage } from '@/lib/browser/stored-language';

const visibility = vi.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  visibility.mockReturnValue('visible');
});
afterEach(() => localStorage.clear());

it.each([
  ['/', 'es'],
  ['/contacto', 'es'],
  ['/en', 'en'],
  ['/ca/clinicas/torrent', 'ca'],
  ['/enologia', 'es'],
])('%s stores %s under the specified name', (path, locale) => {
  history.replaceState(null, '', path);
  trackLanguage();
  expect(localStorage.getItem('X-LOCALE-FRONT')).toBe(locale);
});

it('a hidden page stores its language when it becomes visible, each time', () => {
  visibility.mockReturnValue('hidden');
  history.replaceState(null, '', '/en/contacto');
  trackLanguage();
  expect(storedLanguage()).toBeNull();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(storedLanguage()).toBe('en');
  localStorage.setItem('X-LOCALE-FRONT', 'ca'); // by a page in another tab
  dispatchEvent(new Event('pageshow'));
  expect(storedLanguage()).toBe('en');
});

it('a browser that blocks its storage causes no error', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(trackLanguage).not.toThrow();
  blocked.mockRestore();
});

it.each(['fr', '', '<b>'])('a stored %j is not a language', (value) => {
  localStorage.setItem('X-LOCALE-FRONT', value);
  expect(storedLanguage()).toBeNull();
});
