import type { APIRequestContext } from '@playwright/test';
import { blocksOf, pathOf, readSitemaps } from '../support/page-statements';
import { readDocument } from '../support/read-once';
import { expect, test } from './visit';

async function readText(request: APIRequestContext, path: string) {
  const answer = await readDocument(request, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
}

test('records that are not to be found are in no sitemap', async ({ request }) => {
  const paths = (await readSitemaps((path) => readText(request, path))).map(({ address }) => pathOf(address));
  for (const path of ['/especial-online', '/pedir-producto', '/resultados-busqueda', '/portal-profesional']) {
    expect(paths).not.toContain(path);
  }
  const hidden = ['/clinicas/paterna', '/pruebas/flujometria-urinaria'];
  for (const path of hidden) {
    expect((await readText(request, path)).text).toContain('content="noindex, follow"');
    expect(paths).not.toContain(path);
  }
  expect(paths).not.toContain('/actualidad/sesion-para-profesionales-imagen-oncologica');
});

test('the home says whose site it is and how it is searched, in its language', async ({ request }) => {
  const blocks = blocksOf((await readText(request, '/en')).text);
  expect(blocks.map((block) => block['@type'])).toEqual(['MedicalOrganization', 'WebSite']);
  const action = blocks[1]?.potentialAction as { target: { urlTemplate: string } };
  const address = action.target.urlTemplate.replace('{search_term_string}', 'cardiologia');
  expect(new URL(address).pathname).toBe('/en/resultados-busqueda');
  expect((await readText(request, address)).text).toContain('Cardiology');
});

test('what a page says to search engines is in the document once and survives the script', async ({
  page,
  request,
}) => {
  const { text } = await readText(request, '/clinicas/valencia-centro');
  expect(text.match(/MedicalClinic/g)).toHaveLength(1);
  expect(text.match(/og:image:alt/g)).toHaveLength(1);
  await page.goto('/clinicas/valencia-centro', { waitUntil: 'networkidle' });
  const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(said['@graph'][1]).toMatchObject({
    '@type': 'MedicalClinic',
    name: 'Clínica València Centro',
    telephone: '963 400 901',
    address: { postalCode: '46002' },
    geo: { latitude: 39.4699 },
    openingHoursSpecification: [{ opens: '07:40' }, { dayOfWeek: ['Saturday'] }],
  });
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
});
