import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { forgetAccount } from '@/desk/src/auth-provider';
import { store } from '@/desk/src/i18n-provider';
import { complaints } from './complaints';
import '@fontsource-variable/figtree/wght.css';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '@/desk/src/desk.css';
import '@/desk/src/agenda.css';

/**
 * Chromium reports this for a list that is measured again in the next frame; it does not fail the page tests of the
 * site either.
 */
const isLate = (text: string) => text.includes('ResizeObserver loop completed');

/**
 * Only React's development build reports this, for a response between a render and its mount; the site serves the other
 * build.
 */
const isEarly = (text: string) =>
  text.startsWith("Can't perform a React state update on a component that hasn't mounted yet");

addEventListener('error', ({ message }) => isLate(message) || complaints.push(`error: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${reason}`));

// The faults that fail a page test also fail a screen test (tests/e2e/visit.ts): a console line, an exception and a
// refused request.
beforeEach(async () => {
  await page.viewport(1280, 900);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (!isLate(text) && !isEarly(text)) complaints.push(`console: ${text}`);
    });
  }
  const send = window.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await send(...call);
    if (answer.status >= 400) complaints.push(`${answer.status} ${answer.url}`);
    return answer;
  });
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetAccount();
  store.reset();
  history.replaceState(null, '', '#');
  expect(complaints.splice(0)).toEqual([]);
});
