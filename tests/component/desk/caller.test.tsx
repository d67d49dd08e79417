import { addDays, madridDay, weekdayOf } from '@clinic/contract/dates';
import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { freeHour } from './bookings';
import { complaints } from './complaints';
import { button, DESK, dialog, heading, isRemoved, isShown, newEmail, newName, outside, tab, work } from './desk';
import { expectAccessible } from './fit';

// The form of a new appointment for a caller; tests/slow/desk/caller.test.tsx books with it by keyboard only.

const CLINIC = 'valencia-centro';
const texts = DESK.es;
const own = texts.caller;

const field = (label: string): Locator =>
  page.getByRole('main').getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`));
const select = async (label: string, option: string) => {
  await expect.poll(() => (field(label).element() as HTMLSelectElement).textContent).toContain(option);
  await userEvent.selectOptions(field(label), option);
};
const hours = () => page.getByRole('main').getByRole('radio');
const chosen = () => page.getByRole('main').getByRole('radio', { checked: true });

it('names invalid fields and an hour that another patient has taken, and keeps the typed text', async () => {
  const { day, hhmm } = await freeHour(40, 'pcrVariant');
  await work({ role: 'reception', clinic: CLINIC, isOwn: true }, `/nueva?clinica=1&dia=${day}&hora=${hhmm}`);
  await select(own.fields.que, 'PCR con estudio de variante');
  await expect.element(chosen()).toHaveAttribute('value', `${day} ${hhmm}`);
  const submit = button(own.submit);
  await submit.click();
  await expect.element(field(own.fields.nombre)).toHaveFocus();
  for (const wrong of ['nombre', 'dni', 'cp', 'valoracionsolicitud', 'consentimiento'] as const)
    await isShown(page.getByText(own.errors[wrong]));
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422 /)]);
  await expectAccessible();

  for (const [label, text] of [
    [own.fields.nombre, 'Aina'],
    [own.fields.apellidos, 'Ferrer Giner'],
    [own.fields.telefono, '600 123 456'],
    [own.fields.email, newEmail()],
    [own.fields.fechanacimiento, '3/9/1980'],
    [texts.fields.dni, '12345678z'],
    [texts.fields.direccion, 'C/ Colón, 1'],
    [texts.fields.cp, '46004'],
    [texts.fields.ciudad, 'València'],
    [texts.fields.provincia, 'València'],
  ] as const)
    await field(label).fill(text);
  await userEvent.selectOptions(field(texts.fields.valoracionsolicitud), '6');
  for (const one of [own.fields.terminos, own.fields.consientenotificaciones])
    await userEvent.selectOptions(field(one), 'NO');
  await page.getByLabelText(own.consents).click();

  // Another receptionist is faster.
  await outside.bookByTelephone({ tipo: 'pcrVariant', dia: day, hueco: hhmm, email: 'otra@paciente.test' });
  await submit.click();
  await isShown(page.getByRole('main').getByRole('alert').filter({ hasText: texts.refusals.taken }).first());
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^409 /)]);
  await expect.element(field(own.fields.nombre)).toHaveValue('Aina');
  await expect.element(field(texts.fields.dni)).toHaveValue('12345678z');
  await expect.element(page.getByLabelText(own.consents)).toBeChecked();
  await expect.poll(() => document.querySelector(`input[value="${day} ${hhmm}"]`)).toBeNull();
  await hours().first().click();
  await submit.click();
  await isShown(heading('Aina Ferrer Giner'));
});

it('books for a caller without an e-mail, and states before, then and at each act that they are not notified', async () => {
  await work({ role: 'reception', clinic: CLINIC, isOwn: true }, '/nueva?clinica=1');
  await select(own.fields.que, 'Cardiología');
  await userEvent.selectOptions(field(own.fields.llamada), own.callBack);
  await field(own.fields.nombre).fill('Vicent');
  await field(own.fields.email).fill('vicent@paciente.test');
  await field(own.fields.telefono).fill('963 555 123');
  await isShown(page.getByText(own.noticeChannel.correo));
  await field(own.fields.email).fill('');
  await isShown(page.getByText(own.noticeChannel.none));
  await page.getByLabelText(own.agrees).click();
  await expectAccessible();
  await button(own.request).click();
  await isShown(heading('Vicent'));
  const reference = location.hash.split('/').at(-1) ?? '';
  await isShown(page.getByText(`${own.done.replace('{reference}', reference)} ${texts.noticeSent.none}`));
  await isShown(page.getByText(texts.noticeChannel.warning.replace('{reference}', reference)));
  await expectAccessible();

  await button(texts.cancelar.button).click();
  await isShown(dialog().getByText(texts.noticePreview.none));
  await dialog().getByRole('combobox', { name: texts.cancelar.reason }).click();
  await page.getByRole('option', { name: texts.cancelar.reasons.patient }).click();
  await button(texts.cancelar.submit, dialog()).click();
  await isShown(page.getByText(`${texts.done.cancelar} ${texts.noticeSent.none}`));
});

it.for([
  ['ca', 390],
  ['en', 1280],
] as const)('the same person asks to be called, which the agenda shows apart: %s, %d px', async ([locale, width]) => {
  await page.viewport(width, 844);
  const { caller, ...desk } = DESK[locale];
  const tomorrow = addDays(madridDay(new Date()), 1);
  const name = newName();
  const reference = await outside.askByTelephone({ dia: tomorrow, nombre: name });
  await work({ role: 'reception', locale, clinic: CLINIC, isOwn: true }, `/reservas/${reference}`);
  await page.getByRole('link', { name: caller.again }).click();
  await expect.element(field(caller.fields.nombre)).toHaveValue(name);
  await expect.element(field(caller.fields.idioma)).toHaveValue('ca');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
  location.hash = '/';
  await (width < 800 ? tab(desk.agenda.listWeek) : page.getByRole('tab', { name: /week/i })).click();
  if (weekdayOf(tomorrow) === 1) await button(desk.agenda.next).click();
  await isShown(page.getByText(new RegExp(`${name}.*${desk.states.requested}`)).first());
  const legend = page.getByRole('list', { name: caller.legend });
  if (width < 768)
    await isRemoved(legend); // the list shows every state in words
  else await expect.element(legend).toHaveTextContent(desk.states.requested);
  await expectAccessible();
});
