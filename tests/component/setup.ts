import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '@/app/globals.css';
import { setPageLocale } from './support/intl';
import { forgetNavigations, stopNavigations } from './support/navigations';

// What fails a test of a page fails a test of a component, too (tests/e2e/visit.ts): a line of the console, an exception
// and a request that failed.
const complaints: string[] = [];

addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${reason}`));

stopNavigations();
const address = location.href;
document.title = 'Clinic';
document.documentElement.dataset.phone = '963 400 900';

beforeEach(() => {
  setPageLocale('es');
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  await cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
  forgetNavigations();
  expect(complaints.splice(0)).toEqual([]);
});
