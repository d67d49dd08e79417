import type { APIRequestContext, BrowserContext } from '@playwright/test';
import es from '@/messages/es.json' with { type: 'json' };
import { expect, expectToFit } from '../e2e/visit';
import type { EditorsSite } from '../support/editors-site';
import { onEdited as test } from './stacks';

// An unpublished change on its page, for the holders of the link (docs/decisions/0182).

const CLINIC = '/clinicas/valencia-centro';
let site: EditorsSite;

test.beforeAll(({ stack }) => {
  site = stack;
});

/** A call of the writable catalogue with the session of the browser; returns its body. */
async function call(request: APIRequestContext, method: string, path: string, data?: object) {
  const url = `${site.origin}/gestion/catalogo${path}`;
  const answer = await request.fetch(url, { method, data, headers: { 'content-type': 'application/json' } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.status() === 204 ? {} : await answer.json();
}

async function keep(request: APIRequestContext, cambios: object, recurso = 'centromedicos', registro = 1) {
  const { id } = await call(request, 'POST', '/borradores', { recurso, registro, cambios });
  const link = async (idioma = 'es') => {
    const { url } = await call(request, 'POST', `/borradores/${id}/enlace`, { idioma });
    return `${site.origin}${url}`;
  };
  return { id, link };
}

const headingOf = async (context: BrowserContext, path: string) => {
  const answer = await context.request.get(site.origin + path);
  return {
    status: answer.status(),
    headers: answer.headers(),
    name: /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1],
  };
};

test('only the holder of the link sees the draft on its page, uncached and with a banner', async ({
  page,
  browser,
}) => {
  await site.open(page);
  const before = await headingOf(page.context(), CLINIC);
  const draft = await keep(page.request, { nombre: { es: 'Clínica del Borrador' } });
  const link = await draft.link();

  const theirs = await browser.newContext();
  const shown = await theirs.newPage();
  await shown.goto(link);
  await expect(shown).toHaveURL(site.origin + CLINIC);
  await expect(shown.getByRole('heading', { level: 1, name: 'Clínica del Borrador' })).toBeVisible();
  const banner = shown.getByRole('complementary', { name: es.Preview.label });
  await expect(banner).toContainText(es.Preview.text);
  await expectToFit(shown, [320, 390, 1280]);
  const { headers, name } = await headingOf(theirs, CLINIC);
  expect(name).toBe('Clínica del Borrador');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect([headers.etag, headers['speculation-rules']]).toEqual([undefined, undefined]);

  // Lists show it, too, and a second save shows at once.
  await shown.goto(`${site.origin}/clinicas`);
  await expect(shown.getByRole('main')).toContainText('Clínica del Borrador');
  await call(page.request, 'PUT', `/borradores/${draft.id}`, { cambios: { nombre: { es: 'Clínica del Faro' } } });
  expect((await headingOf(theirs, CLINIC)).name).toBe('Clínica del Faro');

  const others = await browser.newContext();
  for (let reading = 0; reading < 3; reading += 1) expect((await headingOf(others, CLINIC)).name).toBe(before.name);
  expect(await (await others.request.get(`${site.origin}/clinicas`)).text()).not.toContain('Clínica del ');

  await shown.goto(site.origin + CLINIC);
  await banner.getByRole('link', { name: es.Preview.leave }).click();
  await expect(shown).toHaveURL(`${site.origin}/`);
  expect((await headingOf(theirs, CLINIC)).name).toBe(before.name);

  // After publication everybody sees it.
  await call(page.request, 'POST', `/borradores/${draft.id}/publicar`, {});
  await expect.poll(async () => (await headingOf(others, CLINIC)).name, { timeout: 25_000 }).toBe('Clínica del Faro');
  await theirs.close();
  await others.close();
});

test('the draft is previewed in the other languages, and at a changed address', async ({ page, browser }) => {
  await site.open(page);
  const draft = await keep(page.request, { urlseo: 'corazon', nombre: { ca: 'Cor' } }, 'especialidads', 1);
  const context = await browser.newContext();
  const shown = await context.newPage();
  await shown.goto(await draft.link('ca'));
  await expect(shown).toHaveURL(`${site.origin}/ca/especialidades/corazon`);
  await expect(shown.getByRole('heading', { level: 1, name: 'Cor', exact: true })).toBeVisible();
  expect((await page.request.get(`${site.origin}/ca/especialidades/corazon`)).status()).toBe(404);
  await call(page.request, 'DELETE', `/borradores/${draft.id}`);

  // A deleted draft: the page is shown as published, and the cookie is removed.
  await shown.goto(`${site.origin}/ca`);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('an expired link says so, with its status', async ({ page, browser, complaints }) => {
  const fresh = await browser.newContext();
  for (const secret of ['x'.repeat(43), '', '../../gestion']) {
    const answer = await fresh.request.get(`${site.origin}/vista-previa?clave=${encodeURIComponent(secret)}`);
    expect(answer.status()).toBe(410);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  await page.goto(`${site.origin}/vista-previa?clave=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La vista previa ha caducado.');
  await expectToFit(page, [320, 1280]);
  complaints.length = 0; // The status is on the browser console, too.
  await fresh.close();
});
