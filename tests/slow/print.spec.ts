import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';

/** Number of A4 sheets of the printed page. */
async function sheetsOf(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** The text that the styles append to a link on paper. */
const addedTo = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));

test('a page is printed with its heading, a clinic on one sheet with brand, telephone, address and hours', async ({
  page,
}) => {
  for (const [prefix, hours] of [
    ['', 'Horario'],
    ['/ca', 'Horari'],
    ['/en', 'Opening hours'],
  ] as const) {
    await page.goto(`${prefix}/clinicas/valencia-centro`);
    const head = page.locator('.letterhead');
    await expect(head).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(head).toBeVisible();
    await expect(head).toContainText('963 400 900');
    await expect(head).toHaveText(/^\S.+ · /);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/46\d{3} València/).first()).toBeVisible();
    await expect(main.getByText('963 400 901').filter({ visible: true })).not.toHaveCount(0);
    await expect(main.getByText(hours, { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    expect((await addedTo(page)).filter((content) => content.includes('http'))).toEqual([]);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }

  await test.step('a printed page has its heading, and prints the addresses of the links in its text', async () => {
    for (const path of ['/actualidad/gripe-o-resfriado', '/politica-privacidad', '/pedir-cita']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
