import { factsOf, mailsAbout, operate } from '../support/desk';
import { mailsTo } from '../support/mail-files';
import { fillInPerson, MESSAGES, submit } from '../support/product-request-form';
import { formOf, newAddress, pick, shown } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

// How the form behaves is in tests/component/forms/product-request-form.test.tsx.

const messages = MESSAGES.en;

test('a visitor requests the product they were reading about, in English, and gets its voucher', async ({ page }) => {
  const email = newAddress();
  await page.goto(`${messages.prefix}/productos/chequeo-deportivo`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: messages.interested }).first().click();
  await expect(shown(page, messages.product)).toHaveText(name);
  await expect(formOf(page).getByRole('status').filter({ hasText: messages.price })).toBeVisible();
  await pick(page, messages.clinic, 'campanar');
  await fillInPerson(page, messages, email);
  await submit(page, messages).click();
  await expect(page.getByRole('status').filter({ hasText: messages.received })).toBeVisible();
  await expect(page.locator('section:focus')).toContainText(messages.received);
  await expect(page).toHaveURL(`${messages.prefix}/pedir-producto`);
  await expectAccessible(page);
  await expect.poll(() => mailsTo(email), { timeout: 15_000 }).toHaveLength(1);
  const [mail = ''] = await mailsTo(email);
  expect(mail).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/);
  expect(mail).toContain(name);
  expect(mail).toContain('145');
  expect(mail).toContain('600 12 34 56');
  const { own, notice } = await mailsAbout(email);
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail) ?? [];
  expect(own.replyTo).toBe(notice.to);
  expect(factsOf(notice.text)).toMatchObject({
    Nombre: 'Aina Ferrer',
    Teléfono: '600 12 34 56',
    Correo: email,
    Producto: 'Chequeo deportivo',
    Precio: expect.stringContaining('145'),
    Clínica: expect.stringContaining('Campanar'),
    'Código del bono': code,
    'Quiere recibir novedades': 'No',
  });
  expect(await operate(['product-requests', 'list'])).toMatch(
    new RegExp(`Aina Ferrer +600 12 34 56 +${email} +Chequeo deportivo +145.00 .*Campanar +no`),
  );
  expect(await operate(['vouchers', 'list'])).toContain(code);
});
