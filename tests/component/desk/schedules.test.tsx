import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { openDay } from '@/tests/support/open-day';
import {
  button,
  call,
  choose,
  DESK,
  dialog,
  heading,
  isRemoved,
  isShown,
  menu,
  newEmail,
  outside,
  tab,
  work,
} from './desk';
import { expectAccessible } from './fit';

// Changes of a clinic's opening hours at the desk: a day with bookings is closed, and its patients are moved.

const { schedules: texts, ...desk } = DESK.es;
const GANDIA = '6';

/** A Tuesday in three to four weeks and the day after it. */
const TUESDAY = openDay(2, 3, [0, 1]);
const WEDNESDAY = new Date(Date.parse(TUESDAY) + 86_400_000).toISOString().slice(0, 10);
const wireDay = (day: string) => day.split('-').reverse().join('-');

/** The free hours of the antigen test in Gandia, as the site gets them. */
async function freeHours(day: string): Promise<string[]> {
  const query = new URLSearchParams({ centromedico: GANDIA, fecha: wireDay(day), prueba: 'testAntigenos' });
  const { slots = [] } = await call<{ slots?: { initTime: string }[] }>('GET', `/api/citas/buscarhuecos?${query}`);
  return slots.map(({ initTime }) => initTime);
}

/** Books and pays an hour of the day. */
async function book(hueco: string): Promise<void> {
  const email = newEmail();
  const given = { centromedico: GANDIA, tipo: 'testAntigenos', dia: wireDay(TUESDAY), hueco };
  const asked = slotRequest({ ...given, email, emailconfirmation: email });
  const { paymentUrl = '' } = await call('POST', '/api/citas/solicitar', asked);
  await outside.payAtGateway(paymentUrl);
}

it('a day with bookings is closed: its patients get new hours, and it is no longer offered', async () => {
  await book('0900-0915');
  await book('1000-1015');
  expect(await freeHours(TUESDAY)).toContain('0915');
  await work({ role: 'reception', clinic: 'gandia' }, '/horarios');
  await isShown(heading(texts.title));
  await expect.element(page.getByRole('region', { name: 'Test de antígenos' })).toHaveTextContent('09:00–13:30');
  await expectAccessible();

  await tab(texts.tabs.closures).click();
  await button(texts.closures.add).click();
  await isShown(dialog());
  await expectAccessible();
  await dialog().getByLabelText(texts.fields.firstDay).fill(TUESDAY);
  await dialog().getByLabelText(texts.fields.reason).fill('Obras en la planta');
  await button(texts.closures.submit, dialog()).click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Hay 2 citas en estas horas.');
  await expect.element(dialog().getByRole('row').filter({ hasText: 'Ana Pérez Gómez' })).toHaveLength(2);
  await isShown(dialog().getByRole('link', { name: '600 000 000' }).first());
  await isShown(dialog().getByText(desk.states.paid).first());
  await expectAccessible();
  await button(texts.settle.moverSubmit, dialog()).click();
  await expect.element(dialog().getByText(/^cambiada a/)).toHaveLength(2);
  await button(texts.close, dialog()).click();
  await expect
    .element(page.getByRole('region', { name: texts.closures.title }))
    .toHaveTextContent('Obras en la planta');
  expect(await freeHours(TUESDAY)).toEqual([]);
  expect(await freeHours(WEDNESDAY)).not.toContain('0900');

  await tab(texts.tabs.month).click();
  await page.getByRole('textbox', { name: texts.fields.month, exact: true }).fill(TUESDAY.slice(0, 7));
  const day = (iso: string) => expect.poll(() => document.querySelector(`[data-day="${iso}"]`)?.textContent);
  await day(TUESDAY).toContain('cerrado: Obras en la planta');
  await day(WEDNESDAY).toContain('16 de 18 libres');
  await expectAccessible();

  await tab(texts.tabs.closures).click();
  await button(new RegExp(`^${texts.remove}: `)).click();
  await button(texts.remove, dialog()).click();
  await isShown(page.getByText(texts.closures.none));
  await expect.poll(() => freeHours(TUESDAY)).toContain('0900');
});

it('the selected clinic stays selected on the other screens, which show its public holidays', async () => {
  const { reload } = await work({ role: 'manager', isOwn: true }, '/horarios');
  const clinic = page.getByRole('combobox', { name: desk.clinic });
  await choose(clinic, 'Clínica Gandia');
  await tab(texts.tabs.holidays).click();
  const year = new Date().getFullYear() + 1;
  await page.getByRole('spinbutton', { name: texts.fields.year }).fill(String(year));
  for (const name of ['Navidad', 'San José', 'Viernes Santo'])
    await isShown(page.getByRole('cell', { name, exact: true }));
  await isRemoved(page.getByRole('cell', { name: 'Fiesta de la Comunidad de Madrid' }));
  await expectAccessible();
  await reload();
  await expect.element(clinic).toHaveTextContent('Clínica Gandia');
  await menu(desk.agenda.title).click();
  await isShown(heading(desk.agenda.title));
  await expect.element(clinic).toHaveTextContent('Clínica Gandia');
  await menu(desk.inbox.title).click();
  await tab(desk.inbox.kinds.mensajes).click();
  await expect.element(clinic).toHaveTextContent('Clínica Gandia');
});
