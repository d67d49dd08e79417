import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium as engine, type Page } from '@playwright/test';
import { cameraFilm, readQr } from '@/backend/tests/support/qr';
import { expect, test } from '../e2e/visit';
import { chromium } from '../support/chromium';
import { DESK, signInByCalls } from '../support/desk-visit';
import { fillInPerson, MESSAGES, submit } from '../support/product-request-form';
import { newAddress, pick } from '../support/request-visit';

// A voucher is mailed with a picture of its code, which a camera reads at the desk.

const texts = DESK.es;
const dialog = (page: Page) => page.getByRole('dialog');
const MAILS = path.join('test-results', 'data', 'mail');
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/;

/** Requests a voucher as a visitor does; returns the picture of its mail once it was sent. */
async function pictureMailed(page: Page): Promise<Buffer> {
  const email = newAddress();
  await page.goto('/pedir-producto?producto=3');
  await pick(page, MESSAGES.es.clinic, 'paterna');
  await fillInPerson(page, MESSAGES.es, email);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: MESSAGES.es.received })).toBeVisible();
  const find = async () => {
    const sent = await readdir(MAILS).catch((): string[] => []); // The folder does not exist before the first mail.
    const names = sent.filter((name) => name.endsWith('.eml'));
    const raws = await Promise.all(names.map((name) => readFile(path.join(MAILS, name), 'utf8')));
    return raws.find((raw) => new RegExp(`^To: .*${email}`, 'm').test(raw)) ?? '';
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  const raw = await find();
  // A mail breaks its lines anywhere, with `=` at the end.
  expect(raw.replaceAll('=\r\n', '')).toContain('<img src=3D"cid:');
  const [, body = ''] = /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  return Buffer.from(body, 'base64');
}

const openVouchers = async (page: Page) => {
  await page.goto('/gestion#/bonos');
  await expect(page.getByRole('heading', { level: 1, name: texts.vouchers.title })).toBeVisible();
};

/** Presses the button of the shown voucher and the one of the confirmation. */
async function redeem(page: Page) {
  await page.getByRole('button', { name: texts.vouchers.canjear.button, exact: true }).click();
  await expect(dialog(page)).toContainText('Aina Ferrer');
  await dialog(page).getByRole('button', { name: texts.vouchers.canjear.submit, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /^Ya se canjeó: .*, por Pilar Gil\.$/ })).toBeVisible();
}

test('the camera reads the picture of the mail', async ({ page, baseURL }, info) => {
  test.setTimeout(90_000);
  const film = info.outputPath('camera.y4m');
  const picture = await pictureMailed(page);
  const code = await readQr(picture);
  expect(code).toMatch(CODE);
  await writeFile(film, await cameraFilm(picture));
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
    await signInByCalls(desk.request, { role: 'reception' });
    await openVouchers(desk);
    await desk.getByRole('button', { name: texts.vouchers.scan.button }).click();
    await expect(dialog(desk)).toBeHidden({ timeout: 20_000 });
    await expect(desk.getByRole('alert')).toHaveText(texts.vouchers.isOpen);
    await expect(desk.getByLabel(texts.vouchers.field)).toHaveValue(code);
    await redeem(desk);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
