import { expect, expectAccessible, test } from './visit';

const DATE = /^\d{1,2}(ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SEP|OCT|NOV|DIC)20\d\d$/;

test('the news list the latest posts with day, month, year and a way to the article', async ({ page }) => {
  await page.goto('/actualidad');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Actualidad');
  await expect(page).toHaveTitle(/^Actualidad y consejos de salud/);
  const dates = main.locator('time');
  expect(await dates.count()).toBeGreaterThan(15);
  for (const text of await dates.allTextContents()) expect(text).toMatch(DATE);
  const days = await dates.evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().reverse());

  const lead = main.getByRole('article').getByRole('link');
  const title = (await lead.textContent()) ?? '';
  await lead.click();
  await expect(page).toHaveURL(/\/actualidad\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the home leads to an article, in the language of the page', async ({ page }) => {
  await page.goto('/en');
  const news = page.getByRole('region', { name: 'News' });
  await news.scrollIntoViewIfNeeded();
  const card = news.getByRole('heading', { level: 3 }).getByRole('link').first();
  await expect(card).toHaveAccessibleName(/ \(in Spanish\)$/);
  const words = card.locator('[lang=es]');
  const title = (await words.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/en\/actualidad\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an article shows its date, picture, text and three others, its text marked as Spanish', async ({ page }) => {
  await page.goto('/ca/actualidad/calendario-de-polenes-y-alergia');
  const article = page.getByRole('article').first();
  await expect(article.locator('time')).toHaveText('26FEB2026');
  await expect(article.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
  await expect(article.getByText('Aquest article està escrit en castellà.')).toBeVisible();
  await expect(article.getByAltText('Una alergóloga marca gotas para una prueba cutánea')).toBeVisible();
  await expect(article.locator('.rich')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('region', { name: 'Continua llegint' }).getByRole('listitem')).toHaveCount(3);
  const crumbs = page.getByRole('navigation', { name: 'Ets a' });
  await expect(crumbs.getByRole('link', { name: 'Actualitat' })).toHaveAttribute('href', '/ca/actualidad');
});

test('the head of an article is the blog’s, its addresses are this site’s', async ({ page, baseURL }) => {
  await page.goto('/en/actualidad/otitis-del-nadador');
  const here = `${baseURL}/en/actualidad/otitis-del-nadador`;
  await expect(page).toHaveTitle('Otitis del nadador: piscina sí, bastoncillos no – Blog de salud');
  const head = page.locator('head');
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', here);
  await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', here);
  await expect(head.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(head.locator('meta[property="article:published_time"]')).toHaveAttribute('content', /^2026-07-02/);
  await expect(head.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/media\/blog\//);
  await expect(page.locator('meta[name=generator]')).toHaveCount(0);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.flatMap((block) =>
    JSON.parse(block)['@graph'].map((part: { '@type': string }) => part['@type']),
  );
  expect(types.sort()).toEqual(['Article', 'BreadcrumbList', 'NewsArticle']); // the blog's own, and the site's
});

test('scripts, handlers and script links of a hostile post do nothing', async ({ page, context }) => {
  await page.goto('/actualidad/otitis-del-nadador');
  const article = page.getByRole('article').first();
  expect(await article.evaluate((element) => element.innerHTML)).not.toMatch(
    /<script|onclick|javascript:|data-tracked/,
  );
  await page.evaluate(() => document.dispatchEvent(new ClipboardEvent('copy')));
  await expect(page.locator('body')).not.toHaveAttribute('data-tracked');

  let opened = 0;
  context.on('page', () => opened++);
  await article.getByRole('link', { name: 'Pide cita con el otorrino' }).click();
  await expect(page).toHaveURL('/pedir-cita'); // the handler would have refused to follow the link
  expect(opened).toBe(0);
});

test('a video is a link, a leftover shortcode is gone, a protected post is a sentence', async ({ page, request }) => {
  await page.goto('/en/actualidad/asi-es-una-ecografia-en-video');
  const video = page.getByRole('link', { name: 'Watch the video on youtube.com' });
  await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=ecografia-demo');
  await expect(video).toHaveAttribute('lang', 'en');
  await expect(page.locator('iframe')).toHaveCount(0);

  expect(await (await request.get('/actualidad/puertas-abiertas-en-gandia')).text()).not.toContain('contact-form');

  await page.goto('/actualidad/sesion-para-profesionales-imagen-oncologica');
  await expect(page.getByText('Este artículo está protegido con contraseña')).toBeVisible();
  await expect(page.locator('.rich')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the link of an article is copied, and the result is said', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/actualidad/gripe-o-resfriado?utm_source=x#y');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/en/actualidad/gripe-o-resfriado`);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It could not be copied' })).toBeVisible();
});

test('a slug that an address has to encode works in links, in either case, and once', async ({ page, request }) => {
  await page.goto('/ca/actualidad');
  const link = page.getByRole('link', { name: /^Col·laboració/ });
  await expect(link).toHaveAttribute('href', '/ca/actualidad/col%C2%B7laboracio-amb-les-universitats');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Col·laboració/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/ca\/actualidad\/col%C2%B7laboracio-amb-les-universitats$/);
  expect((await request.get('/actualidad/col%c2%b7laboracio-amb-les-universitats')).status()).toBe(200);
});

test('an unknown post and an unknown page of the news answer 404', async ({ request }) => {
  for (const path of [
    'no-existe',
    'suelo-pelvico-guia-en-preparacion',
    'pagina/1',
    'pagina/9',
    'pagina/x',
    'pagina/02',
  ]) {
    expect([path, (await request.get(`/actualidad/${path}`)).status()]).toEqual([path, 404]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('news and articles read completely and their links work', async ({ page }) => {
    await page.goto('/actualidad');
    await page.getByRole('link', { name: '¿Hace falta ayunar' }).click();
    await expect(page.getByRole('article').first().locator('.rich p').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver toda la actualidad' }).click();
    await expect(page).toHaveURL('/actualidad');
  });
});

for (const [width, path] of [
  [390, '/actualidad'],
  [1280, '/ca/actualidad'],
  [1280, '/en/actualidad/asi-es-una-ecografia-en-video'],
  [390, '/ca/actualidad/calendario-de-polenes-y-alergia'],
  [320, '/actualidad/calendario-de-polenes-y-alergia'],
  [390, '/en/actualidad/col%C2%B7laboracio-amb-les-universitats'],
] as const) {
  test(`${path} is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a table wider than the screen scrolls by keyboard in its own box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/actualidad/calendario-de-polenes-y-alergia');
  const box = page.getByRole('region', { name: /^Meses orientativos/ });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
