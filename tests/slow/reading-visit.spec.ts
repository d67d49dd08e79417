import type { Browser, Page } from '@playwright/test';
import { expect, test, watch } from '../e2e/visit';
import { slowDownTo, waitLongerForFramework } from '../support/hydration';

const BAR_BYTES = 12_000;
const PAGES = [
  '/',
  '/especialidades/cardiologia',
  '/clinicas/valencia-centro',
  '/medicos',
  '/especial-online',
  '/actualidad/gripe-o-resfriado',
];

/** Counts the script bytes loaded so far; prefetches into the cache are requested with another purpose. */
function countScript(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    if (request.headers()['sec-purpose'] || request.headers().purpose) return;
    const gone = () => 0; // The page was closed before the size was requested.
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize, gone));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The addresses of the page's sheets. */
const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map((sheet) => new URL(sheet.href ?? '', location.href).pathname));

/** Scrolls to the end of the page as a reader does, a screen at a time. */
const read = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await painted();
    }
  });

/** Adds up the layout shifts of the next documents of a page, as the browser reports them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

type Visit = { browser: Browser; baseURL?: string; complaints: string[] };

/** A page in a new context, with an empty cache. Closing the context closes it. */
async function freshPage({ browser, baseURL, complaints }: Visit, viewport?: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL, viewport });
  await watch(context, complaints);
  return context.newPage();
}

test('a visit that only reads loads one sheet and the first script, without layout shifts', async ({
  browser,
  baseURL,
  complaints,
}) => {
  for (const path of PAGES) {
    const page = await freshPage({ browser, baseURL, complaints });
    const bytes = countScript(page);
    await watchShifts(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    await read(page);
    await page.waitForLoadState('networkidle');
    expect(await bytes(), path).toBeGreaterThan(0);
    expect(await bytes(), path).toBeLessThanOrEqual(BAR_BYTES);
    const shift = await page.evaluate(() => (window as never as { seen: { shift: number } }).seen.shift);
    expect(shift, path).toBeLessThan(0.01);
    const [tag = ''] = /<link\b[^>]*rel="stylesheet"[^>]*>/.exec((await answer?.text()) ?? '') ?? [];
    const [, named] = /href="([^"]+)"/.exec(tag) ?? [];
    expect([path, await sheetsOf(page)]).toEqual([path, [named]]);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' });
    const href = await link.evaluate((one) => (one as HTMLAnchorElement).href);
    await link.evaluate((one) => (one as HTMLAnchorElement).click());
    await expect(page).toHaveURL(href);
    await page.context().close();
  }
});

/** A page of a slow telephone on a slow line, with nothing cached. */
async function slowPage(visit: Visit): Promise<Page> {
  const page = await freshPage(visit, { width: 390, height: 844 });
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
  return page;
}

test.describe('on a slow telephone with nothing cached', () => {
  test('the first press opens the appointment dialog once, and announces that it is loading', async ({
    browser,
    baseURL,
    complaints,
  }) => {
    const page = await slowPage({ browser, baseURL, complaints });
    await page.goto('/actualidad');
    const link = page.locator('.action-bar').getByRole('link', { name: 'Pedir cita' });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL('/actualidad');
    await page.context().close();
  });

  // tests/e2e/first-use.spec.ts presses the cookie settings and the map.
  test('the first press takes effect once', async ({ browser, baseURL, complaints }) => {
    test.setTimeout(240_000);
    for (const [path, control, answer] of [
      ['/', 'header a[data-scripted=dialog][href*=busqueda]', 'dialog[open] [role=combobox]'],
      ['/medicos', '.doctor-cards .card-link', 'dialog[open]'],
      [
        '/clinicas/centros-asociados',
        'nav [data-scripted=list][href$=castello]',
        '[data-scripted=list][aria-current=true]',
      ],
    ] as const) {
      const page = await slowPage({ browser, baseURL, complaints });
      await page.goto(path);
      await page.locator(control).first().click();
      await expect(page.locator(answer)).toBeVisible();
      await expect(page.locator(answer)).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.context().close();
    }
  });

  test('the first choice in the shop is counted, and the first press copies an address', async ({
    browser,
    baseURL,
    complaints,
  }) => {
    const visit = { browser, baseURL, complaints };
    const shop = await slowPage(visit);
    await shop.goto('/especial-online');
    await shop.getByRole('combobox', { name: 'Clínica' }).selectOption({ label: 'Clínica València Centro' });
    await expect(shop.getByRole('main').getByRole('status')).toHaveText(/con esta selección: pulsa Filtrar$/);
    await shop.context().close();
    const article = await slowPage(visit);
    await article.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await article.goto('/actualidad/gripe-o-resfriado');
    await article.getByRole('button', { name: 'Copiar el enlace' }).click();
    await expect(article.getByText('Enlace copiado')).toBeVisible();
    await article.context().close();
  });
});
