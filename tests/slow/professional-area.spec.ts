import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow } from '../e2e/visit';
import { openPanel } from '../support/actions';
import { hold } from '../support/hold';
import { openSearch } from '../support/search-panel';
import type { Stack } from '../support/stacks';
import { PROFESSIONAL, onAccounts as test } from './stacks';

const PASSWORD = 'siete nubes con acordeón';
const TEST = '/pruebas/holter-24-horas';

let site: Stack;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeAll(({ stack }) => {
  site = stack;
});

const main = (page: Page) => page.getByRole('main');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Profesionales/ });

/** An intended refusal leaves a line on the console. */
const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 4\d\d|^4\d\d /.test(line)));

/** Logs in by the endpoints, with the first password changed, while tests/e2e/professional.spec.ts uses the pages. */
async function logIn(context: BrowserContext) {
  const post = (path: string, data: object) =>
    context.request.post(site.origin + path, { data, headers: { origin: site.origin } });
  const again = await post('/login_profesional_check', { username: PROFESSIONAL, password: PASSWORD });
  if (again.ok()) return;
  const first = site.backend.passwords.get(PROFESSIONAL) ?? '';
  expect((await post('/login_profesional_check', { username: PROFESSIONAL, password: first })).status()).toBe(200);
  const change = { password: PASSWORD, acceptsTerms: true };
  expect((await post('/api/profesionales/upgradepassword', change)).status()).toBe(200);
}

const isSpanish = (path: string) => !/^\/(?:ca|en)\b/.test(path);

/** Spanish is checked in detail; the other languages have the same parts, whose texts may be longer. */
async function readAt(page: Page, path: string, heading: string) {
  await page.goto(site.origin + path);
  for (const width of isSpanish(path) ? [390, 1280] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page).locator('fieldset:disabled')).toHaveCount(0);
    await expectNoOverflow(page, width);
    if (isSpanish(path)) await expectAccessible(page);
  }
}

const HEADINGS = [
  [
    '',
    'Alta de profesionales',
    'Recuperar la contraseña',
    'Elegir una contraseña',
    'Cambiar la contraseña',
    'Le damos',
    'Acceso de profesionales',
  ],
  [
    '/ca',
    'Alta de professionals',
    'Recuperar la contrasenya',
    'Triï una contrasenya',
    'Canvia la contrasenya',
    'Li donem',
    'Accés de professionals',
  ],
  [
    '/en',
    'Registration for professionals',
    'Recover your password',
    'Choose a password',
    'Change your password',
    'Welcome',
    'Professional log-in',
  ],
] as const;

test('the pages of the area are readable in each language', async ({ page, context }) => {
  for (const [prefix, registration, forgot, chosen, upgrade, hello, login] of HEADINGS) {
    // An open page requests the session, and the response would set the cookies again.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.emulateMedia({ reducedMotion: 'reduce' }); // The dialog must not be half transparent during the check.
    await readAt(page, `${prefix}/registro-profesional`, registration);
    await readAt(page, `${prefix}/profesionales/acceso`, login);
    await readAt(page, `${prefix}/forgot-password-profesional`, forgot);
    await readAt(page, `${prefix}/profesionales/nueva-contrasena`, chosen);
    await readAt(page, `${prefix}/profesionales/nueva-contrasena#token=abc`, chosen);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPanel(page.getByRole('banner').locator('a.professional').filter({ visible: true }));
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    if (isSpanish(prefix)) await expectAccessible(page);

    await page.goto('about:blank'); // As above: it would renew the cookies.
    await logIn(context);
    await readAt(page, `${prefix}/upgrade-password-profesional`, upgrade);
    for (const width of isSpanish(prefix) ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.origin}${prefix}/portal-profesional`);
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(hello);
      await main(page).locator('summary').first().click();
      if (isSpanish(prefix)) await expectAccessible(page);
      await openPanel(main(page).locator('a.portal-tile').last());
      await expect(page.getByRole('dialog').getByRole('radiogroup')).toBeVisible();
      if (isSpanish(prefix)) await expectAccessible(page);
    }
  }
});

test('the portal lists tests and clinics, and its filter finds them (M169, M170)', async ({ page, context }) => {
  await logIn(context);
  const startScripts = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto(`${site.origin}/portal-profesional`, { waitUntil: 'domcontentloaded' });
  await main(page).getByText('Servicios médicos').click();
  const list = main(page).getByRole('group').filter({ hasText: 'Buscar una prueba' });
  await expect(list.getByRole('link', { name: 'Holter de 24 horas' })).toHaveAttribute('href', TEST);
  await expect(list.getByText('TAC coronario')).toBeVisible();
  await expect(list.getByRole('link', { name: 'TAC coronario' })).toHaveCount(0);
  await list.getByLabel('Buscar una prueba').fill('torax');
  startScripts();
  await expect(list.getByRole('status')).toHaveText('1 prueba');
  await expect(list.getByRole('listitem')).toHaveText(['TAC de tórax de baja dosis']);

  for (const [region, clinic] of [
    ['València', 'Clínica València Centro'],
    ['Castelló', 'Clínica Castell'],
    ['Barcelona', 'Clínica Barcelona'],
  ] as const) {
    await main(page).getByRole('button', { name: region }).click();
    const dialog = page.getByRole('dialog', { name: `Clínicas en ${region}` });
    await expect(dialog.getByRole('link', { name: clinic }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const news = main(page).getByRole('region', { name: 'La innovación como seña de identidad' });
  const written = readdirSync('backend/seed/content/posts').map((file) =>
    JSON.parse(readFileSync(`backend/seed/content/posts/${file}`, 'utf8')),
  );
  const titles = written.filter(({ paraprofesional }) => paraprofesional === true).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(2);
  expect((await news.getByRole('heading', { level: 3 }).allTextContents()).toSorted()).toEqual(titles.toSorted());
});

test('the logged-in professional is shown in every tab, until the logout (M31, M163)', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${site.origin}/medicos`);
  await expect(inHeader(other)).toHaveText('Profesionales');
  await logIn(context);
  await page.goto(site.origin);
  await expect(inHeader(page)).toHaveText('Profesionales: Dra. neus');
  await expect(inHeader(other)).toHaveText('Profesionales: Dra. neus');
  await expect(inHeader(other)).toHaveAttribute('href', '/portal-profesional');
  await page.goto(`${site.origin}/portal-profesional`);
  await main(page).getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(inHeader(page)).toHaveText('Profesionales');
  await expect(inHeader(other)).toHaveText('Profesionales');
  await other.close();
});

test('a choice made in the search before a login or a logout is not shown after it', async ({ page, context }) => {
  const choose = async (searched: string) => {
    const { input, dialog } = await openSearch(page);
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await input.fill(searched);
    await dialog.getByRole('option').first().click();
    await expect(page).not.toHaveURL(`${site.origin}/`);
    await page.goto(site.origin);
  };
  await page.goto(site.origin);
  await choose('cardiologia');
  await logIn(context);
  await page.reload();
  await choose('rodilla');
  await page.goto(`${site.origin}/portal-profesional`);
  await main(page).getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  const { dialog } = await openSearch(page);
  await expect(dialog.getByRole('option')).toHaveCount(0);
});

test('a test and the home offer a call to a professional; the cached documents remain the public ones (M65, M171)', async ({
  page,
  context,
}) => {
  const cached = await (await context.request.get(site.origin + TEST)).text();
  await logIn(context);
  expect(await (await context.request.get(site.origin + TEST)).text()).toBe(cached);
  expect(cached).toContain('Quiero pedir una cita');
  expect(cached).not.toContain('Le llamamos');
  await page.goto(site.origin + TEST);
  await expect(main(page).getByRole('link', { name: 'Le llamamos' })).toHaveCount(2);
  await expect(main(page).getByRole('link', { name: 'Quiero pedir una cita' })).toHaveCount(0);
  await expect(main(page).getByRole('region', { name: 'Especialistas' })).toHaveCount(0);
  await openPanel(main(page).getByRole('link', { name: 'Le llamamos' }).first());
  const line = page.getByRole('dialog', { name: 'Atención al profesional' });
  await expect(line.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
  await openPanel(line.getByRole('link', { name: '¿Le llamamos?' }));
  await expect(page.getByRole('dialog', { name: '¿Le llamamos?' }).getByLabel('Nombre')).toHaveValue('Dra. neus');

  await page.goto(site.origin);
  await openPanel(main(page).getByRole('region', { name: '¿Le llamamos?' }).getByRole('link', { name: 'Le llamamos' }));
  await expect(page.getByRole('dialog', { name: '¿Le llamamos?' }).getByLabel('Teléfono')).toBeEditable();
});

test('a session that ends under a form is reopened there, and all typed text stays', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(context);
  await page.goto(`${site.origin}/portal-profesional`);
  await openPanel(main(page).getByRole('link', { name: /^Le llamamos/ }));
  const dialog = page.getByRole('dialog', { name: '¿Le llamamos?' });
  await dialog.getByLabel('Teléfono').fill('600 12 34 56');
  await dialog.getByLabel('Motivo').selectOption('Otros');
  await dialog.getByRole('radio', { name: '15:00-17:00' }).check();
  await dialog.getByRole('checkbox').check();
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Solicitar llamada' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Su sesión ha terminado.');
  await openPanel(dialog.getByRole('link', { name: 'Entrar de nuevo' }));
  const login = page.getByRole('dialog', { name: 'Acceso de profesionales' });
  await login.getByLabel('Correo electrónico').fill(PROFESSIONAL);
  await login.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Entrar' }).click();
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/portal-profesional`);
  await dialog.getByRole('button', { name: 'Solicitar llamada' }).click();
  await expect(dialog.getByRole('status')).toContainText('La solicitud se ha enviado correctamente.');
  forgive(complaints);
});

test('a disabled account loses its session with the next page', async ({ page, context, complaints }) => {
  await logIn(context);
  await site.backend.operate(['professionals', 'disable', PROFESSIONAL]);
  await page.goto(`${site.origin}/portal-profesional`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Su sesión ha terminado');
  await expect(inHeader(page)).toHaveText('Profesionales');
  const left = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(left).toEqual(['pro-navegador']); // The browser requests it once it shows the page.
  forgive(complaints);
});
