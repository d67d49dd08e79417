import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppointmentInvitation } from '@/components/appointment/appointment-invitation';
import type { Locale } from '@/lib/i18n/locales';
import { assistantContent } from '@/tests/support/assistant-content';
import { OFFERED, priceAnswer } from '@/tests/support/slot-endpoint';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { CLINICS, PICKERS, SPECIALITIES } from '../support/catalogue';
import { choose, HOUR, offered, openList, someDay } from '../support/controls';
import { endpoints } from '../support/endpoints';
import { getMessages, setPageLocale } from '../support/intl';
import { navigations } from '../support/navigations';

/** Renders the quick form of the home over stub endpoints. */
async function openForm(locale: Locale = 'es') {
  setPageLocale(locale);
  const messages = await getMessages({ locale });
  const asked = endpoints({
    '/api/citas/asistente': assistantContent(messages, PICKERS),
    '/api/citas/buscarhuecos': OFFERED,
    '/api/citas/precios': priceAnswer,
  });
  await render(<main>{await AppointmentInvitation({ locale, specialities: SPECIALITIES, clinics: CLINICS })}</main>);
  const form = page.getByRole('region', { name: messages.Assistant.title });
  return { form, asked, send: form.getByRole('button', { name: messages.Assistant.ask }), messages };
}

const day = (form: ReturnType<typeof page.getByRole>) => form.getByRole('textbox', { name: 'Fecha' });

/** Uses the form for the first time, which loads the filtered lists and the calendar. */
async function firstUse(form: ReturnType<typeof page.getByRole>) {
  await day(form).click();
  const opener = form.getByRole('button', { name: 'Abrir el calendario' });
  await expect.element(opener).toBeVisible();
  return opener;
}

describe('the quick form', () => {
  it('leads to the form with speciality, clinic and day', async () => {
    const { form, send } = await openForm();
    await choose(form, 'Especialidad', 'Cardiología');
    await choose(form, 'Clínica', 'Clínica València Centro');
    await day(form).fill(someDay().typed);
    await send.click();
    const path = `/pedir-cita?especialidad=1&clinica=10&fecha=${someDay().day}&origen=/`;
    await vi.waitFor(() => expect(navigations()).toEqual([path]));
  });

  it('passes the hour of a test on in this tab only', async () => {
    const { form, asked, send } = await openForm();
    await choose(form, 'Clínica', 'Clínica València Centro');
    await day(form).fill(someDay().typed);
    await form.getByRole('radio', { name: 'PCR nasofaríngea' }).click();
    await expect.element(form.getByRole('combobox', { name: 'Especialidad' })).not.toBeInTheDocument();
    await form.getByRole('radio', { name: '09:15' }).click();
    await expect.element(form.getByRole('strong').filter({ hasText: '59,00' })).toBeVisible();
    const slots = asked.filter(({ path }) => path === '/api/citas/buscarhuecos');
    expect(slots.map(({ query }) => query.get('fecha'))).toEqual([someDay().day]);
    await send.click();
    await vi.waitFor(() => expect(navigations()).toEqual([`/pedir-cita?clinica=10&fecha=${someDay().day}&origen=/`]));
    expect(JSON.parse(sessionStorage.getItem('cita.1') ?? 'null').wizard.draft).toMatchObject({
      ...{ isCovid: true, type: 'testPCR', slot: '0915-0930', scheduleId: '118', serviceId: '7' },
    });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['es', 390],
    ['en', 1280],
    ['ca', 320],
  ] as const)('can be used and fits, its lists open and with hours: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { form, messages } = await openForm(locale);
    const { clinic, types } = messages.Assistant;
    const options = await openList(form, clinic);
    await expectAccessible();
    expectNoOverflow();
    await options.filter({ hasText: 'Gandia' }).click();
    await form.getByRole('textbox', { name: messages.Assistant.day }).fill(someDay().typed);
    await form.getByRole('radio', { name: types.testPCR }).click();
    await expect.element(form.getByRole('radio', { name: HOUR }).first()).toBeInTheDocument();
    await expectAccessible();
    expectNoOverflow();
  });
});

describe('a list', () => {
  it('filters by any part of a name, with the keyboard only', async () => {
    const { form } = await openForm();
    await userEvent.tab();
    const list = form.getByRole('combobox', { name: 'Especialidad' });
    await expect.element(list).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(list).toHaveFocus();
    await userEvent.keyboard('DIOLOGIA');
    const options = page.getByRole('listbox').getByRole('option');
    await expect.element(options).toHaveTextContent('Cardiología');
    await userEvent.keyboard('{Escape}zzzz');
    await expect.element(page.getByText('Ningún resultado')).toBeVisible();
    await userEvent.keyboard('{Escape}pediatria');
    await expect.element(options).toHaveTextContent('Pediatría');
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByText('Pediatría', { exact: true })).toBeVisible();
    await expect.element(list).toHaveFocus();
  });

  it('limits the other list, and can show all again', async () => {
    const { form } = await openForm();
    await choose(form, 'Clínica', 'Clínica Gandia');
    expect(await offered(form, 'Especialidad')).toEqual(['Todas las especialidades', 'Cardiología', 'Pediatría']);
    await choose(form, 'Clínica', 'Todas las clínicas');
    await openList(form, 'Especialidad');
    await expect.element(page.getByRole('listbox').getByText('Diagnóstico por imagen')).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Resonancia magnética' })).toBeVisible();
  });
});

describe('the day', () => {
  it('is selected in a calendar from today on, which Escape closes', async () => {
    const { form } = await openForm();
    const opener = await firstUse(form);
    await opener.click();
    const calendar = page.getByRole('dialog', { name: 'Fecha' });
    await expect.element(calendar).toBeVisible();
    expect(calendar.element().querySelector('th')?.textContent).toBe('lu');
    const today = calendar.getByRole('button', { name: /^Hoy, / });
    await expect.element(today).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(today).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(today).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const nextWeek = new Date(Date.now() + 7 * 86_400_000);
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid' }).format(nextWeek);
    await expect.element(day(form)).toHaveValue(shown);
    await expect.element(opener).toHaveFocus();
  });

  it('that is typed incorrectly names its problem, and the form stays', async () => {
    const { form } = await openForm();
    await firstUse(form);
    await expect.element(day(form)).toHaveAttribute('placeholder', 'dd/mm/aaaa');
    await day(form).fill('31/02/2030');
    await userEvent.keyboard('{Enter}');
    await expect.element(day(form)).toHaveAccessibleDescription('Escribe la fecha así: dd/mm/aaaa');
    await expect.element(day(form)).toHaveFocus();
    await day(form).fill('01/01/2020');
    await userEvent.tab();
    await expect.element(day(form)).toHaveAccessibleDescription('La fecha ya ha pasado. Selecciona otra');
    expect(navigations()).toEqual([]);
  });
});
