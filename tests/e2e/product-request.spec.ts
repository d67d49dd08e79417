import { hydrated } from '../support/actions';
import { factsOf, mailsAbout, operate } from '../support/desk';
import { mailsTo } from '../support/mail-files';
import { fillInPerson, MESSAGES, PRODUCT_ENDPOINT, submit } from '../support/product-request-form';
import { formOf, newAddress, offered, pick, shown, standIn } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

const { es } = MESSAGES;

for (const [language, messages] of Object.entries(MESSAGES)) {
  test(`a visitor asks for the product they were reading about in ${language} and gets its voucher`, async ({
    page,
  }) => {
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
    if (language === 'es') await expectAccessible(page);
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
}

test('after the request everything is empty again and the way back leads where the visitor came from', async ({
  page,
}) => {
  const sent = await standIn(page, PRODUCT_ENDPOINT, { status: 200, json: { ok: true } });
  await page.goto('/pedir-producto?producto=3&clinica=5&origen=/productos/chequeo-deportivo');
  await expect(shown(page, es.clinic)).toHaveText('Clínica Paterna');
  await fillInPerson(page, es, 'aina@example.org');
  await formOf(page)
    .getByLabel(/^Quiero recibir por correo/)
    .check();
  await submit(page).click();
  await expect(page.getByRole('link', { name: 'Volver a la página anterior' })).toHaveAttribute(
    'href',
    '/productos/chequeo-deportivo',
  );
  expect(sent[0]?.postDataJSON()).toEqual({
    locale: 'es',
    productId: '3',
    clinicId: '5',
    name: ' Aina Ferrer ',
    email: 'aina@example.org',
    phone: '600 12 34 56',
    newsletter: true,
    acceptsTerms: true,
  });
  await page.getByRole('button', { name: 'Pedir otro producto' }).click();
  await expect(shown(page, es.product)).toHaveText('Elige producto');
  await expect(shown(page, es.clinic)).toHaveText('Elige clínica');
  await expect(formOf(page).getByLabel(es.name)).toHaveValue('');
  await expect(formOf(page).getByLabel(es.terms)).not.toBeChecked();
  await expect(formOf(page)).toBeFocused();
});

test('product and clinic limit each other, and products stand under their specialities', async ({ page }) => {
  await page.goto('/pedir-producto');
  await pick(page, es.product, 'deportivo');
  await expect(formOf(page).getByText(es.price)).toBeVisible();
  expect(await offered(page, es.clinic)).toEqual([
    'Todas las clínicas',
    'Clínica Paterna',
    'Clínica València Campanar',
  ]);
  await pick(page, es.clinic, 'paterna');
  expect(await offered(page, es.product)).not.toContain('Analítica básica');
  await pick(page, es.product, 'todos');
  await expect(formOf(page).getByText(es.price)).toHaveCount(0);
  await expect(shown(page, es.clinic)).toHaveText('Clínica Paterna');
  await pick(page, es.clinic, 'todas');
  expect(await offered(page, es.product)).toContain('Analítica básica');

  await test.step('the products stand under their specialities, and one without a price says so', async () => {
    await page.goto('/pedir-producto');
    await (await hydrated(formOf(page).getByRole('combobox', { name: es.product }))).click();
    const groups = page.getByRole('listbox').locator('.picker-group');
    await expect(groups.first()).toBeVisible();
    expect((await groups.allTextContents()).slice(0, 3)).toEqual([
      'Alergología',
      'Análisis clínicos',
      'Anatomía Patológica',
    ]);
    await page.keyboard.type('alergias');
    await expect(groups).toHaveText(['Alergología']);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Estudio de alergias respiratorias']);
    for (const _ of 'alergias') await page.keyboard.press('Backspace');
    await page.keyboard.type('estética a medida');
    await page.keyboard.press('Enter');
    await expect(formOf(page).getByRole('status').filter({ hasText: 'Consulta el precio' })).toBeVisible();
  });
});
