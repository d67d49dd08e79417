import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Opens a picker, which replaces the browser's own list on its first use, and returns its options. */
export async function openList(where: Locator, label: string): Promise<Locator> {
  await where.getByRole('combobox', { name: label, exact: true }).click();
  const list = where.getByRole('combobox', { name: label, exact: true, expanded: true });
  await expect.element(list).toHaveAttribute('aria-autocomplete', 'list');
  return page.getByRole('listbox').getByRole('option');
}

/** Selects the option with this name in a picker. */
export async function choose(where: Locator, label: string, option: string): Promise<void> {
  const options = await openList(where, label);
  await options.and(page.getByRole('option', { name: option, exact: true })).click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
}

/** Returns the names of the options of a picker, and closes it. */
export async function offered(where: Locator, label: string): Promise<string[]> {
  const options = await openList(where, label);
  await expect.element(options.first()).toBeVisible();
  const names = options.elements().map(({ textContent }) => textContent ?? '');
  await userEvent.keyboard('{Escape}');
  return names;
}

/** Returns a day about six weeks from now as YYYY-MM-DD and as DD/MM/YYYY. */
export function someDay(): { day: string; typed: string } {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  return { day, typed: day.split('-').reverse().join('/') };
}

/** The name of the radio of an hour. */
export const HOUR = /^\d\d:\d\d$/;

/** Focuses a control once it exists. */
export async function focus(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
}

/** Returns the text of the focused element, or ''. Without one `document.activeElement` is the whole page. */
export const focusedText = (): string => document.querySelector(':focus')?.textContent ?? '';
