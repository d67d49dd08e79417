import { expect, expectAccessible, test } from '../e2e/visit';
import { hydrated } from '../support/actions';

const PATH = '/clinicas/centros-asociados';

test('centres are grouped by region, which the bar filters, and open their technology and contact', async ({
  page,
}) => {
  await test.step('the centres are grouped by region, in alphabetical order, with the introduction of the record', async () => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Centros con servicios \S+/);
    await expect(page).toHaveTitle('Centros asociados en España y Portugal');
    await expect(page.getByText('La cita la gestiona cada centro')).toBeVisible();
    const main = page.getByRole('main');
    const regions = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(regions).toEqual([...regions].sort(new Intl.Collator('es').compare));
    expect(regions).toEqual(expect.arrayContaining(['A Coruña', 'Baleares', 'Castelló', 'Portugal']));
    const bar = page.getByRole('navigation', { name: 'Filtrar por región' });
    await expect(bar.getByRole('link')).toHaveText(['Todos', ...regions]);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(17);
  });

  await test.step('a region of the bar shows only its centres, and changes the address', async () => {
    await page.goto(PATH);
    const bar = page.getByRole('navigation', { name: 'Filtrar por región' });
    const main = page.getByRole('main');
    await (await hydrated(bar.getByRole('link', { name: 'Alicante' }))).click();
    await expect(page).toHaveURL(`${PATH}?region=alicante`);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Alicante']);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(main.getByRole('status')).toHaveText('Alicante: 2 centros');
    await expect(bar.getByRole('link', { name: 'Alicante' })).toHaveAttribute('aria-current', 'true');

    await bar.getByRole('link', { name: 'Portugal' }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Clínica da Ribeira Nova']);
    await page.goBack();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Alicante']);
    await bar.getByRole('link', { name: 'Todos' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(17);

    await test.step('an address with a region opens with its centres, and one with an unknown region with all of them', async () => {
      await page.goto(`/en${PATH}?region=sevilla`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Seville']);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Seville: 1 centre');
      await page.goto(`/en${PATH}?region=atlantis`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('17 centres');
    });
  });

  await test.step('technology and contact open only where a centre has them', async () => {
    await page.goto(PATH);
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

    const whole = card('Centro Médico Cantera Chica');
    await whole.getByText('Ver tecnología').click();
    await expect(whole.getByText('Resonancia de 1,5 teslas')).toBeVisible();
    await whole.getByRole('button', { name: /^Contacto/ }).click();
    const contact = page.getByRole('dialog', { name: 'Contacto · Centro Médico Cantera Chica' });
    await expect(contact.getByRole('link', { name: '965 000 011' })).toHaveAttribute('href', 'tel:+34965000011');
    await expect(contact.getByText('03007 Alicante')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();

    const withoutPhone = card('Policlínica Huerto de la Noria');
    await withoutPhone.getByRole('button', { name: /^Contacto/ }).click();
    const address = page.getByRole('dialog', { name: /Huerto de la Noria/ });
    await expect(address.getByRole('definition')).toHaveCount(1);
    await expect(address.getByText('03203 Elx')).toBeVisible();

    await expect(card('Centro Médico Rompeolas').getByText('Ver tecnología')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to the region, and technology and contact open', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('navigation', { name: 'Filtrar por región' }).getByRole('link', { name: 'Zaragoza' }).click();
    await expect(page).toHaveURL(`${PATH}#region-zaragoza`);
    await expect(page.getByRole('heading', { level: 2, name: 'Zaragoza' })).toBeInViewport();
    const card = page.getByRole('region', { name: 'Zaragoza' });
    await card.getByText('Ver tecnología').click();
    await expect(card.getByText('PET-TAC y medicina nuclear')).toBeVisible();
    await card.getByRole('button', { name: /^Contacto/ }).click();
    await expect(page.getByRole('link', { name: '976 000 013' })).toBeVisible();
  });
});
