import { expectAccessible, expectNoOverflow, test } from './visit';

// The public pages that have an address. Component tests check dialogs and the errors of an empty form; a journey checks
// its own states.

const PATHS: Record<string, string[]> = {
  'the home, its layers and texts': [
    '/',
    '/aviso-legal',
    '/politica-privacidad',
    '/especialidades/cardiologo-valencia',
  ],
  'clinics and their directory': [
    '/clinicas/valencia-centro',
    '/clinicas/vila-real',
    '/clinicas/centros-asociados',
    '/aseguradoras',
    '/clinicas',
    '/clinicas?localidad=Valencia&abierta=1',
    '/clinicas?localidad=Soria',
  ],
  specialities: [
    '/especialidades',
    '/especialidades?servicio=medicas',
    '/especialidades/cardiologia/valencia',
    '/especialidades/medicina-deportiva',
    '/especialidades/resonancia-magnetica',
    '/especialidades/medicina-estetica',
  ],
  'doctors and tests': [
    '/medicos',
    '/medicos/dr-vicent-peris-llorca-2',
    '/pruebas',
    '/pruebas?servicio=imagen',
    '/pruebas/perfil-tiroideo',
    '/pruebas/bioimpedancia',
  ],
  'the shop and its products': [
    '/especial-online',
    '/especial-online?especialidad=&clinica=',
    '/productos/chequeo-ginecologico',
    '/productos/tratamiento-estetico-a-medida',
    '/productos/gastroscopia-y-colonoscopia',
  ],
  'news and the search': [
    '/actualidad',
    '/actualidad/calendario-de-polenes-y-alergia',
    '/actualidad/asi-es-una-ecografia-en-video',
    '/actualidad/salud-y-running-prueba-de-esfuerzo',
    '/resultados-busqueda?q=a',
    `/resultados-busqueda?q=${'x'.repeat(100)}`,
    '/resultados-busqueda',
  ],
  forms: ['/pedir-cita', '/pedir-producto?producto=28', '/contacto', '/derechos-datos'],
  'consent and payment without a booking': [
    '/consentimiento-informado',
    '/payment/ko',
    '/payment/ok/AbCdEfGhIjKlMnOpQrStUv',
    '/api/pagos/pagar?numcita=AAAAAAAAAAAAAAAAAAAAAA',
  ],
};

/** Directories grow with the catalogue, but their pages must not: in pixels. */
const tallest = (path: string) =>
  /^(?:\/ca|\/en)?\/(?:clinicas|especialidades|pruebas)(?:\?|$)/.test(path) ? 10_000 : undefined;

/** A telephone, and a desktop. */
const WIDTHS = [320, 1280] as const;

for (const [name, paths] of Object.entries(PATHS)) {
  test(`accessible, and fits a telephone and a desktop: ${name}`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.goto(path);
        for (const width of WIDTHS) {
          await expectNoOverflow(page, width, tallest(path));
          await expectAccessible(page);
        }
      });
    }
  });
}

test.describe('in Catalan and English', () => {
  // Only styles and texts decide the width, so no script runs. A longer word overflows on a telephone first.
  test.use({ javaScriptEnabled: false, viewport: { width: WIDTHS[0], height: 900 } });

  for (const [name, paths] of Object.entries(PATHS)) {
    test(`fits a telephone: ${name}`, async ({ page }) => {
      const pages = new Set(paths.filter((path) => !path.startsWith('/api/')).map((path) => path.split('?')[0]));
      for (const path of ['/ca', '/en'].flatMap((prefix) => [...pages].map((path) => prefix + path))) {
        await test.step(path, async () => {
          await page.goto(path.replace(/\/$/, ''));
          await expectNoOverflow(page, WIDTHS[0], tallest(path));
        });
      }
    });
  }
});
