import { hydrated } from '../support/actions';
import { expect, expectAccessible, test } from './visit';

test('a clinic shows its address and services, and links to related pages', async ({ page }) => {
  await test.step('a clinic shows where it is, when it is open and how to reach it', async () => {
    await page.goto('/clinicas/valencia-centro');
    const main = page.getByRole('main');
    await expect(main.getByText('Espera media para cita: 24 h')).toBeVisible();
    for (const label of ['Dirección', 'Teléfono', 'WhatsApp', 'Fax', 'Correo', 'Horario']) {
      await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Pedir cita' })).toHaveAttribute(
      'href',
      /^\/pedir-cita\?clinica=\d+&origen=\/clinicas\/valencia-centro$/,
    );
    await expect(main.getByRole('img', { name: /^Mapa con la situación de/ })).toBeVisible();
    await hydrated(main.getByRole('heading', { level: 1 }));
    for (const statement of ['meta[property="og:image"]', 'script[type="application/ld+json"]']) {
      await expect(page.locator(statement)).toHaveCount(1);
    }
  });
  await test.step('the list of machines opens and closes', async () => {
    const section = page.getByRole('region', { name: 'Equipamiento' });
    await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(3);
    await section.getByText(/^Ver \d+ equipos más$/).click();
    await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(7);
    await section.getByText('Ver menos').click();
    await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(3);
  });
  await test.step('a clinic links to its specialities in three groups, its doctors, tests and vouchers', async () => {
    const section = page.getByRole('region', { name: 'Especialidades de la clínica' });
    await expect(section.getByRole('link')).toHaveCount(0);
    const opener = section.getByRole('button', { name: /^Ver las \d+ especialidades$/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Especialidades de la clínica' });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Medicina',
      'Diagnóstico por imagen',
      'Genética',
    ]);
    await expect(dialog.getByText(/^\d+ especialidades$/)).toHaveCount(3);
    await expect(dialog.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
      'href',
      '/especialidades/cardiologia',
    );
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(await dialog.getByRole('link').count());
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    const onwards = page.getByRole('region', { name: 'Qué encuentras en esta clínica' });
    const everybody = onwards.getByRole('link', { name: /^Ver los \d+ médicos de esta clínica$/ });
    const count = Number.parseInt(((await everybody.textContent()) ?? '').replace(/\D+/, ''), 10);
    await expect(onwards.getByRole('link', { name: 'Audiometría' })).toHaveAttribute('href', '/pruebas/audiometria');
    await expect(onwards.getByRole('link', { name: /^Chequeo cardiológico/ })).toHaveAttribute(
      'href',
      '/productos/chequeo-cardiologico',
    );
    await everybody.click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} médicos`);
    await expect(page.getByRole('link', { name: 'Quitar Clínica València Centro' })).toBeVisible();
  });
  await test.step('a clinic page omits what the clinic does not have', async () => {
    await page.goto('/clinicas/l-hospitalet');
    const terms = page.getByRole('main').getByRole('term');
    await expect(terms.filter({ hasText: 'Teléfono' })).toHaveCount(0);
    await expect(terms.filter({ hasText: 'Correo' })).toHaveCount(0);
    await expect(terms.filter({ hasText: 'WhatsApp' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Dónde estamos' })).toHaveCount(0);
    await page.goto('/clinicas/barcelona-eixample');
    await expect(page.getByRole('link', { name: 'Ver en el callejero' })).toHaveAttribute(
      'href',
      /mlat=41\.3917&mlon=2\.1649#map=13\/41\.3917\/2\.1649$/,
    );
  });
  await test.step('the one-stop visit is shown only where it is offered', async () => {
    await page.goto('/clinicas/sagunt');
    await expect(page.getByRole('region', { name: 'Visita en acto único' }).getByRole('listitem')).toHaveText([
      /Atención y valoración médica/,
      /Pruebas y diagnóstico clínico/,
      /Prescripción del tratamiento/,
    ]);
    await expect(page.getByRole('heading', { name: 'Equipamiento' })).toHaveCount(0);
    await page.goto('/clinicas/paterna');
    await expect(page.getByRole('heading', { name: 'Visita en acto único' })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, with its specialities in their dialog and folded on the page', async ({ page }) => {
    await page.goto('/clinicas/valencia-centro');
    await expect(page.getByRole('heading', { name: 'Contacto y horario' })).toBeVisible();
    const section = page.getByRole('region', { name: 'Especialidades de la clínica' });
    await section.locator('summary').click();
    await expect(section.getByRole('link', { name: 'Cardiología' })).toBeVisible();
    await section.getByRole('button', { name: /^Ver las \d+ especialidades$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Especialidades de la clínica' });
    await expect(dialog.getByRole('link', { name: 'Cardiología' })).toBeVisible();
  });
});
