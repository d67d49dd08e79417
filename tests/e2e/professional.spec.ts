import type { Page } from '@playwright/test';
import { type Actions, byPointer, keyboardOnly, openPanel } from '../support/actions';
import { allMails, factsOf } from '../support/desk';
import { linksMailedTo } from '../support/mail-folder';
import { PORTS } from '../support/ports';
import { PROFESSIONAL_MESSAGES, type ProfessionalMessages } from '../support/professional-labels';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';
import { expect, test } from './visit';

const FIRST = 'neus@clinica.test';
const OPERATOR = 'operador@clinica.test';
const PASSWORD = 'siete nubes con acordeón';
const LINK = /http\S+\/profesionales\/nueva-contrasena#token=[\w-]+/;
const { es: ES, en: EN } = PROFESSIONAL_MESSAGES;

let backend: OwnBackend;
let site: Site;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const address = `http://localhost:${PORTS.portal}`;
  backend = await startOwnBackend(PORTS.portalBackend, [FIRST], { SITE_URL: address, OPERATOR_EMAIL: OPERATOR });
  site = await startSite({
    apiUrl: `http://127.0.0.1:${PORTS.portalBackend}`,
    port: PORTS.portal,
    env: { PROFESSIONAL_RESULTS_URL: 'https://results.example.test/' },
  });
});

test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

/** An intended refusal leaves a line on the console. */
const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 4\d\d|^4\d\d /.test(line)));

async function openLogin(page: Page, messages: ProfessionalMessages, actions: Actions = byPointer(page)) {
  const opener = page.getByRole('banner').getByRole('link', { name: messages.professionals });
  await openPanel(opener, actions);
  const dialog = page.getByRole('dialog', { name: messages.loginTitle });
  await expect(dialog.getByLabel(messages.email)).toBeFocused();
  return dialog;
}

async function logIn(
  page: Page,
  messages: ProfessionalMessages,
  email: string,
  password: string,
  actions = byPointer(page),
) {
  const dialog = await openLogin(page, messages, actions);
  await actions.write(dialog.getByLabel(messages.email), email);
  await actions.write(dialog.getByLabel(messages.password, { exact: true }), password);
  await actions.press(dialog.getByRole('button', { name: messages.enter }));
}

/** Opens the link of the n-th mail to an address, once it has been sent. */
async function openMailedLink(page: Page, email: string, count: number) {
  const links = () => linksMailedTo(backend.mailFolder, email, LINK);
  await expect.poll(() => links().length, { timeout: 20_000 }).toBe(count);
  await page.goto(links().at(-1) ?? '');
}

/** The operator's notice about a professional that contains this fact; replies to it go to the professional. */
async function noticeOf(email: string, fact: string): Promise<Record<string, string>> {
  const find = async () =>
    (await allMails(backend.mailFolder))
      .filter(({ to, replyTo }) => to === OPERATOR && replyTo === email)
      .map(({ text }) => factsOf(text))
      .filter((facts) => fact in facts);
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await find()).at(-1) ?? {};
}

async function choosePassword(page: Page, password: string, actions: Actions) {
  await actions.write(page.getByRole('main').getByLabel(EN.newPassword, { exact: true }), password);
  await actions.press(page.getByRole('button', { name: EN.save }));
  await expect(page).toHaveURL(`${site.origin}/en/portal-profesional`);
}

test('the life of an account, in English, with the keyboard only (M160 to M174)', async ({ page, complaints }) => {
  const main = page.getByRole('main');
  const actions = keyboardOnly(page);
  const email = 'eve@clinica.test';
  await page.goto(`${site.origin}/en/registro-profesional`);
  await actions.press(main.getByRole('button', { name: EN.send }));
  await expect(main.getByRole('alert')).toContainText(EN.incomplete);
  await expect(main.getByRole('region', { name: EN.incomplete })).toBeFocused();
  forgive(complaints);
  await actions.write(main.getByLabel(EN.name), '  Ana Ferrer ');
  await actions.write(main.getByLabel(EN.email), email);
  await actions.tick(main.getByLabel(EN.registerTerms));
  await actions.press(main.getByRole('button', { name: EN.send }));
  await expect(main.getByRole('status')).toHaveText(EN.registered);

  expect((await backend.operate(['professionals', 'list', '--pending'])).output).toMatch(
    new RegExp(`pending +Ana Ferrer +${email} `),
  );
  expect(await noticeOf(email, 'Nombre')).toMatchObject({ Nombre: 'Ana Ferrer', Correo: email });
  await backend.operate(['professionals', 'approve', email]);
  await openMailedLink(page, email, 1);
  await expect(page).toHaveURL(`${site.origin}/en/profesionales/nueva-contrasena`);
  await choosePassword(page, PASSWORD, actions);

  await expect(main.getByRole('heading', { level: 1 })).toContainText('Ana Ferrer');
  await expect(main.getByRole('link', { name: EN.results })).toBeVisible();

  await openPanel(main.getByRole('link', { name: EN.callYou }), actions);
  const dialog = page.getByRole('dialog', { name: EN.callTitle });
  await actions.press(dialog.getByRole('button', { name: EN.call }));
  await expect(dialog.getByRole('alert')).toContainText(EN.incomplete);
  await actions.write(dialog.getByLabel(EN.phone), '600 12 34 56');
  await actions.select(dialog.getByLabel(EN.reason), EN.reports);
  await actions.press(dialog.getByRole('radio', { name: '11:00-13:00' }));
  await actions.tick(dialog.getByLabel(EN.callTerms));
  await actions.press(dialog.getByRole('button', { name: EN.call }));
  await expect(dialog.getByRole('status')).toHaveText(EN.called);
  await page.keyboard.press('Escape');

  await actions.press(main.getByRole('button', { name: EN.logout }));
  await expect(page).toHaveURL(`${site.origin}/en`);
  await page.goto(`${site.origin}/en/portal-profesional`);
  await expect(page).toHaveURL(`${site.origin}/en`);

  const login = await openLogin(page, EN, actions);
  await actions.press(login.getByRole('link', { name: EN.forgot }));
  await actions.press(main.getByRole('button', { name: EN.send }));
  await expect(main.getByRole('alert')).toContainText(EN.error);
  await actions.write(main.getByRole('textbox', { name: EN.email }), email);
  await actions.tick(main.getByLabel(EN.forgotTerms));
  await actions.press(main.getByRole('button', { name: EN.send }));
  await expect(main.getByRole('status')).toHaveText(EN.mailed);
  await openMailedLink(page, email, 2);
  await choosePassword(page, `${PASSWORD} y más`, actions);

  await actions.press(main.getByRole('button', { name: EN.logout }));
  await expect(page).toHaveURL(`${site.origin}/en`);
  await logIn(page, EN, email, PASSWORD, actions);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(EN.wrong);
  await actions.write(page.getByRole('dialog').getByLabel(EN.password, { exact: true }), `${PASSWORD} y más`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/en/portal-profesional`);
  expect((await backend.operate(['callbacks', 'list'])).output).toMatch(
    new RegExp(`Ana Ferrer +600 12 34 56 +11:00-13:00 +Informes de resultados .*${email}`),
  );
  expect(await noticeOf(email, 'Franja horaria')).toMatchObject({
    Nombre: 'Ana Ferrer',
    Teléfono: '600 12 34 56',
    'Franja horaria': '11:00-13:00',
    Motivo: 'Informes de resultados',
    Correo: email,
  });
  forgive(complaints);
});

test('a first access leads to the change of password with the keyboard only, and no page of the area is shown or cached without a session', async ({
  page,
  request,
}) => {
  await test.step('a first access leads to the change of password, with the keyboard only (M162, M173)', async () => {
    const main = page.getByRole('main');
    await page.goto(`${site.origin}/pruebas/holter-24-horas`);
    const opener = page.getByRole('banner').getByRole('link', { name: ES.professionals });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: ES.loginTitle });
    await expect(dialog.getByLabel(ES.email)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: ES.incomplete })).toContainText('Hay 2 campos por corregir');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(ES.email)).toBeFocused();
    await page.keyboard.type(FIRST);
    await page.keyboard.press('Tab');
    await page.keyboard.type(backend.passwords.get(FIRST) ?? '');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Mostrar la contraseña' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/upgrade-password-profesional`);
    await page.goto(`${site.origin}/portal-profesional`);
    await expect(page).toHaveURL(`${site.origin}/upgrade-password-profesional`);

    const field = main.getByLabel(ES.newPassword, { exact: true });
    const rules = main.getByRole('list', { name: 'La contraseña nueva' }).getByRole('listitem');
    await field.focus();
    await page.keyboard.type('contraseña2026');
    await expect(rules).toHaveText([/: cumplido$/, /: cumplido$/, /: pendiente$/]);
    await field.fill('');
    await page.keyboard.type(PASSWORD);
    await expect(rules).toHaveText([/: cumplido$/, /: cumplido$/, /: cumplido$/]);
    await page.keyboard.press('Enter');
    const missing = page.getByRole('link', { name: 'Debe aceptar los términos' });
    await expect(main.getByRole('region').filter({ has: missing })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/portal-profesional`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Dra. neus');
  });
  await test.step('pages of the area redirect to the home page without a session, and are not cacheable with one (M167)', async () => {
    for (const [path, home] of [
      ['/portal-profesional', '/'],
      ['/en/upgrade-password-profesional', '/en'],
    ] as const) {
      const answer = await request.get(site.origin + path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, home]);
    }
    await page.context().clearCookies();
    await page.goto(site.origin);
    await logIn(page, ES, FIRST, PASSWORD);
    await expect(page).toHaveURL(`${site.origin}/portal-profesional`);
    const answer = await page.request.get(`${site.origin}/portal-profesional`);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
