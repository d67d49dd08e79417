import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './actions';

/** A weekday in the month after next, always in the future, as YYYY-MM-DD and in typed form. */
export function someDay() {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  return { day, typed: day.split('-').reverse().join('/') };
}

export const quickForm = (page: Page, name = 'Pide tu cita') => page.getByRole('region', { name });

/** The options of a field once its list filters; `where` is the form, of which a page can have two. */
export async function openList(where: Locator, label: string) {
  await (await hydrated(where.getByLabel(label, { exact: true }))).click();
  const list = where.getByRole('combobox', { name: label, expanded: true });
  await expect(list).toHaveAttribute('aria-autocomplete', 'list');
  return where.getByRole('listbox').getByRole('option');
}

export async function choose(where: Locator, label: string, option: string) {
  const wanted = (await openList(where, label)).filter({ hasText: option }).first();
  // Like a hand: the list is at rest when the pointer is on the option.
  await expect(async () => {
    await wanted.hover();
    await expect(wanted).toHaveClass(/picker-option-focus/, { timeout: 500 });
  }).toPass();
  await wanted.click();
  await expect(where.getByRole('listbox')).toHaveCount(0); // The content below moves when it closes.
}

export async function openDialog(page: Page, path: string, link = 'Pedir cita', title = 'Pide tu cita') {
  await page.goto(path);
  const opener = page.getByRole('banner').getByRole('link', { name: link });
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}
