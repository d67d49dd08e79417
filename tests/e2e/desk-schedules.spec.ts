import type { APIRequestContext, Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-app';
import type { SlotAnswer } from '../../lib/domain/appointment/assistant';
import { hydrated } from '../support/actions';
import { pay } from '../support/booked';
import { allMails } from '../support/desk';
import { DESK, signIn } from '../support/desk-visit';
import { openDay } from '../support/open-day';
import { PORTS } from '../support/ports';
import { choose, quickForm } from '../support/quick-form';
import { expect, expectAccessible, test } from './visit';

// When a clinic is open, changed at the desk: a day that is sold is closed, its patients are moved, and the site shows it.

const { schedules: texts, ...desk } = DESK.es;
const GANDIA = '6';
const dialog = (page: Page) => page.getByRole('dialog');

/** A Tuesday in three to four weeks and the day after it. */
const TUESDAY = openDay(2, 3, [0, 1]);
const WEDNESDAY = new Date(Date.parse(TUESDAY) + 86_400_000).toISOString().slice(0, 10);
const typed = (day: string) => day.split('-').reverse().join('/');

/** The free hours of the antigen test in Gandia, as the site answers them. */
async function freeHours(request: APIRequestContext, day: string): Promise<string[]> {
  const query = new URLSearchParams({ centromedico: GANDIA, fecha: day, prueba: 'testAntigenos', locale: 'es' });
  const found: SlotAnswer = await (await request.get(`/api/citas/buscarhuecos?${query}`)).json();
  return found.kind === 'offered' ? found.offer.slots.map(({ start }) => start) : [];
}

/** Books and pays an hour of the day; answers the e-mail of its patient. */
async function book(request: APIRequestContext, hueco: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@paciente.test`;
  const sent = { centromedico: GANDIA, tipo: 'testAntigenos', dia: typed(TUESDAY).replaceAll('/', '-'), hueco };
  const data = slotRequest({ ...sent, email, emailconfirmation: email });
  const answer = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, { data });
  await pay(((await answer.json()) as { paymentUrl: string }).paymentUrl);
  return email;
}

/** Asks the public form for the hours of the day. */
async function askForHours(page: Page): Promise<void> {
  await page.goto('/');
  await (await hydrated(quickForm(page).getByLabel('Fecha'))).focus();
  await choose(quickForm(page), 'Clínica', 'Clínica Gandia');
  await quickForm(page).getByLabel('Fecha').fill(typed(TUESDAY));
  await page.getByRole('radio', { name: 'Test de antígenos' }).check();
}

test('a day that is sold is closed: its patients have new hours and mails, and the site offers it no more', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const patients = [await book(request, '0900-0915'), await book(request, '1000-1015')];
  await askForHours(page);
  await expect(page.getByRole('radio', { name: '09:15' })).toBeVisible();

  await signIn(page, { role: 'reception', clinic: 'gandia' });
  await page.getByRole('menuitem', { name: texts.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Test de antígenos' })).toContainText('09:00–13:30');
  await expectAccessible(page);

  await page.getByRole('tab', { name: texts.tabs.closures }).click();
  await page.getByRole('button', { name: texts.closures.add }).click();
  await expectAccessible(page);
  await dialog(page).getByLabel(texts.fields.firstDay).fill(TUESDAY);
  await dialog(page).getByLabel(texts.fields.reason).fill('Obras en la planta');
  await dialog(page).getByRole('button', { name: texts.closures.submit, exact: true }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Hay 2 citas en estas horas.');
  await expect(dialog(page).getByRole('row').filter({ hasText: 'Ana Pérez Gómez' })).toHaveCount(2);
  await expect(dialog(page).getByRole('link', { name: '600 000 000' }).first()).toBeVisible();
  await expect(dialog(page).getByText(desk.states.paid).first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: texts.settle.moverSubmit }).click();
  await expect(dialog(page).getByText(/^cambiada a/)).toHaveCount(2);
  await dialog(page).getByRole('button', { name: texts.close, exact: true }).click();
  await expect(page.getByRole('region', { name: texts.closures.title })).toContainText('Obras en la planta');

  for (const [index, hour] of ['09:00', '09:15'].entries()) {
    const told = async () => (await allMails()).filter(({ to }) => to === patients[index]);
    const moved = async () => (await told()).find(({ calendar }) => calendar?.includes(WEDNESDAY.replaceAll('-', '')));
    await expect.poll(async () => (await moved())?.text ?? '', { timeout: 20_000 }).toContain(hour);
  }
  expect(await freeHours(request, TUESDAY)).toEqual([]);
  expect(await freeHours(request, WEDNESDAY)).not.toContain('0900');
  await askForHours(page);
  await expect(
    page.getByText(/no hay horas libres|No hay huecos libres|No hay cita disponible/i).first(),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: '09:15' })).toHaveCount(0);

  await page.goto('/gestion#/horarios');
  await page.getByRole('tab', { name: texts.tabs.month }).click();
  await page.getByRole('textbox', { name: texts.fields.month, exact: true }).fill(TUESDAY.slice(0, 7));
  await expect(page.locator(`[data-day="${TUESDAY}"]`)).toContainText('cerrado: Obras en la planta');
  await expect(page.locator(`[data-day="${WEDNESDAY}"]`)).toContainText('16 de 18 libres');
  await expectAccessible(page);

  await page.getByRole('tab', { name: texts.tabs.closures }).click();
  await page.getByRole('button', { name: new RegExp(`^${texts.remove}: `) }).click();
  await dialog(page).getByRole('button', { name: texts.remove, exact: true }).click();
  await expect(page.getByText(texts.closures.none)).toBeVisible();
  await expect.poll(() => freeHours(request, TUESDAY)).toContain('0900');
});

test('the chosen clinic stays chosen on the other screens, and its public holidays are there', async ({ page }) => {
  await signIn(page, { role: 'manager' });
  await page.getByRole('menuitem', { name: texts.title }).click();
  const clinic = page.getByRole('combobox', { name: desk.clinic });
  await clinic.click();
  await page.getByRole('option', { name: 'Clínica Gandia' }).click();
  await page.getByRole('tab', { name: texts.tabs.holidays }).click();
  const year = new Date().getFullYear() + 1;
  await page.getByRole('spinbutton', { name: texts.fields.year }).fill(String(year));
  for (const name of ['Navidad', 'San José', 'Viernes Santo'])
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Fiesta de la Comunidad de Madrid' })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(clinic).toHaveText('Clínica Gandia');
  await page.getByRole('menuitem', { name: desk.agenda.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: desk.agenda.title })).toBeVisible();
  await expect(clinic).toHaveText('Clínica Gandia');
  await page.getByRole('menuitem', { name: desk.inbox.title }).click();
  await page.getByRole('tab', { name: desk.inbox.kinds.mensajes }).click();
  await expect(clinic).toHaveText('Clínica Gandia');
});
