import { expect } from '../e2e/visit';
import { hydrated } from '../support/actions';
import type { ConfiguredSite } from '../support/configured-site';
import { barOf, storedChoice, watchOthers } from '../support/cookies';
import { actAt, idle, STAGES, slowDown } from '../support/hydration';
import { onConfigured as test } from './stacks';

// Where the keyboard stands while the layers of consent come and go.

let site: ConfiguredSite;

test.beforeAll(({ stack }) => {
  site = stack;
});

test('the cookie bar comes right after the skip link, traps no focus, and its dialog returns the focus', async ({
  page,
}) => {
  await page.goto(`${site.origin}/aviso-legal`);
  await expect(barOf(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(barOf(page).getByRole('link', { name: 'Política de cookies' })).toBeFocused();
  for (const name of ['Aceptar todo', 'Rechazar todo', 'Configurar']) {
    await page.keyboard.press('Tab');
    await expect(barOf(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Configurar cookies' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(barOf(page).getByRole('button', { name: 'Configurar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(barOf(page).getByRole('button')).toHaveCount(3);
  await expect(barOf(page).locator(':focus')).toHaveCount(0);
});

test('the settings give the focus back to their button, unless it has moved on', async ({ page, context }) => {
  await page.goto(`${site.origin}/aviso-legal`);
  const brand = page.getByRole('banner').getByRole('link').first();
  await barOf(page).getByRole('button', { name: 'Configurar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await brand.evaluate((link: HTMLElement) => {
    document.addEventListener('close', () => link.focus(), { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open], #cookies')).toHaveCount(0);
  await expect(brand).toBeFocused();

  await test.step('an answer in the settings leads back to the button that opened them', async () => {
    await watchOthers(page);
    await page.goto(`${site.origin}/aviso-legal`);
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Configurar cookies' });
    await opener.click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Estadísticas' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar mi elección' }).click();
    await expect(barOf(page)).toBeHidden();
    await expect(page.locator('#cookies')).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await storedChoice(context)).toContain('.s');
  });
});

for (const stage of STAGES) {
  test(`the cookie settings opened while the page hydrates stay open: ${stage}`, async ({ page }) => {
    await slowDown(page);
    await actAt(page, stage, { selector: 'footer .cookie-button' });
    await page.goto(`${site.origin}/aviso-legal`);
    await expect(page.locator('#cookies')).toBeVisible({ timeout: 15_000 });
    await hydrated(page.locator('footer .cookie-button'));
    await idle(page); // the question on arrival may come after the answer to the press
    await expect(barOf(page)).toBeAttached();
    await expect(page.locator('#cookies')).toBeVisible();
  });
}
