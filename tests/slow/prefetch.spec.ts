import { expect, test } from '../e2e/visit';
import { watchPreloading } from '../support/preloading';

const CLINIC = '/clinicas/torrent';
const FORBIDDEN =
  /\/(?:api|media|salud|sitemaps|portal-profesional|registro-profesional|profesionales|payment|consentimiento-informado|cita|espera|pedir-cita|pedir-producto|mapa|resultados-busqueda)(?:\/|$)|[.?]/;

const deliveryType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
    .deliveryType;

// Under these tests' client the browser prerenders nothing: tests/slow/prerender.spec.ts uses another one.
test('the document of a link under the pointer is prefetched, and the click shows it', async ({ context, baseURL }) => {
  for (const path of [CLINIC, '/contacto']) {
    const page = await context.newPage();
    const preloading = await watchPreloading(page);
    await page.goto('/clinicas');
    const link = page.locator(`:is(main, footer) a[href="${path}"]`).first();
    await link.hover();
    await expect.poll(() => preloading.fetched(baseURL + path)).toMatch(/Ready|Success/);
    expect(await context.cookies()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(deliveryType)).toBe('navigational-prefetch');
    expect(preloading.begun()).toEqual([baseURL + path]);
    expect(preloading.rendered(baseURL + path) === undefined).toBe(path === '/contacto');
    await page.close();
  }
});

test('the rules allow exactly the links to public pages', async ({ page, baseURL }) => {
  const preloading = await watchPreloading(page);
  for (const path of ['/', '/en', '/clinicas/valencia-centro', '/medicos', '/resultados-busqueda?q=cardio']) {
    await page.goto(path);
    await expect.poll(() => preloading.allowed().length).toBeGreaterThan(5);
    const readLinks = () =>
      page.evaluate((forbidden) => {
        const pattern = new RegExp(forbidden);
        return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter(({ origin }) => origin === location.origin)
          .map((link) => ({
            url: link.href.replace(/#.*/, ''),
            isDrawn: link.checkVisibility({ contentVisibilityAuto: true }),
            isClosed:
              pattern.test(link.pathname + link.search) ||
              link.matches('[href^="#"],[download],[aria-haspopup],[aria-current],[data-locale],[data-dialog]'),
          }));
      }, FORBIDDEN.source);
    const allowed = () => new Set(preloading.allowed().map((url) => url.replace(/#.*/, '')));
    /** Missing and unexpected links. The browser ignores links that are not drawn: in a closed menu, in cards below. */
    const differences = async () => {
      const open = (await readLinks()).filter(({ isClosed }) => !isClosed);
      const drawn = open.filter(({ isDrawn, url }) => isDrawn && !allowed().has(url)).map(({ url }) => url);
      const other = [...allowed()].filter((url) => !open.some((link) => link.url === url));
      return { missing: drawn, other };
    };
    await expect.poll(differences).toEqual({ missing: [], other: [] });
    const last = page.getByRole('main').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    await expect.poll(differences).toEqual({ missing: [], other: [] });
    expect(preloading.errors).toEqual([]);
    expect([...allowed()].filter((url) => FORBIDDEN.test(url.slice(baseURL?.length)))).toEqual([]);
  }
});

test('a page for one visitor prefetches nothing', async ({ page }) => {
  for (const path of ['/contacto', '/en/pedir-cita', '/pedir-producto', '/registro-profesional', '/payment/ko/N1']) {
    const preloading = await watchPreloading(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(?:Clínicas|Clinics)$/ })
      .hover();
    expect([path, preloading.allowed(), preloading.begun()]).toEqual([path, [], []]);
  }
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('nothing is prefetched', async ({ page }) => {
    const preloading = await watchPreloading(page);
    const answer = await page.goto('/clinicas', { waitUntil: 'networkidle' });
    expect(answer?.headers()).not.toHaveProperty('speculation-rules');
    await page.getByRole('main').locator(`a[href="${CLINIC}"]`).first().hover();
    expect([preloading.allowed(), preloading.begun()]).toEqual([[], []]);
  });
});
