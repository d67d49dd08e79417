import type { Page } from '@playwright/test';
import { type Hand, keyboardOnly, openPanel, pointing } from '../support/hands';
import { linksMailedTo } from '../support/mail-folder';
import { type OwnBackend, startOwnBackend } from '../support/own-backend';
import { PORTS } from '../support/ports';
import { PROFESSIONAL_WORDS, type ProfessionalWords } from '../support/professional-words';
import { type Site, startSite } from '../support/site';
import { expect, test } from './visit';

const FIRST = 'neus@clinica.test';
const PASSWORD = 'siete nubes con acordeón';
const LINK = /http\S+\/profesionales\/nueva-contrasena#token=[\w-]+/;
const ES = PROFESSIONAL_WORDS.es;

let backend: OwnBackend;
let site: Site;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const address = `http://localhost:${PORTS.portal}`;
  backend = await startOwnBackend(PORTS.portalBackend, [FIRST], { SITE_URL: address });
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.portalBackend}`, port: PORTS.portal });
});

test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

/** A refusal on purpose leaves a line on the console. */
const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 4\d\d|^4\d\d /.test(line)));

async function openLogin(page: Page, words: ProfessionalWords, hand: Hand = pointing(page)) {
  const opener = page.getByRole('banner').getByRole('link', { name: words.professionals });
  await openPanel(opener, hand);
  const dialog = page.getByRole('dialog', { name: words.loginTitle });
  await expect(dialog.getByLabel(words.email)).toBeFocused();
  return dialog;
}

async function logIn(page: Page, words: ProfessionalWords, email: string, password: string, hand = pointing(page)) {
  const dialog = await openLogin(page, words, hand);
  await hand.write(dialog.getByLabel(words.email), email);
  await hand.write(dialog.getByLabel(words.password, { exact: true }), password);
  await hand.press(dialog.getByRole('button', { name: words.enter }));
}

/** Opens the link of the n-th mail to somebody, once it is in the post. */
async function openMailedLink(page: Page, email: string, count: number) {
  const links = () => linksMailedTo(backend.mailFolder, email, LINK);
  await expect.poll(() => links().length, { timeout: 20_000 }).toBe(count);
  await page.goto(links().at(-1) ?? '');
}

async function choosePassword(page: Page, words: ProfessionalWords, password: string, hand: Hand) {
  await hand.write(page.getByRole('main').getByLabel(words.newPassword, { exact: true }), password);
  await hand.press(page.getByRole('button', { name: words.save }));
  await expect(page.getByRole('status')).toHaveText(words.saved);
}

for (const [locale, email, hands] of [
  ['es', 'ana@clinica.test', 'by mouse'],
  ['en', 'eve@clinica.test', 'by keyboard alone'],
] as const) {
  const words = PROFESSIONAL_WORDS[locale];

  test(`the whole life of an account, ${locale}, ${hands} (M160 to M174)`, async ({ page, complaints }) => {
    const main = page.getByRole('main');
    const hand = hands === 'by mouse' ? pointing(page) : keyboardOnly(page);
    await page.goto(`${site.origin}${words.prefix}/registro-profesional`);
    await hand.press(main.getByRole('button', { name: words.send }));
    await expect(main.getByRole('alert')).toContainText(words.incomplete);
    await expect(main.getByRole('region', { name: words.incomplete })).toBeFocused();
    forgive(complaints);
    await hand.write(main.getByLabel(words.name), '  Ana Ferrer ');
    await hand.write(main.getByLabel(words.email), email);
    await hand.tick(main.getByLabel(words.registerTerms));
    await hand.press(main.getByRole('button', { name: words.send }));
    await expect(main.getByRole('status')).toHaveText(words.registered);

    expect((await backend.operate(['professionals', 'list', '--pending'])).told).toContain(email);
    await backend.operate(['professionals', 'approve', email]);
    await openMailedLink(page, email, 1);
    await expect(page).toHaveURL(`${site.origin}${words.prefix}/profesionales/nueva-contrasena`);
    await choosePassword(page, words, PASSWORD, hand);

    await page.goto(`${site.origin}${words.prefix}/medicos`);
    await logIn(page, words, email, PASSWORD, hand);
    await expect(page).toHaveURL(`${site.origin}${words.prefix}/portal-profesional`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Ana Ferrer');
    await expect(main.getByRole('link', { name: words.results })).toBeVisible();

    await openPanel(main.getByRole('link', { name: words.callYou }), hand);
    const dialog = page.getByRole('dialog', { name: words.callTitle });
    await hand.press(dialog.getByRole('button', { name: words.call }));
    await expect(dialog.getByRole('alert')).toContainText(words.incomplete);
    await hand.write(dialog.getByLabel(words.phone), '600 12 34 56');
    await hand.select(dialog.getByLabel(words.reason), words.reports);
    await hand.press(dialog.getByRole('radio', { name: '11:00-13:00' }));
    await hand.tick(dialog.getByLabel(words.callTerms));
    await hand.press(dialog.getByRole('button', { name: words.call }));
    await expect(dialog.getByRole('status')).toHaveText(words.called);
    await page.keyboard.press('Escape');

    await hand.press(main.getByRole('button', { name: words.logout }));
    await expect(page).toHaveURL(`${site.origin}${words.prefix || '/'}`);
    await page.goto(`${site.origin}${words.prefix}/portal-profesional`);
    await expect(page).toHaveURL(`${site.origin}${words.prefix || '/'}`);

    const login = await openLogin(page, words, hand);
    await hand.press(login.getByRole('link', { name: words.forgot }));
    await hand.press(main.getByRole('button', { name: words.send }));
    await expect(main.getByRole('alert')).toContainText(words.error);
    await hand.write(main.getByRole('textbox', { name: words.email }), email);
    await hand.tick(main.getByLabel(words.forgotTerms));
    await hand.press(main.getByRole('button', { name: words.send }));
    await expect(main.getByRole('status')).toHaveText(words.mailed);
    await openMailedLink(page, email, 2);
    await choosePassword(page, words, `${PASSWORD} y más`, hand);

    await page.goto(site.origin + words.prefix);
    await logIn(page, words, email, PASSWORD, hand);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(words.wrong);
    await hand.write(page.getByRole('dialog').getByLabel(words.password, { exact: true }), `${PASSWORD} y más`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}${words.prefix}/portal-profesional`);
    expect((await backend.operate(['callbacks', 'list'])).told).toContain('Informes de resultados');
    forgive(complaints);
  });
}

test('a first access is led to the change of the password, by keyboard alone (M162, M173)', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${site.origin}/pruebas/holter-24-horas`);
  const opener = page.getByRole('banner').getByRole('link', { name: ES.professionals });
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: ES.loginTitle });
  await expect(dialog.getByLabel(ES.email)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(ES.incomplete);
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
  await expect(main.getByRole('link', { name: 'Debes aceptar los términos' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/portal-profesional`);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Dra. neus');
});

test('pages without a session lead home, and those with one are kept by nobody (M167)', async ({ page, request }) => {
  for (const [path, home] of [
    ['/portal-profesional', '/'],
    ['/en/upgrade-password-profesional', '/en'],
  ] as const) {
    const answer = await request.get(site.origin + path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, home]);
  }
  await page.goto(site.origin);
  await logIn(page, ES, FIRST, PASSWORD);
  await expect(page).toHaveURL(`${site.origin}/portal-profesional`);
  const answer = await page.request.get(`${site.origin}/portal-profesional`);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
