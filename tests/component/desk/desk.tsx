import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { expect, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetAccount } from '@/desk/src/auth-provider';
import { DeskApp } from '@/desk/src/desk-app';
import { MESSAGES } from '@/desk/src/messages/all';
import type { DeskCommands, NewAccount } from '@/tests/support/desk-commands';

export const DESK = { es: MESSAGES.es.desk, ca: MESSAGES.ca.desk, en: MESSAGES.en.desk };

/** The commands that run outside the browser. */
export const outside = commands as unknown as DeskCommands;

/** The cache key of the desk's styles. */
const KEY = 'desk';

/** Shows the desk at an address behind the hash, like a page loaded there. Returns a function that closes it. */
export async function openDesk(path: string): Promise<() => Promise<void>> {
  history.replaceState(null, '', `#${path}`);
  forgetAccount();
  // The browser matches every later screen against the styles of earlier ones: a thousand sheets, if each rule is one.
  for (const sheet of document.head.querySelectorAll(`style[data-emotion^=${KEY}]`)) sheet.remove();
  const { unmount } = await render(
    <CacheProvider value={createCache({ key: KEY, speedy: true })}>
      <DeskApp />
    </CacheProvider>,
  );
  return unmount;
}

/** Signs in and shows the desk. */
export async function work(account: NewAccount, path: string) {
  const signedIn = await outside.signInAtDesk(account);
  let close = await openDesk(path);
  return {
    ...signedIn,
    /** Closes the page and loads it at the same address, without its memory. */
    reload: async () => {
      await close();
      close = await openDesk(location.hash.slice(1));
    },
  };
}

export const goTo = (path: string): void => {
  location.hash = path;
};

export const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('button', { name, exact: true });
export const dialog = (): Locator => page.getByRole('dialog');
export const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const menu = (title: string): Locator => page.getByRole('menuitem', { name: new RegExp(`^${title}`) });
export const tab = (name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });

export const isShown = (one: Locator) => expect.element(one).toBeVisible();
export const isRemoved = (one: Locator) => expect.element(one).not.toBeInTheDocument();

/** Presses Enter in a filled field. */
export async function send(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** Opens a list and selects one of its options. */
export async function choose(list: Locator, option: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Returns a unique name. */
export const newName = (): string => `Aina ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
export const newEmail = (): string => `${crypto.randomUUID().slice(0, 8)}@paciente.test`;

/** Calls the backend with the browser's session. Returns the response. */
export async function call<T = Record<string, string>>(method: string, path: string, body?: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'x-locale-front': path.startsWith('/gestion/catalogo') ? '*' : 'es',
  };
  const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : null) as T;
}

/** Returns a list of the calls made from now on, as method and path. */
export function noteCalls(): string[] {
  const calls: string[] = [];
  const send = window.fetch;
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    calls.push(`${given[1]?.method} ${given[0]}`);
    return send(...given);
  });
  return calls;
}

/** Replaces EventSource: a screen that gets no events from the backend. */
export class SilentEvents extends EventTarget {
  close(): void {}
}
