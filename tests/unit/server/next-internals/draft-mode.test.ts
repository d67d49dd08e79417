import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftModeCookie } from '@/server/next-internals/draft-mode';
import { framework } from './support';

const { DraftModeProvider } = framework('next/dist/server/async-storage/draft-mode-provider');
const { PRERENDER_MANIFEST } = framework('next/dist/shared/lib/constants');
const { RequestCookies } = framework('next/dist/server/web/spec-extension/cookies');
const PREVIEW = { previewModeId: 'a'.repeat(32), previewModeSigningKey: 'b', previewModeEncryptionKey: 'c' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-mode-'));
  mkdirSync(path.join(folder, '.next'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const isDraft = (cookie: string): boolean => {
  const headers = new Headers({ cookie });
  return new DraftModeProvider(PREVIEW, headers, new RequestCookies(headers)).isEnabled;
};

it('the framework is in its draft mode for who has the cookie, and for nobody else', () => {
  writeFileSync(path.join(folder, '.next', PRERENDER_MANIFEST), JSON.stringify({ preview: PREVIEW }));
  expect(isDraft(draftModeCookie(folder))).toBe(true);
  expect(isDraft('__prerender_bypass=x')).toBe(false);
});

it('without a build there is none', () => {
  expect(() => draftModeCookie(folder)).toThrow('ENOENT');
});
