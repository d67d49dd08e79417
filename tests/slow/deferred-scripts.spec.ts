import type { Page } from '@playwright/test';
import { FOLLOW_AFTER_MS } from '@/lib/browser/scripted';
import { expect, test } from '../e2e/visit';
import { loadFramework } from '../support/actions';
import { hold } from '../support/hold';
import { actAt, idle, STAGES, slowDown } from '../support/hydration';

const SCRIPTS = '**/_next/static/chunks/*.js';
const PICTURES = '**/media/**';
const isScript = (url: string) => /\/_next\/static\/chunks\/[^/]+\.js$/.test(url);

const askedScripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => isScript(request.url()) && asked.push(request.url()));
  return asked;
};

test.describe('the scripts of a page that is complete without them', () => {
  test('wait for a sign of use on any control, and then do not wait for the pictures', async ({ page }) => {
    const asked = askedScripts(page);
    for (const path of ['/', '/clinicas/valencia-centro', '/medicos', '/en/actualidad', '/especial-online']) {
      asked.length = 0;
      await page.goto(path);
      await loadFramework(page);
      const isAwake = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
      await page.waitForFunction(isAwake);
      expect(asked.length, path).toBeGreaterThan(3);
    }

    await test.step('wait for a sign of use, and then do not wait for the pictures', async () => {
      const showPictures = await hold(page, PICTURES);
      const asked = askedScripts(page);
      await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked).toEqual([]);

      await page.getByRole('button', { name: 'Configurar cookies' }).focus();
      await expect.poll(() => asked.length).toBeGreaterThan(3);
      showPictures();
    });
  });
});

test.describe('before the scripts are loaded', () => {
  test('a press on a button that needs them takes effect once they are loaded', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Configurar cookies' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a choice made before the framework is loaded, or before any script runs, takes effect', async ({ page }) => {
    for (const [scripts, waitUntil] of [
      [SCRIPTS, 'domcontentloaded'],
      ['**/bootstrap.js', 'commit'],
    ] as const) {
      const release = await hold(page, scripts);
      await page.goto('/especial-online', { waitUntil });
      const filter = page.getByRole('combobox', { name: 'Clínica' });
      await filter.selectOption({ label: 'Clínica València Centro' });

      release();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/con esta selección: pulsa Filtrar$/);
      await expect(filter.getByRole('option', { selected: true })).toHaveText('Clínica València Centro');
    }
  });

  test('links to dialogs and menus work, and a chosen language is remembered', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: /^València, 7 clínicas/ }).click();
    await expect(page.getByRole('dialog', { name: 'Clínicas en València' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Idioma: Español').click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('X-LOCALE-FRONT'))).toBe('en');

    // The menu of a telephone, and a link to a dialog whose script never arrives.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await page
      .getByRole('link', { name: /Buscar/ })
      .first()
      .click();
    await expect(page).toHaveURL(/resultados-busqueda/, { timeout: 10_000 }); // the link is followed after four seconds
  });
});

test.describe('the hydration data', () => {
  test('is requested only with the first use, and may arrive after the scripts', async ({ page }) => {
    // A busy machine must not reach the deadline after which a pressed link is followed.
    await page.addInitScript((deadline) => {
      const later = window.setTimeout.bind(window) as (work: TimerHandler, ms?: number) => number;
      window.setTimeout = ((work: TimerHandler, ms?: number) =>
        later(work, ms === deadline ? 600_000 : ms)) as typeof window.setTimeout;
    }, FOLLOW_AFTER_MS);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/datos/')) asked.push(pathname);
    });
    const release = await hold(page, '**/datos/**');
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'networkidle' });
    const used = asked.length; // A fast line may have prefetched it.
    await page
      .getByRole('link', { name: /Buscar/ })
      .first()
      .click();
    await expect.poll(() => asked.length).toBeGreaterThan(used);
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/^\/datos\/[\w-]{16}\/clinicas\/valencia-centro$/);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/clinicas/valencia-centro');
  });

  test('falls back to a followed link when it cannot be loaded', async ({ page, complaints }) => {
    await page.route('**/datos/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/clinicas/valencia-centro');
    await page
      .getByRole('link', { name: /Buscar/ })
      .first()
      .click();
    await expect(page).toHaveURL(/resultados-busqueda/);
    complaints.splice(0);
  });
});

test.describe('while the page hydrates', () => {
  test('a choice is kept and a press takes effect once', async ({ context }) => {
    for (const stage of STAGES) {
      await test.step(stage, async () => {
        const shop = await context.newPage();
        await slowDown(shop);
        await actAt(shop, stage, { selector: '.shop-filter select[name=clinica]', value: '1' });
        await shop.goto('/especial-online');
        await loadFramework(shop);
        await expect(shop.getByRole('main').getByRole('status')).toHaveText(/con esta selección: pulsa Filtrar$/);
        await expect(shop.locator('.shop-filter select[name=clinica]')).toHaveValue('1');
        await shop.close();

        const article = await context.newPage();
        await slowDown(article);
        await article.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: (text: string) => copied.push(text) },
          });
          const copied: string[] = [];
          Object.assign(window, { copied });
        });
        await actAt(article, stage, { selector: 'main button[type=button].btn-line' });
        await article.goto('/actualidad/gripe-o-resfriado');
        await loadFramework(article);
        await expect(article.getByText('Enlace copiado')).toBeVisible();
        await idle(article);
        expect(await article.evaluate(() => (window as unknown as { copied: string[] }).copied.length)).toBe(1);
        await article.close();
      });
    }
  });
});

test('a page that is useless without its scripts requests them at once', async ({ page }) => {
  const showPictures = await hold(page, PICTURES);
  const asked = askedScripts(page);
  for (const path of ['/contacto', '/pedir-cita', '/consentimiento-informado', '/registro-profesional']) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked.length, path).toBeGreaterThan(3); // Nobody uses the page, and its pictures are missing.
  }
  showPictures();
});
