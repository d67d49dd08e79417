import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { DeskSteps } from '../support/desk-steps';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { PORTS } from '../support/ports';
import { unreachedByTab } from '../support/tab-walk';

// An editor without a pointer: every control of every screen is reached, and whole tasks are done.

const es = DESK.es.content;
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskKeyboard);
});
test.afterAll(() => site?.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const openTab = (page: Page, tab: keyof typeof es.tabs) => page.getByRole('tab', { name: es.tabs[tab] }).click();
async function openRecord(page: Page, list: keyof typeof es.lists, id: number) {
  await page.goto(`${site.origin}/gestion#/contenido/${list}/${id}`);
  await expect(page.getByRole('button', { name: es.form.save, exact: true })).toBeVisible();
}

test('every control of what editors look after is reached by Tab and arrows', async ({ page }) => {
  await site.open(page);
  for (const tab of ['records', 'drafts', 'review', 'redirects', 'deleted'] as const) {
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel', { name: es.tabs[tab] })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await unreachedByTab(page), tab).toEqual([]);
  }
  await openTab(page, 'redirects');
  await page.getByRole('button', { name: es.redirects.add }).click();
  expect(await unreachedByTab(page), 'the dialog of an old address').toEqual([]);
});

for (const [list, id] of [
  ['centromedicos', 1],
  ['medicos', 1],
  ['productos', 1],
  ['media_objects', 1],
  ['posts', 1],
] as const)
  test(`every control of the list and of a form is reached by Tab and arrows: ${list}`, async ({ page }) => {
    await site.open(page);
    await page.getByRole('link', { name: es.lists[list], exact: true }).click();
    await expect(heading(page, es.lists[list])).toBeVisible();
    await expect(page.getByRole('link', { name: es.records.add })).toBeVisible();
    expect(await unreachedByTab(page)).toEqual([]);
    await openRecord(page, list, id);
    expect(await unreachedByTab(page)).toEqual([]);
  });

test('an old address is added with the keyboard alone', async ({ page }) => {
  await site.open(page);
  const steps = new DeskSteps(page, 'keyboard');
  const dialog = page.getByRole('dialog');
  await steps.press(page.getByRole('tab', { name: es.tabs.redirects }));
  await steps.press(page.getByRole('button', { name: es.redirects.add }));
  await steps.choose(dialog.getByRole('combobox', { name: es.redirects.kind }), es.kinds.pruebas);
  await steps.write(dialog.getByRole('textbox', { name: es.redirects.slug }), 'ergometria');
  await steps.find(dialog.getByRole('combobox', { name: es.redirects.record }), 'esfuerzo');
  await steps.press(dialog.getByRole('button', { name: es.redirects.save, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '/pruebas/ergometria' })).toContainText(
    '/pruebas/prueba-de-esfuerzo',
  );
});

test('a text is written, kept, seen on its page and published with the keyboard alone', async ({
  page,
  complaints,
}) => {
  await site.open(page);
  const steps = new DeskSteps(page, 'keyboard');
  const { drafts } = es;
  await openRecord(page, 'especialidads', 1);
  const text = page.getByRole('textbox', { name: `${es.fields.descripcion}: ${es.languages.es}`, exact: true });
  const tools = page.getByRole('toolbar', { name: `${es.editor.tools}: ${es.fields.descripcion}: ${es.languages.es}` });
  await steps.reach(text);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await steps.press(tools.getByRole('button', { name: es.editor.heading3, exact: true }));
  await expect(tools.getByRole('button', { name: es.editor.heading3, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(text).toBeFocused();
  await page.keyboard.type('Cuándo venir sin cita');
  await steps.press(page.getByRole('button', { name: drafts.keepAs, exact: true }));
  await expect(page.getByText(drafts.kept)).toBeVisible();
  const bar = page.getByRole('region', { name: drafts.edited });
  await steps.press(bar.getByRole('button', { name: drafts.preview }));
  const dialog = page.getByRole('dialog', { name: drafts.preview });
  await steps.press(dialog.getByRole('button', { name: es.languages.es, exact: true }));
  const popup = page.waitForEvent('popup');
  await steps.press(dialog.getByRole('link'));
  await expect((await popup).getByRole('heading', { level: 3, name: 'Cuándo venir sin cita' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await steps.press(bar.getByRole('button', { name: drafts.publish }));
  await expect(page.getByText(drafts.published)).toBeVisible();
  complaints.length = 0;
});
