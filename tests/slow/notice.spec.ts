import { expect, expectAccessible, test } from '../e2e/visit';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

const DAY_MS = 86_400_000;
const soon = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
const past = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);

let site: Site;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const env = {
    NOTICE_DATES: `${past},${soon}`,
    HELPLINE_PHONE: '600 000 000',
    HELPLINE_EMAIL: 'urgente@example.test',
  };
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.backend}`, port: PORTS.notice, env });
});

test.afterAll(() => site?.stop());

test('the notice opens automatically once per visit, with the coming days and the telephone number', async ({
  page,
}) => {
  await page.goto(`${site.origin}/`);
  const notice = page.getByRole('dialog', { name: 'Aviso sobre la atención al paciente' });
  const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' }).format(new Date(`${soon}T12:00:00Z`));
  await expect(notice).toContainText(`no estarán disponibles: ${day}.`);
  await expect(notice.getByRole('link', { name: 'por mensaje al 600 000 000' })).toHaveAttribute(
    'href',
    'https://wa.me/34600000000',
  );
  await expect(notice.getByRole('link', { name: 'urgente@example.test' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();

  await page.goto(`${site.origin}/aviso-legal`);
  await expect(page.getByText(`Atención al paciente no disponible: ${day}.`)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Más información' }).click();
  await expect(notice).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice is a line on the page that opens', async ({ page }) => {
    await page.goto(`${site.origin}/en`);
    await page.getByRole('button', { name: 'More information' }).click();
    await expect(page.getByRole('dialog', { name: 'Notice about patient services' })).toBeVisible();
  });
});
