import { expect, test } from '../e2e/visit';

const DATE = /^\d{1,2}(ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SEP|OCT|NOV|DIC)20\d\d$/;

test('the latest posts are listed and lead to their articles, and an article shows its complete record', async ({
  page,
}) => {
  await test.step('the news list the latest posts with day, month, year and a link to the article', async () => {
    await page.goto('/actualidad');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Actualidad');
    await expect(page).toHaveTitle(/^Actualidad y consejos de salud/);
    const dates = main.locator('time');
    expect(await dates.count()).toBeGreaterThan(15);
    for (const text of await dates.locator('> [aria-hidden]').allTextContents()) expect(text).toMatch(DATE);
    const days = await dates.evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days).toEqual(days.toSorted().reverse());

    const lead = main.getByRole('article').getByRole('link');
    const title = (await lead.textContent()) ?? '';
    await lead.click();
    await expect(page).toHaveURL(/\/actualidad\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('the home links to an article, in the language of the page', async () => {
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

  await test.step('an article shows its date, picture, text and three others, with the text marked as Spanish', async () => {
    await page.goto('/ca/actualidad/calendario-de-polenes-y-alergia');
    const article = page.getByRole('article').first();
    await expect(article.locator('time')).toHaveText('26FEB202626 de febrer del 2026');
    await expect(article.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
    await expect(article.getByText('Aquest article està escrit en castellà.')).toBeVisible();
    await expect(article.getByAltText('Una alergóloga marca gotas para una prueba cutánea')).toBeVisible();
    await expect(article.locator('.rich')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('region', { name: 'Continua llegint' }).getByRole('listitem')).toHaveCount(3);
    const crumbs = page.getByRole('navigation', { name: 'Ets a' });
    await expect(crumbs.getByRole('link', { name: 'Actualitat' })).toHaveAttribute('href', '/ca/actualidad');
  });

  await test.step('an encoded slug works in links, and a wide table scrolls in its own box', async () => {
    await page.goto('/ca/actualidad');
    const link = page.getByRole('link', { name: /^Col·laboració/ });
    await expect(link).toHaveAttribute('href', '/ca/actualidad/col%C2%B7laboracio-amb-les-universitats');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Col·laboració/);

    await test.step('a table wider than the screen scrolls by keyboard in its own box', async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto('/actualidad/calendario-de-polenes-y-alergia');
      const box = page.getByRole('region', { name: /^Meses orientativos/ });
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
  });
});

test('a hostile post has no effect, a video is a link, and a protected post is a sentence', async ({
  page,
  context,
}) => {
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
  await expect(page).toHaveURL('/pedir-cita'); // The handler would have stopped the navigation.
  expect(opened).toBe(0);

  await test.step('a video is a link, and a protected post is a sentence', async () => {
    await page.goto('/en/actualidad/asi-es-una-ecografia-en-video');
    const video = page.getByRole('link', { name: 'Watch the video on youtube.com' });
    await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=ecografia-demo');
    await expect(video).toHaveAttribute('lang', 'en');
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.goto('/actualidad/sesion-para-profesionales-imagen-oncologica');
    await expect(page.getByText('Este artículo está protegido con contraseña')).toBeVisible();
    await expect(page.locator('.rich')).toHaveCount(0);
  });
});

test('the link of an article is copied, and the result is announced', async ({ page, context, baseURL }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('news and articles are complete and their links work', async ({ page }) => {
    await page.goto('/actualidad');
    await page.getByRole('link', { name: '¿Hace falta ayunar' }).click();
    await expect(page.getByRole('article').first().locator('.rich p').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver toda la actualidad' }).click();
    await expect(page).toHaveURL('/actualidad');
  });
});
