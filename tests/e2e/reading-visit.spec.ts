import type { Page } from '@playwright/test';
import { wholeChromium } from '../support/chromium';
import { slowDownTo, waitLongerForFramework } from '../support/hydration';
import { expect, test } from './visit';

test.use({ launchOptions: wholeChromium() });

const BAR_BYTES = 12_000;
const PAGES = [
  '/',
  '/especialidades/cardiologia',
  '/clinicas/valencia-centro',
  '/medicos',
  '/especial-online',
  '/actualidad/gripe-o-resfriado',
];

/** Counts the bytes of script over the line so far; what is only put aside in the cache is asked for with another purpose. */
function countScript(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    if (request.headers()['sec-purpose'] || request.headers().purpose) return;
    const gone = () => 0; // the page was closed before the size was asked for
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize, gone));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Scrolls to the end of the page as a reader does, a screen at a time. */
const read = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await painted();
    }
  });

for (const path of PAGES) {
  test(`a visit that only reads loads no more than the first script: ${path}`, async ({ page }) => {
    const bytes = countScript(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await read(page);
    await page.waitForLoadState('networkidle');
    expect(await bytes()).toBeGreaterThan(0);
    expect(await bytes()).toBeLessThanOrEqual(BAR_BYTES);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' });
    const href = await link.evaluate((one) => (one as HTMLAnchorElement).href);
    await link.evaluate((one) => (one as HTMLAnchorElement).click());
    await expect(page).toHaveURL(href);
  });
}

test.describe('on a slow phone with nothing cached', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await waitLongerForFramework(page);
    await slowDownTo(page, 4);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
  });

  test('the first press opens the appointment dialog, once, and says that it is coming', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('.action-bar').getByRole('link', { name: 'Pedir cita' });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL('/');
  });

  for (const [path, control, answer] of [
    ['/', 'header a[data-scripted=dialog][href*=busqueda]', 'dialog[open] [role=combobox]'],
    ['/clinicas/valencia-centro', '.cookie-button', 'dialog[open]'],
    ['/clinicas/valencia-centro', '.map-place button', '.map-question'],
    ['/especialidades/cardiologia', '#especialistas .card-link', 'dialog[open]'],
    ['/medicos', '.doctor-cards .card-link', 'dialog[open]'],
    [
      '/clinicas/centros-asociados',
      'nav [data-scripted=list][href$=castello]',
      '[data-scripted=list][aria-current=true]',
    ],
  ] as const) {
    test(`the first press is answered, once: ${control} of ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.locator(control).first().click();
      await expect(page.locator(answer)).toBeVisible();
      await expect(page.locator(answer)).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test('the first choice in the filter of the shop is counted', async ({ page }) => {
    await page.goto('/especial-online');
    await page.getByRole('combobox', { name: 'Especialidad' }).selectOption({ label: 'Cardiología' });
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/con esta selección: pulsa Filtrar$/, {});
  });

  test('the first press copies the address of an article', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/actualidad/gripe-o-resfriado');
    await page.getByRole('button', { name: 'Copiar el enlace' }).click();
    await expect(page.getByText('Enlace copiado')).toBeVisible();
  });
});
