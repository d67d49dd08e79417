import { expect, expectAccessible } from '../e2e/visit';
import type { ConfiguredSite } from '../support/configured-site';
import { barOf, recordThirdParties, SCRIPTS, storedChoice } from '../support/cookies';
import { onConfigured as test } from './stacks';

// The site with everything configured; third-party services are stubbed, and every request to them is recorded.

let site: ConfiguredSite;

test.beforeAll(({ stack }) => {
  site = stack;
});

test('no third party is contacted before consent, nor after a refusal, and changed terms ask again', async ({
  page,
  context,
}) => {
  const asked = await recordThirdParties(page);
  await page.goto(`${site.origin}/`);
  await expect(barOf(page)).toContainText('para medir las visitas, hacer publicidad y mostrar contenido externo.');
  await barOf(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(barOf(page)).toBeHidden();
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await expect(page.getByRole('button', { name: 'Ver mapa interactivo' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(barOf(page)).toBeHidden();
  const map = await page.goto(`${site.origin}/en/mapa/valencia-centro`);
  expect(map?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page.getByText('The map cannot be shown.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it on the street map' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  expect(asked).toEqual([]);
  expect(await storedChoice(context)).toBe('1ahpsm.');
  // Changed terms, and a choice made before a service existed, ask again.
  for (const value of ['0ahpsm.sae', '1ah.s']) {
    await context.addCookies([{ name: 'cookies', value, url: site.origin }]);
    await page.goto(`${site.origin}/aviso-legal`);
    await expect(barOf(page)).toBeVisible();
  }
});

test('an accepted service is loaded on this page and the next, the seal half a second late', async ({
  page,
  context,
}) => {
  const asked = await recordThirdParties(page);
  await page.goto(`${site.origin}/`);
  await barOf(page).getByRole('button', { name: 'Aceptar todo' }).click();
  await expect.poll(() => [...asked].sort()).toEqual(Object.values(SCRIPTS).sort());
  expect(asked.at(-1)).toBe(SCRIPTS.seal);
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookies');
  expect(cookie?.value).toBe('1ahpsm.sae');
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(182.5, 0);

  asked.length = 0;
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  const { seal: _seal, ...others } = SCRIPTS;
  await expect.poll(() => [...asked].sort()).toEqual(Object.values(others).sort());
});

test('personal pages load nothing, ask nothing and forbid it, also after consent', async ({ page, context }) => {
  const asked = await recordThirdParties(page);
  await context.addCookies([{ name: 'cookies', value: '1ahpsm.sae', url: site.origin }]);
  for (const path of ['/pedir-cita', '/pedir-producto', '/contacto', '/consentimiento-informado', '/ca/pedir-cita']) {
    const answer = await page.goto(`${site.origin}${path}`);
    expect(answer?.headers()['content-security-policy'], path).not.toMatch(/google|hotjar|facebook|seal/);
    await page.waitForLoadState('networkidle');
    await expect(barOf(page)).toBeHidden();
  }
  expect(asked).toEqual([]);
});

test('each purpose is chosen separately, and withdrawing one reloads the page without it', async ({
  page,
  context,
}) => {
  const asked = await recordThirdParties(page);
  await page.goto(`${site.origin}/aviso-legal`);
  await barOf(page).getByRole('button', { name: 'Configurar' }).click();
  const settings = page.getByRole('dialog', { name: 'Configurar cookies' });
  await expect(settings.getByRole('checkbox', { checked: false })).toHaveCount(3);
  await expect(settings.getByRole('checkbox')).toHaveCount(3);
  await settings.getByRole('checkbox', { name: 'Estadísticas' }).check();
  await settings.getByRole('button', { name: 'Guardar mi elección' }).click();
  await expect.poll(() => [...asked].sort()).toEqual([SCRIPTS.analytics, SCRIPTS.heatmap].sort());
  await expect(barOf(page)).toBeHidden();

  await context.addCookies([{ name: '_ga', value: '1', url: site.origin }]);
  const footerButton = page.getByRole('contentinfo').getByRole('button', { name: 'Configurar cookies' });
  await footerButton.click();
  await expect(settings.getByRole('checkbox', { name: 'Estadísticas' })).toBeChecked();
  asked.length = 0;
  const again = page.waitForEvent('load');
  await settings.getByRole('button', { name: 'Rechazar todo' }).click();
  await again;
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookies']);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the interactive map asks in its own area and then replaces the drawn one', async ({ page, context }) => {
  const asked = await recordThirdParties(page);
  await context.addCookies([{ name: 'cookies', value: '1ahpsm.', url: site.origin }]);
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await page.getByRole('button', { name: 'Ver mapa interactivo' }).click();
  const question = page.getByRole('group', { name: /Google Maps/ });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'No, gracias' }).click();
  await expect(page.getByRole('button', { name: 'Ver mapa interactivo' })).toBeFocused();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Ver mapa interactivo' }).click();
  await question.getByRole('button', { name: 'Permitir y ver el mapa' }).click();
  const frame = page.locator('iframe[title^="Mapa interactivo: "]');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('src', '/mapa/valencia-centro');
  await expect.poll(() => asked.some((url) => url.startsWith('https://maps.googleapis.com/maps/api/js'))).toBe(true);
  expect(asked.every((url) => new URL(url).hostname === 'maps.googleapis.com')).toBe(true);
  expect(await storedChoice(context)).toBe('1ahpsm.e');
});

test('a site with only the street map asks nobody on arrival, and the button shows that map only', async ({ page }) => {
  const asked = await recordThirdParties(page);
  const endpoints: string[] = [];
  page.on('request', (request) => request.url().includes('/api/cookies') && endpoints.push(request.url()));
  const answer = await page.goto('/clinicas/valencia-centro');
  expect(answer?.headers()['content-security-policy']).not.toMatch(/google|hotjar|facebook|seal/);
  await page.waitForLoadState('networkidle');
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver mapa interactivo' })).toBeVisible();
  expect(endpoints).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Configurar cookies' }).click();
  const settings = page.getByRole('dialog', { name: 'Configurar cookies' });
  await expect(settings).toContainText('tile.openstreetmap.org');
  await expect(settings.getByRole('checkbox', { disabled: false })).toHaveCount(1);
  expect(asked).toEqual([]);
});
