import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../e2e/visit';

/** The form in the middle of a page. */
export const formOf = (page: Page): Locator => page.getByRole('main').locator('form');

/** Opens a picker, types a part of a name and selects the first match. */
export async function pick(page: Page, label: string, typed: string): Promise<void> {
  await formOf(page).getByRole('combobox', { name: label }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

/** The selection of a picker, before and after its searchable list has replaced it. */
export const shown = (page: Page, label: string): Locator =>
  formOf(page)
    .locator('.field')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('select option:checked, .picker-value');

/** Returns an address that no other test uses: the backend counts the requests of each. */
export const newAddress = (): string => `aina.${randomUUID().slice(0, 8)}@example.org`;

/** Removes the console lines of responses that a test requests on purpose. */
export function expectLine(complaints: string[], part: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes(part)));
}
