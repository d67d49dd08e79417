import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppointmentDialog } from '@/components/appointment/appointment-dialog';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import type { Locale } from '@/lib/i18n/locales';
import { assistantContent } from '@/tests/support/assistant-content';
import { OFFERED, priceAnswer } from '@/tests/support/slot-endpoint';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { PICKERS } from '../support/catalogue';
import { choose, HOUR, offered, someDay } from '../support/controls';
import { endpoints, heldBack, sequence } from '../support/endpoints';
import { getMessages, setPageLocale } from '../support/intl';
import { navigations } from '../support/navigations';

type Endpoints = Parameters<typeof endpoints>[0];

/** Renders the link of the header and opens the dialog with it. */
async function openDialog(given: Endpoints = {}, locale: Locale = 'es') {
  setPageLocale(locale);
  const messages = await getMessages({ locale });
  const asked = endpoints({
    '/api/citas/asistente': assistantContent(messages, PICKERS),
    '/api/citas/buscarhuecos': OFFERED,
    '/api/citas/precios': priceAnswer,
    '/api/citas/proximos': { here: null, nearby: [], canWait: false },
    ...given,
  });
  const { askAppointment } = messages.Shell;
  await render(
    <AppointmentLink locale={locale} path="/especialidades/cardiologia" className="btn">
      {askAppointment}
    </AppointmentLink>,
  );
  const opener = page.getByRole('link', { name: askAppointment });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: messages.Assistant.title });
  await expect.element(dialog).toBeVisible();
  return { opener, dialog, asked, messages };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

/** Selects a test, a clinic and a day, which starts the search for hours. */
async function searchHours(dialog: Dialog) {
  await dialog.getByRole('radio', { name: 'PCR nasofaríngea' }).click();
  await choose(dialog, 'Clínica', 'Clínica València Centro');
  await dialog.getByRole('textbox', { name: 'Fecha' }).fill(someDay().typed);
}

const draft = () => JSON.parse(sessionStorage.getItem('cita.1') ?? 'null').wizard.draft;

describe('the appointment dialog', () => {
  it('closes with Escape, after its calendar, and restores the focus', async () => {
    const { opener, dialog } = await openDialog();
    await dialog.getByRole('button', { name: 'Abrir el calendario' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Fecha' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Fecha' })).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('passes the choices to the form', async () => {
    const { dialog } = await openDialog();
    await dialog.getByRole('radio', { name: 'Consulta' }).click();
    const insurer = dialog.getByRole('combobox', { name: 'Aseguradora' });
    await expect.element(dialog.getByRole('link')).not.toBeInTheDocument();
    await insurer.selectOptions('privada');
    await expect
      .element(dialog.getByRole('link', { name: 'Ver precios especiales' }))
      .toHaveAttribute('href', '/especial-online');
    await choose(dialog, 'Especialidad', 'Dermatología');
    await dialog.getByRole('radio', { name: 'Tarde' }).click();
    await dialog.getByRole('button', { name: 'Pedir', exact: true }).click();
    const path = '/pedir-cita?especialidad=2&origen=/especialidades/cardiologia';
    await vi.waitFor(() => expect(navigations()).toEqual([path]));
    expect(draft()).toMatchObject({ type: 'consulta', insurer: 'privada', preferredTime: 'evening' });
  });

  it('hides the telephone services while a test is selected, and lists the clinics that offer tests', async () => {
    const { dialog } = await openDialog();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument(); // shown only where configured
    await dialog.getByRole('radio', { name: 'Test de antígenos' }).click();
    for (const name of ['Aseguradora', 'Especialidad'])
      await expect.element(dialog.getByRole('combobox', { name })).not.toBeInTheDocument();
    expect(await offered(dialog, 'Clínica')).toEqual([
      'Todas las clínicas',
      'Clínica València Centro',
      'Clínica Gandia',
    ]);
    await dialog.getByRole('radio', { name: 'Consulta' }).click();
    await expect.element(dialog.getByRole('combobox', { name: 'Especialidad' })).toBeVisible();
    expect(await offered(dialog, 'Clínica')).toContain('Clínica Paterna');
  });

  it.each([
    ['es', 390],
    ['en', 1280],
    ['ca', 320],
  ] as const)('can be used and fits, with hours: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { dialog, messages } = await openDialog({}, locale);
    await dialog.getByRole('radio').nth(2).click();
    await choose(dialog, messages.Assistant.clinic, 'Clínica Gandia');
    await dialog.getByRole('textbox', { name: messages.Assistant.day }).fill(someDay().typed);
    await expect.element(dialog.getByRole('radio', { name: HOUR }).nth(2)).toBeInTheDocument();
    await expectAccessible();
    expectNoOverflow();
  });
});

it('requires only the test while the checkbox for COVID-19 tests is ticked, where it is configured', async () => {
  const content = { ...assistantContent(await getMessages(), PICKERS), hasCovidSwitch: true };
  await render(<AppointmentDialog content={content} locale="es" from="/medicos" onClose={() => undefined} />);
  const types = () => [...document.querySelectorAll<HTMLInputElement>('[name=cita-tipo]')].map(({ value }) => value);
  const checkbox = page.getByRole('checkbox', { name: content.texts.covid });
  await page.getByRole('radio', { name: 'Consulta' }).click();
  await checkbox.click();
  expect(types()).toEqual(['testPCR', 'testAntigenos']);
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  for (const name of ['Aseguradora', 'Especialidad'])
    await expect.element(page.getByRole('combobox', { name })).not.toBeInTheDocument();
  await checkbox.click();
  await expect.element(page.getByRole('combobox', { name: 'Aseguradora' })).toBeVisible();
  expect(types()).toEqual(['consulta', 'pruebadiagnostica', 'testPCR', 'testAntigenos']);
});

describe('the search for hours', () => {
  it('shows the result, and is sent again on request', async () => {
    const answers = sequence(
      { kind: 'none' },
      { kind: 'refused', text: 'La clínica cierra por obras.' },
      'broken',
      OFFERED,
    );
    const { dialog, asked } = await openDialog({ '/api/citas/buscarhuecos': answers });
    await searchHours(dialog);
    await expect.element(dialog.getByText('No hay cita disponible para la fecha escogida.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Test de antígenos' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('La clínica cierra por obras.');
    const again = dialog.getByRole('button', { name: 'Volver a intentarlo' });
    await again.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        'Se ha producido un error. Por favor, inténtelo de nuevo y, si el error persiste, contacte con nosotros.',
      );
    await again.click();
    await expect.element(dialog.getByRole('radio', { name: HOUR }).nth(2)).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Primera hora libre: 09:00' }).click();
    await expect.element(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
    expect(asked.filter(({ path }) => path === '/api/citas/buscarhuecos')).toHaveLength(4);
  });

  it('announces that it is running', async () => {
    const slow = heldBack(OFFERED);
    const { dialog } = await openDialog({ '/api/citas/buscarhuecos': slow.handler });
    await searchHours(dialog);
    const waiting = dialog
      .getByRole('status')
      .filter({ hasText: 'Cargando franjas horarias disponibles. Por favor, espere...' });
    await expect.element(waiting).toBeVisible();
    slow.release();
    await expect.element(dialog.getByRole('radio', { name: HOUR }).nth(2)).toBeInTheDocument();
    await expect.element(waiting).not.toBeInTheDocument();
  });
});
