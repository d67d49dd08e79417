import type { Page } from '@playwright/test';
import { expect, test } from './visit';

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const namesOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const found = (page: Page) => page.getByRole('main').getByRole('status').first();

async function search(page: Page, asked: { place?: string; speciality?: string; boxes?: string[] }) {
  const form = page.getByRole('form', { name: 'Filtrar las clínicas' });
  if (asked.place !== undefined) await form.getByLabel('Localidad o código postal').fill(asked.place);
  if (asked.speciality) await form.getByLabel('Especialidad').selectOption({ label: asked.speciality });
  for (const box of asked.boxes ?? []) await form.getByLabel(box).check();
  await form.getByRole('button', { name: 'Buscar clínicas' }).click();
}

test('the directory shows where each clinic is, finds those around a place, and reports when there are none', async ({
  page,
  context,
}) => {
  await test.step('each clinic shows its opening hours and place; a map pin leads to it', async () => {
    await page.goto('/clinicas');
    const card = cardsOf(page).filter({ hasText: 'Clínica València Centro' });
    await expect(card.getByText(/^(?:Abierto ahora|Cierra a las|Cerrado)/)).toBeVisible();
    await expect(card).toContainText('Sábados 7:45 a 15:00');
    await expect(card).toContainText('46002 València');
    await expect(card.getByRole('link', { name: 'Pedir cita' })).toHaveAttribute(
      'href',
      /^\/pedir-cita\?clinica=\d+&origen=\/clinicas$/,
    );
    await expect(card.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com/,
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Madrid' })).toBeVisible();

    await test.step('a pin of the map leads to its clinic in the list, a group of pins to the clinics of the town', async () => {
      const map = page.getByRole('group', { name: 'Mapa con las clínicas de esta página' });
      await map.getByRole('link', { name: 'Clínica Madrid Chamberí' }).click();
      await expect(page).toHaveURL(/#clinica-madrid-chamberi$/);
      await expect(page.getByRole('heading', { level: 3, name: 'Clínica Madrid Chamberí' })).toBeInViewport();
      await map.getByRole('link', { name: 'Barcelona, 2 clínicas' }).click();
      await expect(page).toHaveURL(/\/clinicas\?localidad=Barcelona$/);
      await expect(found(page)).toHaveText('3 clínicas');
    });
  });
  await test.step('a search without clinics says so and suggests others', async () => {
    await page.goto('/clinicas?localidad=Girona&abierta=1');
    await expect(found(page)).toHaveText('Ninguna clínica');
    await expect(page.getByRole('link', { name: /^1 centro asociado en Girona/ })).toHaveAttribute(
      'href',
      '/clinicas/centros-asociados?region=girona',
    );
    await page.getByRole('link', { name: 'Ver todas las clínicas' }).click();
    await expect(namesOf(page)).toHaveCount(13);
  });
  await test.step('a postcode finds the clinics around it, and the filter for open clinics matches the cards', async () => {
    await page.goto('/clinicas');
    const state = page.getByText(/^(?:Abierto ahora|Cierra a las|Cerrado)/);
    await expect(cardsOf(page).filter({ has: state })).toHaveCount(11);
    const isOpen = page.getByText(/^(?:Abierto ahora|Cierra a las)/);
    const open = await cardsOf(page).filter({ has: isOpen }).getByRole('heading', { level: 3 }).allTextContents();
    await search(page, { boxes: ['Abiertas ahora'] });
    await expect(page).toHaveURL(/abierta=1/);
    await expect(namesOf(page)).toHaveText(open);

    await test.step('a postcode finds the clinics around it, nearest postcode first', async () => {
      await page.goto('/clinicas');
      await search(page, { place: '46016' });
      await expect(found(page)).toHaveText('7 clínicas');
      const nearest = async () => (await namesOf(page).allTextContents()).slice(0, 2).sort();
      await expect.poll(nearest).toEqual(['Clínica València Campanar', 'Clínica València Puerto']);
    });
  });
  await test.step('the nearest clinics come first on request, and the position stays in the browser', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 41.4, longitude: 2.14 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.goto('/clinicas');
    await page.getByRole('button', { name: 'Clínicas cerca de mí' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clínicas cerca de ti' });
    await expect(dialog.getByRole('listitem').first()).toContainText('Clínica Barcelona Sant Gervasi');
    expect(asked.filter((line) => /41\.4|2\.14/.test(line))).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the list is filtered by town, speciality and video, and each step is undone', async ({ page }) => {
      await page.goto('/clinicas');
      await search(page, { place: 'castellon' });
      await expect(page).toHaveURL(/\/clinicas\?localidad=castellon&/);
      await expect(found(page)).toHaveText('2 clínicas');
      await expect(namesOf(page)).toHaveText(['Clínica Castelló Centro', 'Clínica Vila-real']);
      await search(page, { boxes: ['Con teleconsulta'] });
      await expect(found(page)).toHaveText('1 clínica');
      await search(page, { place: '', speciality: 'Cardiología' });
      await expect(page.getByRole('main').getByText('Clínica Madrid Chamberí').first()).toBeVisible();
      await page.goBack();
      await expect(found(page)).toHaveText('1 clínica');
      await page.goBack();
      await expect(found(page)).toHaveText('2 clínicas');
      await page.goBack();
      await expect(namesOf(page)).toHaveCount(13);
      await page.goto('/clinicas?localidad=Madrid&teleconsulta=1');
      await expect(namesOf(page)).toHaveText(['Clínica Madrid Chamberí']);
      const filters = page.getByRole('list', { name: 'Filtros aplicados' });
      await filters.getByRole('link', { name: 'Quitar Madrid' }).click();
      await expect(page).toHaveURL(/\/clinicas\?teleconsulta=1$/);
      await expect(filters.getByRole('link', { name: 'Quitar Madrid' })).toHaveCount(0);
      await expect.poll(() => namesOf(page).count()).toBeGreaterThan(3);
    });
  });
}
