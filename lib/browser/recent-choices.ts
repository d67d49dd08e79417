import { LOGGED_IN_COOKIE } from '../domain/professional/professional';
import { SEARCH_KINDS, type SearchKind } from '../domain/search';
import { isOwnPath } from '../i18n/links';
import type { Locale } from '../i18n/locales';

/** A result chosen in the search panel; `path` has no language prefix. */
export type RecentChoice = { kind: SearchKind; name: string; path: string };

/**
 * Stored choices are health data: this tab only, for 30 minutes, and only while the same person or nobody is logged in
 * (docs/architecture.md#browser-storage).
 */
type Stored = { at: number; isLoggedIn: boolean; locale: Locale; choices: RecentChoice[] };

// The number grows when a list stored by the previous version can no longer be read.
const KEY = 'busqueda.1';
const TTL_MS = 30 * 60_000;
const MAX_STORED = 5;
const MAX_TEXT_LENGTH = 300;

/** The choices of this tab, newest first; empty after 30 minutes, a login or logout, or in another language. */
export function readChoices(locale: Locale, now: number): RecentChoice[] {
  const found = stored();
  if (!found) return [];
  if (Math.abs(now - found.at) > TTL_MS || found.isLoggedIn !== isLoggedIn()) {
    clearRecentChoices();
    return [];
  }
  return found.locale === locale ? found.choices : [];
}

/** Makes a choice the first of the list. Does nothing if storage is blocked. */
export function rememberChoice(choice: RecentChoice, locale: Locale, now: number): void {
  const others = readChoices(locale, now).filter(({ path }) => path !== choice.path);
  const { kind, name, path } = choice;
  const choices = [{ kind, name, path }, ...others].slice(0, MAX_STORED);
  const entry: Stored = { at: now, isLoggedIn: isLoggedIn(), locale, choices };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entry));
  } catch {
    // Full or refused: the search works without it.
  }
}

/** Erases the choices of this tab. */
export function clearRecentChoices(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored if storage is blocked.
  }
}

const isLoggedIn = (): boolean => document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`);

function stored(): Stored | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  typeof value.isLoggedIn === 'boolean' &&
  typeof value.locale === 'string' &&
  Array.isArray(value.choices) &&
  value.choices.length <= MAX_STORED &&
  value.choices.every(isChoice);

const isChoice = (value: unknown): value is RecentChoice =>
  isRecord(value) &&
  SEARCH_KINDS.some((kind) => kind === value.kind) &&
  isText(value.name) &&
  isText(value.path) &&
  isOwnPath(value.path);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
