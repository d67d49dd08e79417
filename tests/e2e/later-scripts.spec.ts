import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from './visit';

const SCRIPTS = '**/_next/static/chunks/*.js';
const PICTURES = '**/media/**';
const isScript = (url: string) => /\/_next\/static\/chunks\/[^/]+\.js$/.test(url);

const askedScripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => isScript(request.url()) && asked.push(request.url()));
  return asked;
};

test.describe('the scripts of a page that is complete without them', () => {
  for (const path of ['/', '/clinicas/valencia-centro', '/medicos', '/en/actualidad', '/especial-online']) {
    test(`are asked for after the first paint: ${path}`, async ({ page }) => {
      await page.goto(path);
      const isAwake = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
      await page.waitForFunction(isAwake);

      const { painted, begun } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        begun: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/_next\/static\/chunks\/[^/]+\.js$/.test(name))
          .map(({ startTime }) => startTime),
      }));
      expect(begun.length).toBeGreaterThan(3);
      expect(Math.min(...begun)).toBeGreaterThan(painted);
    });
  }

  test('wait for the pictures, but not when the visitor moves', async ({ page }) => {
    const showPictures = await hold(page, PICTURES);
    const asked = askedScripts(page);
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);

    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    showPictures();
  });

  test('wait three seconds at most for a picture that does not come', async ({ page }) => {
    const showPictures = await hold(page, PICTURES);
    const asked = askedScripts(page);
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });

    await expect.poll(() => asked.length, { timeout: 6_000 }).toBeGreaterThan(3);
    showPictures();
  });
});

test.describe('before the scripts are there', () => {
  test('a press on a button that needs them is answered when they are', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Configurar cookies' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a choice in a list is kept and answered when they are', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/medicos', { waitUntil: 'domcontentloaded' });
    const filter = page.getByRole('combobox', { name: 'Filtrar por especialidad' });
    await filter.selectOption({ label: 'Cardiología' });

    release();
    await expect(page).toHaveURL(/especialidad=\d+/);
    await expect(filter.getByRole('option', { selected: true })).toHaveText('Cardiología');
  });

  test('a link to a dialog opens it, and a chosen language is kept', async ({ page, context }) => {
    await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: /^València, 7 clínicas/ }).click();
    await expect(page.getByRole('dialog', { name: 'Clínicas en València' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Idioma: Español').click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en');
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'X-LOCALE-FRONT', value: 'en' }));
  });

  test('links, menus and dialogs of the browser work, and forms can be sent', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hold(page, SCRIPTS);
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await page
      .getByRole('link', { name: /Buscar/ })
      .first()
      .click();
    await expect(page).toHaveURL(/resultados-busqueda/);
  });
});

test.describe('while the page is coming to life', () => {
  type Stage = 'listening' | 'reached';
  const STAGES: Stage[] = ['listening', 'reached'];

  /** Does it in the page as soon as React has got so far, between two pieces of its work. */
  const doWhen = (page: Page, stage: Stage, done: { selector: string; value?: string }) =>
    page.addInitScript(
      ([when, { selector, value }]) => {
        const has = (node: object, start: string) => Object.keys(node).some((key) => key.startsWith(start));
        const timer = setInterval(() => {
          const control = document.querySelector<HTMLButtonElement | HTMLSelectElement>(selector);
          const isTime =
            control && (when === 'listening' ? has(document, '_reactListening') : has(control, '__reactProps'));
          if (!isTime) return;
          clearInterval(timer);
          if (value === undefined) return control.click();
          control.value = value;
          for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
        }, 1);
      },
      [stage, done] as const,
    );
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  });

  for (const stage of STAGES) {
    test(`a choice is not lost: ${stage}`, async ({ page }) => {
      await doWhen(page, stage, { selector: '.doctor-choice select', value: '1' });
      await page.goto('/medicos');
      await page.waitForURL(/especialidad=1$/); // without script of the test in the slow page
      await expect(page.locator('.doctor-choice select')).toHaveValue('1');
    });

    test(`a press is answered once: ${stage}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: (text: string) => copied.push(text) },
        });
        const copied: string[] = [];
        Object.assign(window, { copied });
      });
      const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied.length);
      await doWhen(page, stage, { selector: 'main button[type=button].btn-line' });
      await page.goto('/actualidad/gripe-o-resfriado');
      await expect(page.getByText('Enlace copiado')).toBeVisible();
      await page.evaluate(() => new Promise((enough) => setTimeout(enough, 300)));
      expect(await copied()).toBe(1);
    });
  }
});

test('a page that is of no use without its scripts asks for them at once', async ({ page }) => {
  const showPictures = await hold(page, PICTURES);
  const asked = askedScripts(page);
  for (const path of ['/contacto', '/pedir-cita', '/consentimiento-informado', '/registro-profesional']) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(asked.length, path).toBeGreaterThan(3);
  }
  showPictures();
});
