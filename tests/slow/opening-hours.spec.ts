import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';

/** Sets the visitor's clock and opens the page. All times are Madrid time in winter. */
async function visitAt(page: Page, moment: string, path: string) {
  await page.clock.setFixedTime(new Date(`${moment}+01:00`));
  await page.goto(path);
}

const CLINIC = '/clinicas/valencia-centro';

test('opening hours are shown in each language, and the week is a table', async ({ page }) => {
  await test.step('a clinic and its province show in each language whether they are open at the visitor’s time', async () => {
    for (const [moment, path, says] of [
      ['2026-11-23T12:00', CLINIC, 'Abierto ahora'],
      ['2026-11-28T16:00', `/ca${CLINIC}`, 'Tancat · obre dilluns a les 7:40'],
      ['2026-11-23T21:30', `/en${CLINIC}`, 'Closes at 22:00'],
    ] as const) {
      await visitAt(page, moment, path);
      await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible();
    }

    await test.step('the provinces show whether a clinic there is open', async () => {
      await visitAt(page, '2026-11-29T12:00', '/'); // a Sunday: only one clinic in Barcelona opens
      await expect(page.getByRole('link', { name: /^Barcelona.*Abierto ahora$/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^València \d/ })).not.toHaveText(/Abierto/);
      await visitAt(page, '2026-11-23T12:00', '/en');
      await expect(page.getByRole('link', { name: /Open now$/ })).toHaveCount(3);
    });
  });

  await test.step('the week is a table with today marked, or the plain text when it cannot be parsed', async () => {
    await visitAt(page, '2026-11-26T12:00', '/clinicas/vila-real');
    const table = page.getByRole('table', { name: /^Horario de / });
    await expect(table.getByRole('row')).toHaveCount(7);
    await expect(table.getByRole('row', { name: 'Jueves' })).toHaveText(/^juevesHoy15:00–20:00$/);
    await expect(table.getByRole('row', { name: 'Jueves' })).toHaveAttribute('aria-current', 'date');
    await expect(table.getByRole('row', { name: 'Domingo' })).toHaveText(/^domingoCerrado$/);
    await expect(table.locator('[aria-current]')).toHaveCount(1);
    await visitAt(page, '2026-11-23T12:00', '/clinicas/l-hospitalet');
    await expect(page.getByText('Primer sábado de cada mes 9:00 a 13:00')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText('Abierto ahora')).toHaveCount(0);
  });
});

test.describe('far from Madrid', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test("the hours follow the clinic's time zone", async ({ page }) => {
    await visitAt(page, '2026-11-23T21:30', CLINIC);
    await expect(page.getByText('Cierra a las 22:00')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Lunes' })).toHaveAttribute('aria-current', 'date');
  });
});

test('a page that stays open announces when the clinic closes', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T21:59:30+01:00') });
  await page.goto(CLINIC);
  await expect(page.getByText('Cierra a las 22:00')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Cerrado · abre el martes a las 7:40')).toBeVisible();
});

test('no layout shift happens when the browser has determined the time', async ({ page }) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [CLINIC, '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week is readable, and no text depends on the time', async ({ page }) => {
    await page.goto(CLINIC);
    await expect(page.getByRole('row', { name: 'Lunes' })).toHaveText('lunes7:40–22:00');
    await expect(page.getByText(/^(Hoy|Abierto ahora|Cierra a las|Cerrado ·)/)).toHaveCount(0);
  });
});
