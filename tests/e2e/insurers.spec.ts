import { PORTS } from '../support/ports';
import { startReplay } from '../support/replay';
import { startSite } from '../support/site';
import { expect, expectAccessible, test } from './visit';

const MESSAGES = {
  es: {
    path: '/aseguradoras',
    link: 'Aseguradoras',
    title: 'Aseguradoras con las que trabajamos',
    insurer: 'Azahar Salud',
  },
  ca: {
    path: '/ca/aseguradoras',
    link: 'Asseguradores',
    title: 'Asseguradores amb què treballem',
    insurer: 'Azahar Salut',
  },
  en: { path: '/en/aseguradoras', link: 'Insurers', title: 'Insurers we work with', insurer: 'Azahar Salud' },
};

for (const [language, { path, link, title, insurer }] of Object.entries(MESSAGES)) {
  test(`the insurers are listed with their clinics and linked from the footer (${language})`, async ({ page }) => {
    await page.goto(path.replace('/aseguradoras', '') || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));

    const listed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: insurer }) });
    await expect(listed.getByRole('link', { name: /Torrent/ })).toHaveAttribute('href', /\/clinicas\/torrent$/);
    const aside = page.getByRole('complementary');
    await expect(aside.getByRole('link', { name: /963 400 900/ })).toHaveAttribute('href', 'tel:+34963400900');
    await expectAccessible(page);
  });
}

test('the list of insurers says to search engines what it lists', async ({ page }) => {
  await page.goto('/aseguradoras');
  const statements = await page.locator('script[type="application/ld+json"]').allTextContents();
  const text = statements.join();
  expect(text).toContain('"@type":"ItemList"');
  expect(text).toContain('Mutua Albufera');
});

test('the sitemap names the list of insurers', async ({ request }) => {
  const sitemap = await (await request.get('/sitemaps/paginas.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]*\/ca\/aseguradoras<\/loc>/);
});

test('without configured insurers there is neither page nor link', async ({ request }) => {
  const replay = await startReplay();
  const site = await startSite({ apiUrl: replay.origin, port: PORTS.insurers, env: { INSURERS: '' } });
  try {
    const answer = await request.get(`${site.origin}/aseguradoras`, { failOnStatusCode: false });
    expect(answer.status()).toBe(404);
    const contact = await (await request.get(`${site.origin}/contacto`)).text();
    expect(contact).toContain('href="/te-escuchamos"');
    expect(contact).not.toContain('href="/aseguradoras"');
    expect(await (await request.get(`${site.origin}/sitemaps/paginas.xml`)).text()).not.toContain('aseguradoras');
  } finally {
    await site.stop();
    replay.server.closeAllConnections();
    replay.server.close();
  }
});
