import encodeQR from 'qr';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { complaints } from './complaints';
import { button, call, DESK, dialog, heading, isRemoved, isShown, newEmail, newName, send, work } from './desk';
import { expectAccessible } from './fit';

// Vouchers and figures at the desk.

const texts = DESK.es;
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/;

/** Requests a voucher at clinic Paterna like the site; returns its buyer. */
async function askForVoucher(): Promise<string> {
  const buyer = newName();
  const asked = { nombre: buyer, email: newEmail(), telefono: '600 123 456', newsletter: false };
  const clinics = await call<{ 'hydra:member': { id: number; nombre: string }[] }>('GET', '/api/centromedicos');
  const paterna = clinics['hydra:member'].find(({ nombre }) => nombre === 'Clínica Paterna')?.id;
  await call('POST', '/api/reservas/solicitar', { ...asked, producto: '3', centromedico: String(paterna) });
  return buyer;
}

/** Requests a voucher and opens the vouchers; returns its code and buyer. */
async function openVouchers(): Promise<{ code: string; buyer: string }> {
  const buyer = await askForVoucher();
  await work({ role: 'reception' }, '/bonos');
  await isShown(heading(texts.vouchers.title));
  const { bonos } = await call<{ bonos: { codigo: string; nombre: string }[] }>(
    'POST',
    '/gestion/api/bonos/buscar',
    {},
  );
  return { code: bonos.find(({ nombre }) => nombre === buyer)?.codigo ?? '', buyer };
}

const alertText = (text: string | RegExp) => expect.element(page.getByRole('alert')).toHaveTextContent(text);

/** Presses the button of an act, and confirms it. */
async function redeem(buyer: string) {
  await button(texts.vouchers.canjear.button).click();
  await expect.element(dialog()).toHaveTextContent(buyer);
  await button(texts.vouchers.canjear.submit, dialog()).click();
  await isRemoved(dialog());
  await alertText(/^Ya se canjeó: .*, por Pilar Gil\.$/);
}

it('a voucher is redeemed once, by its code in any notation', async () => {
  const { code, buyer } = await openVouchers();
  expect(code).toMatch(CODE);
  const field = page.getByLabelText(texts.vouchers.field);
  await send(field, code.slice(0, -1));
  await alertText(texts.refusals.voucherMistyped);
  complaints.length = 0; // The refusal.
  await send(field, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
  await alertText(texts.vouchers.isOpen);
  await isShown(page.getByRole('definition').filter({ hasText: /^145,00\s€$/ }));
  await isShown(page.getByRole('definition').filter({ hasText: 'Clínica Paterna' }));
  await expectAccessible();
  await redeem(buyer);

  await page.getByLabelText(texts.vouchers.part).fill(code.slice(0, 7));
  await button(code).click();
  await alertText(/^Ya se canjeó: /);
  await isRemoved(button(texts.vouchers.canjear.button));
  expect(location.hash).toBe('#/bonos');
});

it('the camera reads a code', async () => {
  const { code, buyer } = await openVouchers();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => filmOf(code));
  await button(texts.vouchers.scan.button).click();
  await isRemoved(dialog());
  await alertText(texts.vouchers.isOpen);
  await expect.element(page.getByLabelText(texts.vouchers.field)).toHaveValue(code);
  await isShown(page.getByRole('definition').filter({ hasText: buyer }));
});

it('an unusable camera is reported, and the code can be typed', async () => {
  await openVouchers();
  for (const [name, said] of [
    ['NotAllowedError', texts.vouchers.scan.denied],
    ['NotFoundError', texts.vouchers.scan.none],
  ] as const) {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name));
    await button(texts.vouchers.scan.button).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(said);
    await expectAccessible();
    await button(texts.back, dialog()).click();
    await isRemoved(dialog());
    await isShown(page.getByLabelText(texts.vouchers.field));
  }
});

it('a manager reads the figures in tables and in a file for a spreadsheet', async () => {
  await askForVoucher();
  await work({ role: 'manager' }, '/cifras');
  const table = page.getByRole('region', { name: texts.figures.tables.otras });
  await isShown(table);
  const total = table.getByRole('row').filter({ hasText: texts.figures.total }).getByRole('cell');
  const sum = Number(total.nth(2).element().textContent);
  expect(sum).toBeGreaterThan(0);
  await isShown(page.getByRole('img', { name: texts.figures.chart }));
  const files: { name: string; text: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
  });
  await button(texts.figures.download).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(files[0]?.name).toMatch(/^cifras_\d{4}-\d\d_\d{4}-\d\d\.csv$/);
  const [head = '', ...rows] = ((await files[0]?.text) ?? '').trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Mes;Clínica;Citas: Confirmadas;/);
  const at = head.split(';').indexOf(texts.figures.columns.bonos);
  expect(rows.map((row) => Number(row.split(';')[at])).reduce((one, other) => one + other)).toBe(sum);
  expect(rows.some((row) => row.includes(';Clínica Paterna;'))).toBe(true);
});

/** A camera that shows the picture of a code. */
function filmOf(code: string): MediaStream {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const modules = encodeQR(code, 'raw');
  const size = Math.floor(400 / modules.length);
  const draw = () => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const [y, row] of modules.entries())
      for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(40 + x * size, 40 + y * size, size, size);
    requestAnimationFrame(draw);
  };
  draw();
  return canvas.captureStream();
}
