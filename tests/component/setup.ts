import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '@/app/globals.css';
import { setPageLocale } from './support/intl';
import { forgetNavigations, stopNavigations } from './support/navigations';

// The faults that fail a page test also fail a component test (tests/e2e/visit.ts): a console line, an exception
// and a failed request.
const complaints: string[] = [];

addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${reason}`));

stopNavigations();
const address = location.href;
document.title = 'Clinic';
document.documentElement.dataset.phone = '963 400 900';
document.documentElement.dataset.tel = '+34963400900';

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
