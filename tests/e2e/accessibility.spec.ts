import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// States of the public pages that an address, or one step from it, reaches. States inside a journey are checked there.

const main = (page: Page) => page.getByRole('main');

/** Sends the empty form of a page, which then names what is missing. */
async function sendEmpty(page: Page) {
  await main(page).locator('form [type=submit]').first().click();
  await expect(main(page).locator('form').getByRole('alert').first()).toBeVisible();
}

async function bookTest(page: Page) {
  await main(page).locator('form .tick input').first().check();
  await sendEmpty(page);
}

/** Opens something by a control of the page. */
const open = (control: string, opened: string) => async (page: Page) => {
  await page.locator(control).filter({ visible: true }).first().click();
  await expect(page.locator(opened).first()).toBeVisible();
};

type State = { path: string; reach?: (page: Page) => Promise<void> };

const STATES: Record<string, State[]> = {
  'the home, its layers and texts': [
    { path: '/' },
    { path: '/aviso-legal', reach: open('footer .cookie-button', 'dialog[open]') },
    { path: '/politica-privacidad' },
    { path: '/especialidades/cardiologo-valencia' },
  ],
  'clinics and their directory': [
    { path: '/clinicas/valencia-centro' },
    { path: '/clinicas/valencia-centro', reach: open('.map-place button', '.map-question') },
    { path: '/clinicas/vila-real' },
    { path: '/clinicas/centros-asociados' },
    { path: '/aseguradoras' },
    { path: '/clinicas' },
    { path: '/clinicas?localidad=Valencia&abierta=1' },
    { path: '/clinicas?localidad=Soria' },
  ],
  specialities: [
    { path: '/especialidades' },
    { path: '/especialidades?servicio=medicas' },
    { path: '/especialidades/cardiologia/valencia' },
    { path: '/especialidades/medicina-deportiva' },
    { path: '/especialidades/resonancia-magnetica' },
    { path: '/especialidades/medicina-estetica' },
  ],
  'doctors and tests': [
    { path: '/medicos' },
    { path: '/medicos/dr-vicent-peris-llorca-2' },
    { path: '/pruebas' },
    { path: '/pruebas?servicio=imagen' },
    { path: '/pruebas/perfil-tiroideo' },
    { path: '/pruebas/bioimpedancia' },
  ],
  'the shop and its products': [
    { path: '/especial-online' },
    { path: '/especial-online?especialidad=&clinica=' },
    { path: '/productos/chequeo-ginecologico' },
    { path: '/productos/tratamiento-estetico-a-medida' },
    { path: '/productos/gastroscopia-y-colonoscopia' },
  ],
  'news and the search': [
    { path: '/actualidad' },
    { path: '/actualidad/calendario-de-polenes-y-alergia' },
    { path: '/actualidad/asi-es-una-ecografia-en-video' },
    { path: '/actualidad/salud-y-running-prueba-de-esfuerzo' },
    { path: '/resultados-busqueda?q=a' },
    { path: `/resultados-busqueda?q=${'x'.repeat(100)}` },
    { path: '/resultados-busqueda' },
  ],
  forms: [
    { path: '/pedir-cita', reach: sendEmpty },
    { path: '/pedir-cita', reach: bookTest },
    { path: '/pedir-producto?producto=28', reach: sendEmpty },
    { path: '/contacto', reach: sendEmpty },
    { path: '/derechos-datos', reach: sendEmpty },
  ],
  'consent and payment without a booking': [
    { path: '/consentimiento-informado' },
    { path: '/payment/ko' },
    { path: '/payment/ok/AbCdEfGhIjKlMnOpQrStUv' },
    { path: '/api/pagos/pagar?numcita=AAAAAAAAAAAAAAAAAAAAAA' },
  ],
};

/** Directories grow with the catalogue, but their pages must not: in pixels. */
const tallest = (path: string) =>
  /^(?:\/ca|\/en)?\/(?:clinicas|especialidades|pruebas)(?:\?|$)/.test(path) ? 10_000 : undefined;

/** A telephone, and a desktop. */
const WIDTHS = [320, 1280] as const;

for (const [name, states] of Object.entries(STATES)) {
  test(`accessible, and fits a telephone and a desktop: ${name}`, async ({ page }) => {
    for (const { path, reach } of states) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.goto(path);
        await reach?.(page);
        for (const width of WIDTHS) {
          await expectNoOverflow(page, width, tallest(path));
          await expectAccessible(page);
        }
      });
    }
  });
}

test.describe('in Catalan and English', () => {
  // Styles and texts alone decide what fits. tests/component holds that what a press opens fits in every language.
  test.use({ javaScriptEnabled: false });

  for (const [name, states] of Object.entries(STATES)) {
    test(`fits a telephone and a desktop: ${name}`, async ({ page }) => {
      const paths = new Set(states.map(({ path }) => path).filter((path) => !path.startsWith('/api/')));
      for (const path of ['/ca', '/en'].flatMap((prefix) => [...paths].map((path) => prefix + path))) {
        await test.step(path, async () => {
          await page.goto(path.replace(/\/$/, ''));
          for (const width of WIDTHS) await expectNoOverflow(page, width, tallest(path));
        });
      }
    });
  }
});
