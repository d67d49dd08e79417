import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectNoOverflow, test } from '../e2e/visit';
import { type ConfiguredUpstream, startConfiguredUpstream } from '../support/configured-upstream';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

// Texts as operators write them: wide tables, and pictures from anywhere.

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CELLS = ['Unidad de resonancia', 'Lunes a viernes', 'Tardes', 'Sábados', 'Preparación', 'Recogida'];
const TABLE = `<table><tr>${CELLS.map((cell) => `<th>${cell}</th>`).join('')}</tr><tr>${CELLS.map((cell) => `<td>${cell} completa</td>`).join('')}</tr></table>`;

let pictures: Server;
let upstream: ConfiguredUpstream;
let site: Site;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  pictures = createServer((_req, res) => res.writeHead(200, { 'content-type': 'image/png' }).end(DOT));
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const text = [
    '<p>Texto editado.</p>',
    TABLE,
    '<p><img src="uploads/plano" alt="Plano de acceso"></p>',
    '<p><img src="https://pictures.example.test/a.png" alt="Fachada vista desde la plaza"></p>',
    '<p><img src="/media/facade-valencia-centro.jpg" alt="La fachada"></p>',
    `<p><img src="${host}/b.png" alt="Un punto"></p>`,
  ].join('');
  upstream = await startConfiguredUpstream(PORTS.backend, [
    { paths: /^\/api\/paginas\?/, fields: { contenido: text } },
    { paths: /^\/api\/centromedicos\?/, fields: { descripcion: text, otrotecnologia: TABLE, horarios: null } },
    { paths: /^\/api\/especialidads\?/, fields: { descripcion: text, textomensaje1: TABLE } },
    { paths: /^\/api\/pruebas\?/, fields: { descripcion: text, texto1: TABLE, texto2: TABLE, texto3izq: TABLE } },
    {
      paths: /^\/api\/productos\?/,
      fields: { descripcion: text, textoizquierda: TABLE, textoderecha: TABLE, condiciones: TABLE },
    },
  ]);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.editedTexts, env: { PICTURE_HOSTS: host } });
});

test.afterAll(async () => {
  await site?.stop();
  await upstream?.close();
  pictures?.closeAllConnections();
  pictures?.close();
});

const PAGES = [
  '/clinicas/centros-asociados',
  '/especial-online',
  '/sobre-nosotros',
  '/clinicas',
  '/especialidades',
  '/medicos',
  '/actualidad',
  '/contacto',
  '/clinicas/valencia-centro',
  '/especialidades/cardiologia',
];

test('wide tables of texts scroll inside their column', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    for (const width of [390, 320]) await expectNoOverflow(page, width);
    for (const box of await page.locator('.table-scroll').all()) {
      if (await box.isVisible()) expect((await box.boundingBox())?.width).toBeGreaterThan(180);
    }
  }
});

test('pictures of texts are shown through the site, or say what they show; no address of others is in the page', async ({
  page,
}) => {
  await page.goto(`${site.origin}/sobre-nosotros`);
  const main = page.getByRole('main');
  for (const name of ['La fachada', 'Un punto']) {
    const picture = main.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(main.getByText('Plano de acceso')).toBeVisible();
  await expect(main.getByText('Fachada vista desde la plaza')).toBeVisible();
  const html = await (await page.request.get(`${site.origin}/sobre-nosotros`)).text();
  expect(html).not.toContain('pictures.example.test');
  expect(html).not.toContain(upstream.origin);
  expect(html).not.toMatch(/(?:src|srcset|content)="https?:\/\/127\.0\.0\.1/);
});

test('a clinic without hours says "Contacto" only', async ({ page }) => {
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await expect(page.getByRole('heading', { name: 'Contacto', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contacto y horario' })).toHaveCount(0);
});
