import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { consentAndPay } from '../support/booked';
import { freeSlot, storeWizard } from '../support/wizard';

/** Some pages of each kind; tests/browsers/navigating.spec.ts has the others, in Firefox and WebKit. */
const PAGES = [
  ...['/', '/clinicas?localidad=Torrent', '/pruebas/holter-24-horas', '/resultados-busqueda?q=cardio', '/pedir-cita'],
];

type Marked = { mark?: string };
const isMarked = () => (window as Marked).mark === 'here';

/**
 * Navigates to another page and back. The driver's own commands wait for a load event that a restored page never fires.
 */
async function leaveAndReturn(page: Page, path: string) {
  await page.evaluate(() => {
    (window as Marked).mark = 'here';
  });
  await page.goto('/aviso-legal?otra=1');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
}

/** Why the browser did not restore the page; 'null' when it did. */
const notRestored = (page: Page) => () =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify((entry as PerformanceEntry & { notRestoredReasons: unknown }).notRestoredReasons);
  });

test('Back restores a page from the browser’s cache, a form with its text', async ({ context }) => {
  for (const path of PAGES) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await leaveAndReturn(page, path);
    await expect.poll(notRestored(page), path).toBe('null');
    await expect.poll(() => page.evaluate(isMarked), path).toBe(true);
    await page.close();
  }

  const page = await context.newPage();
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: /Nombre/ })
    .first();
  await field.fill('Ana');
  await leaveAndReturn(page, '/contacto');
  await expect.poll(notRestored(page)).toBe('null');
  await expect(field).toHaveValue('Ana');
  await field.fill('Ana Pérez');
  await expect(field).toHaveValue('Ana Pérez');
});

test('Back from a paid appointment never shows its payment again', async ({ page, request }) => {
  await storeWizard(page, await freeSlot(request, 62));
  await page.goto('/consentimiento-informado');
  await consentAndPay(page);
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  await expect(page).toHaveURL(/\/payment\/ok\//);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta cita ya está pagada');
  await expect(page.getByRole('link', { name: 'Ver la cita' })).toHaveAttribute('href', /\/payment\/ok\//);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/consentimiento-informado');
  await expect(page.getByRole('button', { name: /pagar/i })).toHaveCount(0);
});
