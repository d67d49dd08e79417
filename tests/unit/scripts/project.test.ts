import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetPagesOfOtherSettings } from '../../../scripts/project.mjs';

const PAGE = '.next/pages/es';
const SETTINGS = { PORT: 3000, SITE_URL: 'https://a.example', API_URL: 'https://api.example', LOG_LEVEL: 'info' };
const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  process.chdir(folder);
  keepPage();
  forgetPagesOfOtherSettings(SETTINGS);
  keepPage();
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

function keepPage() {
  mkdirSync(path.dirname(PAGE), { recursive: true });
  writeFileSync(PAGE, '<h1>');
}

describe('pages cached by an earlier start', () => {
  it('are served again when no input of the pages has changed', () => {
    forgetPagesOfOtherSettings({ ...SETTINGS, LOG_LEVEL: 'debug', PORT: 8080 });
    expect(existsSync(PAGE)).toBe(true);
  });

  it.each([
    ['another upstream', { API_URL: 'https://other.example' }],
    ['another public address', { SITE_URL: 'https://b.example' }],
  ])('are forgotten with %s', (_what, changed) => {
    forgetPagesOfOtherSettings({ ...SETTINGS, ...changed });
    expect(existsSync(PAGE)).toBe(false);
  });

  it('are deleted when the port changes, if it is part of the public address', () => {
    const local = { ...SETTINGS, SITE_URL: undefined };
    forgetPagesOfOtherSettings(local);
    keepPage();
    forgetPagesOfOtherSettings({ ...local, PORT: 8080 });
    expect(existsSync(PAGE)).toBe(false);
  });
});
