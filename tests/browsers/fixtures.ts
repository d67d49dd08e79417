import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { Launch, Launched } from './engine';
import { launchFirefox } from './firefox';
import { startListeningProxy } from './listening-proxy';
import { Visitor } from './visitor';
import { launchWebkit } from './webkit';

export type Settings = { engine: 'firefox' | 'webkit'; width: number };
type Running = Launched & { complaints: string[] };

const LAUNCHES: Record<Settings['engine'], Launch> = { firefox: launchFirefox, webkit: launchWebkit };

/** A visitor with a fresh profile for each test, which fails at the end when anything complained. */
export const test = base.extend<{ visitor: Visitor }, Settings & { running: Running }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  width: [1280, { option: true, scope: 'worker' }],
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
  visitor: async ({ running, width, baseURL }, use, info) => {
    requireHangBefore(info);
    const isNarrow = width < 1024;
    const window = await running.open(width, isNarrow ? 844 : 900);
    running.complaints.length = 0;
    await use(new Visitor(window, baseURL ?? '', isNarrow, running.complaints));
    if (info.status !== info.expectedStatus) {
      const picture = await window.screenshot().catch(() => null);
      if (picture) writeFileSync(info.outputPath('window.png'), picture);
    }
    if (window.hasHung()) return noteHang(info);
    await window.close();
    expect(running.complaints).toEqual([]);
  },
});

/** Kept between two tries of a test. */
const hangFile = ({ project, testId }: TestInfo) => path.join(project.outputDir, `${testId}.hung`);

/** WebKitGTK now and then leaves a command without an answer; the test is then tried again in a new browser. */
function noteHang(info: TestInfo): void {
  mkdirSync(info.project.outputDir, { recursive: true });
  writeFileSync(hangFile(info), '');
}

/** Only after a hang is there a second try: whatever else fails once has failed. */
function requireHangBefore(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(hangFile(info)))
    throw new Error('It failed at the first try, which is what counts.');
}
