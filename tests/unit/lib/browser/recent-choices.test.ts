import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRecentChoices, type RecentChoice, readChoices, rememberChoice } from '@/lib/browser/recent-choices';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HALF_HOUR = 30 * 60_000;
const KEY = 'busqueda.1';

const choice = (name: string): RecentChoice => ({ kind: 'speciality', name, path: `/especialidades/${name}` });
const names = (locale: 'es' | 'en' = 'es', now = NOW) => readChoices(locale, now).map(({ name }) => name);

const entries = new Map<string, string>();
const page = { cookie: '' };
beforeEach(() => {
  entries.clear();
  page.cookie = 'cookies=1';
  vi.stubGlobal('document', page);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('recent choices', () => {
  it('are the last five, newest first, without duplicates', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberChoice(choice(name), 'es', NOW);
    expect(names()).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('are deleted half an hour after the last one', () => {
    rememberChoice(choice('a'), 'es', NOW);
    expect(names('es', NOW + HALF_HOUR)).toEqual(['a']);
    expect(names('es', NOW + HALF_HOUR + 1)).toEqual([]);
    expect(entries.has(KEY)).toBe(false);
  });

  it('are deleted at login and at logout', () => {
    rememberChoice(choice('a'), 'es', NOW);
    page.cookie = 'cookies=1; profesional=1';
    expect(names()).toEqual([]);
    expect(entries.has(KEY)).toBe(false);
    rememberChoice(choice('b'), 'es', NOW);
    expect(names()).toEqual(['b']);
    page.cookie = '';
    expect(names()).toEqual([]);
    expect(entries.has(KEY)).toBe(false);
  });

  it('are not shown in another language', () => {
    rememberChoice(choice('a'), 'es', NOW);
    expect(names('en')).toEqual([]);
    expect(names()).toEqual(['a']);
  });

  it('can be forgotten', () => {
    rememberChoice(choice('a'), 'es', NOW);
    clearRecentChoices();
    expect(entries.size).toBe(0);
  });

  it.each([
    'x',
    '[]',
    '{"at":1}',
    JSON.stringify({ at: NOW, isLoggedIn: false, locale: 'es', choices: [{ ...choice('a'), path: '//evil.example' }] }),
    JSON.stringify({ at: NOW, isLoggedIn: false, locale: 'es', choices: [{ ...choice('a'), kind: 'x' }] }),
  ])('that are not ours are not read: %s', (stored) => {
    entries.set(KEY, stored);
    expect(names()).toEqual([]);
  });

  it('are empty, without an error, where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberChoice(choice('a'), 'es', NOW);
    expect(names()).toEqual([]);
    expect(clearRecentChoices).not.toThrow();
  });
});
