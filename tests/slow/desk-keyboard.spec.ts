import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { DeskSteps } from '../support/desk-steps';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { PORTS } from '../support/ports';

// An editor without a pointer does a whole task; tests/slow/desk/keyboard.test.tsx reaches every control.

const es = DESK.es.content;
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskKeyboard);
});
test.afterAll(() => site?.stop());

async function openRecord(page: Page, list: keyof typeof es.lists, id: number) {
  await page.goto(`${site.origin}/gestion#/contenido/${list}/${id}`);
  await expect(page.getByRole('button', { name: es.form.save, exact: true })).toBeVisible();
}

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
