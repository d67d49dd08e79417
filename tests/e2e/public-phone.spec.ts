import { PORTS } from '../support/ports';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';
import { expect, test } from './visit';

// Another group's names: wherever one is read it is theirs, and never the demo catalogue's.

const NAMES = { BRAND_NAME: 'Grupo Distinto', PUBLIC_PHONE: '900 111 222', SPECIALITY_PHONES: '' };
let backend: OwnBackend;
let site: Site;

test.describe.configure({ mode: 'serial', retries: 2 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  backend = await startOwnBackend(PORTS.publicPhoneBackend, [], NAMES);
  site = await startSite({
    apiUrl: `http://127.0.0.1:${PORTS.publicPhoneBackend}`,
    port: PORTS.publicPhone,
    env: NAMES,
  });
});

test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

const PAGES = [
  ...['/', '/en', '/contacto', '/accesibilidad', '/ca/mi-portal-salud', '/especial-online', '/politica-precios'],
  ...['/pedir-cita', '/pedir-producto', '/no-existe', '/payment/ko', '/especialidades/medicina-deportiva', '/medicos'],
];

test('every page shows the configured telephone and brand', async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(site.origin + path)).text();
    expect(html, path).toContain('900 111 222');
    expect(html, path).toContain('tel:+34900111222');
    expect(html, path).toContain('Grupo Distinto');
    expect(html, path).not.toMatch(/963 ?400 ?900|Lectura Biom/);
  }
});

test('what script draws shows it too', async ({ page }) => {
  await page.goto(`${site.origin}/pedir-cita`);
  await page.route('**/api/citas/solicitar', (route) => route.abort());
  await expect(page.getByRole('complementary').getByRole('link', { name: '900 111 222' })).toBeVisible();
});

test('the page of an outage shows it', async ({ request }) => {
  const alone = await startSite({ apiUrl: 'http://127.0.0.1:9', port: PORTS.publicPhoneOutage, env: NAMES });
  try {
    const answer = await request.get(`${alone.origin}/clinicas/valencia-centro`);
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain('tel:+34900111222');
  } finally {
    await alone.stop();
  }
});
