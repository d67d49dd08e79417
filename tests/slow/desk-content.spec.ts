import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { countEffort } from '../support/effort';
import { PORTS } from '../support/ports';

// What editors change beside the records, as visitors meet it; tests/slow/desk/content.test.tsx has the screens.

const es = DESK.es.content;
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskContent);
});
test.afterAll(() => site?.stop());

const openTab = (page: Page, tab: keyof typeof es.tabs) => page.getByRole('tab', { name: es.tabs[tab] }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('an old address is added, leads to its page, and is taken away', async ({ page, request }) => {
  await site.open(page);
  const effort = await countEffort(page);
  await openTab(page, 'redirects');
  await expect(page.getByText(es.redirects.none)).toBeVisible();
  await page.getByRole('button', { name: es.redirects.add }).click();
  await dialog(page).getByRole('combobox', { name: es.redirects.kind }).click();
  await page.getByRole('option', { name: es.kinds.pruebas }).click();
  const slug = dialog(page).getByRole('textbox', { name: es.redirects.slug });
  const record = dialog(page).getByRole('combobox', { name: es.redirects.record });
  await slug.fill('ergometria');
  await record.fill('esfuerzo');
  await page.getByRole('option', { name: 'Prueba de esfuerzo' }).click();
  await dialog(page).getByRole('button', { name: es.redirects.save, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await effort()).toBeLessThan(60);
  const row = page.getByRole('row').filter({ hasText: '/pruebas/ergometria' });
  await expect(row).toContainText('/pruebas/prueba-de-esfuerzo');

  const location = async () => {
    const answer = await request.get(`${site.origin}/en/pruebas/ergometria?a=1`, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers().location ?? ''}`;
  };
  await expect.poll(location).toBe('308 /en/pruebas/prueba-de-esfuerzo?a=1');
  await row.getByRole('button', { name: /^Quitar: / }).click();
  await expect(page.getByText(es.redirects.none)).toBeVisible();
  await expect.poll(location).toBe('404 ');
});

async function openTorrent(page: Page) {
  await site.open(page);
  await page.getByRole('link', { name: es.lists.centromedicos, exact: true }).click();
  await page.getByRole('searchbox', { name: es.records.find }).fill('Torrent');
  await page.getByRole('link', { name: 'Clínica Torrent', exact: true }).click();
}

test('a picture has its text and the point that stays visible, from the form that shows it', async ({ page }) => {
  await openTorrent(page);
  await page.getByRole('button', { name: `${es.picture.about}: ${es.fields.fotografia}` }).click();
  const text = (language: keyof typeof es.languages) =>
    dialog(page).getByRole('textbox', { name: `${es.fields.alternativo}: ${es.languages[language]}` });
  const slider = (axis: 'x' | 'y') => dialog(page).getByRole('slider', { name: es.picture.focus[axis] });
  await text('es').fill('La puerta de la clínica');
  await text('ca').fill('La porta de la clínica');
  await text('en').fill('');
  await slider('y').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await slider('x').press('End');
  await dialog(page).getByRole('button', { name: es.form.save }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(es.form.saved)).toHaveCount(0); // the clinic itself was not sent
  const photo = (locale: string, alt: string) =>
    expect
      .poll(
        async () => (await (await fetch(`${site.origin}${locale}/clinicas/torrent`)).text()).match(/<img [^>]*>/)?.[0],
      )
      .toMatch(new RegExp(`alt="${alt}" style="object-position:100% 1%"`));
  await photo('', 'La puerta de la clínica');
  await photo('/ca', 'La porta de la clínica');
  await photo('/en', 'La puerta de la clínica');
});
