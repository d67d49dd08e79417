import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium as engine, type Page } from '@playwright/test';
import { cameraFilm, readQr } from '@/backend/tests/support/qr';
import { chromium } from '../support/chromium';
import { DESK, signIn } from '../support/desk-visit';
import { fillInPerson, MESSAGES, submit } from '../support/product-request-form';
import { newAddress, pick } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

// Vouchers and figures at the desk.

const texts = DESK.es;
const dialog = (page: Page) => page.getByRole('dialog');
const MAILS = path.join('test-results', 'data', 'mail');
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/;

/** Asks for a voucher as a visitor does; answers the picture of its mail once it was sent. */
async function pictureMailed(page: Page): Promise<Buffer> {
  const email = newAddress();
  await page.goto('/pedir-producto?producto=3');
  await pick(page, MESSAGES.es.clinic, 'paterna');
  await fillInPerson(page, MESSAGES.es, email);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: MESSAGES.es.received })).toBeVisible();
  const find = async () => {
    const names = (await readdir(MAILS)).filter((name) => name.endsWith('.eml'));
    const raws = await Promise.all(names.map((name) => readFile(path.join(MAILS, name), 'utf8')));
    return raws.find((raw) => new RegExp(`^To: .*${email}`, 'm').test(raw)) ?? '';
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  const raw = await find();
  expect(raw).toContain('<img src=3D"cid:');
  const [, body = ''] = /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  return Buffer.from(body, 'base64');
}

const openVouchers = async (page: Page) => {
  await page.goto('/gestion#/bonos');
  await expect(page.getByRole('heading', { level: 1, name: texts.vouchers.title })).toBeVisible();
};

/** Presses the button of what is shown and the one of the question it asks. */
async function redeem(page: Page) {
  await page.getByRole('button', { name: texts.vouchers.canjear.button, exact: true }).click();
  await expect(dialog(page)).toContainText('Aina Ferrer');
  await dialog(page).getByRole('button', { name: texts.vouchers.canjear.submit, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /^Ya se canjeó: .*, por Pilar Gil\.$/ })).toBeVisible();
}

test('a voucher is mailed with a picture of its code, and is redeemed once at the desk', async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  const code = await readQr(await pictureMailed(page));
  expect(code).toMatch(CODE);
  await signIn(page, { role: 'reception' });
  await openVouchers(page);
  const field = page.getByLabel(texts.vouchers.field);
  await field.fill(code.slice(0, -1));
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(texts.refusals.voucherMistyped);
  complaints.length = 0; // the refusal is on the console of the browser, too
  await field.fill(` ${code.toLowerCase().replaceAll('-', ' ')}`);
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(texts.vouchers.isOpen);
  await expect(page.getByRole('definition').filter({ hasText: /^145,00\s€$/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Clínica Paterna' })).toBeVisible();
  await expectAccessible(page);
  await redeem(page);

  await page.reload();
  await page.getByLabel(texts.vouchers.part).fill(code.slice(0, 7));
  await page.getByRole('button', { name: code }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Ya se canjeó: /);
  await expect(page.getByRole('button', { name: texts.vouchers.canjear.button, exact: true })).toHaveCount(0);
  expect(page.url()).toMatch(/\/gestion#\/bonos$/);
});

test('the camera reads the picture of the mail', async ({ page, baseURL }, info) => {
  test.setTimeout(90_000);
  const film = info.outputPath('camera.y4m');
  await writeFile(film, await cameraFilm(await pictureMailed(page)));
  const options = chromium();
  const camera = [
    'use-fake-device-for-media-stream',
    'use-fake-ui-for-media-stream',
    `use-file-for-fake-video-capture=${film}`,
  ];
  const args = [...options.args, ...camera.map((one) => `--${one}`)];
  const browser: Browser = await engine.launch({ ...options, args });
  try {
    const desk = await browser.newPage({ baseURL, locale: 'es' });
    const errors: string[] = [];
    desk.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await signIn(desk, { role: 'reception' });
    await openVouchers(desk);
    await desk.getByRole('button', { name: texts.vouchers.scan.button }).click();
    await expect(dialog(desk)).toBeHidden({ timeout: 20_000 });
    await expect(desk.getByRole('alert')).toHaveText(texts.vouchers.isOpen);
    await expect(desk.getByLabel(texts.vouchers.field)).toHaveValue(CODE);
    await redeem(desk);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a camera that may not be used is said, and the code can be typed', async ({ page }) => {
  await signIn(page, { role: 'reception' });
  await openVouchers(page);
  await page.getByRole('button', { name: texts.vouchers.scan.button }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    new RegExp(`^(${texts.vouchers.scan.denied}|${texts.vouchers.scan.none})$`),
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: texts.back }).click();
  await expect(page.getByLabel(texts.vouchers.field)).toBeVisible();
});

test('a manager reads the figures in tables and in a file for a spreadsheet', async ({ page }) => {
  await pictureMailed(page);
  await signIn(page, { role: 'manager' });
  await page.goto('/gestion#/cifras');
  const table = page.getByRole('region', { name: texts.figures.tables.otras });
  await expect(table).toBeVisible();
  const total = table.getByRole('row').filter({ hasText: texts.figures.total }).getByRole('cell');
  const sum = Number(await total.nth(2).textContent());
  expect(sum).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: texts.figures.chart })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.figures.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cifras_\d{4}-\d\d_\d{4}-\d\d\.csv$/);
  const [head = '', ...rows] = (await readFile((await download.path()) ?? '', 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Mes;Clínica;Citas: Confirmadas;/);
  const at = head.split(';').indexOf(texts.figures.columns.bonos);
  expect(rows.map((row) => Number(row.split(';')[at])).reduce((one, other) => one + other)).toBe(sum);
  expect(rows.some((row) => row.includes(';Clínica Paterna;'))).toBe(true);
});
