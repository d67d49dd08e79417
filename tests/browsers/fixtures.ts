import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Launch, Launched } from './engine';
import { launchFirefox } from './firefox';
import { startListeningProxy } from './listening-proxy';
import { Visitor } from './visitor';
import { launchWebkit } from './webkit';

export type Settings = { engine: 'firefox' | 'webkit' };
type Running = Launched & { complaints: string[] };

const LAUNCHES: Record<Settings['engine'], Launch> = { firefox: launchFirefox, webkit: launchWebkit };

/**
 * Journeys of staff and patients and the browsers' own caches: wide in Firefox, narrow in WebKit. The other files are
 * the reverse.
 */
const WIDE_IN_FIREFOX = ['asking', 'code', 'desk', 'navigating'].map((name) => `${name}.spec.ts`);

/** Runs a visit with a fresh profile, and fails at the end if the page reported a fault. */
type InNewWindow = (visit: (visitor: Visitor) => Promise<void>) => Promise<void>;

/** A visitor with a fresh profile for each test, which fails at the end if the page reported a fault. */
export const test = base.extend<
  { visitor: Visitor; inNewWindow: InNewWindow; width: number },
  Settings & { running: Running }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  width: async ({ engine }, use, { file }) => {
    await use((engine === 'firefox') === WIDE_IN_FIREFOX.includes(path.basename(file)) ? 1280 : 390);
  },
  running: [
    async ({ engine }, use) => {
      const complaints: string[] = [];
      const proxy = await startListeningProxy((complaint) => complaints.push(complaint));
      const launched = await LAUNCHES[engine](proxy.port);
      await use({ ...launched, complaints });
      await launched.close();
      proxy.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  inNewWindow: async ({ running, width, baseURL }, use, info) => {
    await use(async (visit) => {
      const isNarrow = width < 1024;
      const window = await running.open(width, isNarrow ? 844 : 900);
      running.complaints.length = 0;
      const visitor = new Visitor(window, baseURL ?? '', isNarrow, running.complaints);
      const failure = await visit(visitor).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure || info.status !== info.expectedStatus) {
        const picture = await window.screenshot().catch(() => null);
        if (picture) writeFileSync(info.outputPath('window.png'), picture);
      }
      if (window.hasHung()) throw new Error('The browser left a command without an answer.'); // It would not close, either.
      await window.close();
      if (failure) throw failure.error;
      expect(running.complaints).toEqual([]);
    });
  },
  visitor: async ({ inNewWindow }, use) => {
    await inNewWindow(use);
  },
});
