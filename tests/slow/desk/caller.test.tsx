import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { button, DESK, heading, isShown, newEmail, work } from '../../component/desk/desk';
import { press, pressUntil, reach, select, write } from './keys';

// A receptionist on the telephone who uses the keyboard only; tests/component/desk/caller.test.tsx tests the form.

const texts = DESK.es;
const own = texts.caller;

const main = () => page.getByRole('main');
const field = (label: string): Locator => main().getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`));

it('books for a caller with the keyboard only, in five steps', async () => {
  await work({ role: 'reception', clinic: 'valencia-centro', isOwn: true }, '/');

  // 1. A new appointment.
  await press(main().getByRole('link', { name: own.title }));
  await isShown(heading(own.title));

  // 2. The test, and the first free hour.
  await select(field(own.fields.que), 'PCR nasofaríngea');
  const hour = main().getByRole('radio').first();
  await isShown(hour);
  const { name } = hour.element() as HTMLInputElement;
  await pressUntil('Tab', hour, (at) => at.getAttribute('name') === name);
  await userEvent.keyboard(' ');
  await expect.element(hour).toBeChecked();

  // 3. The patient.
  for (const [label, text] of [
    [own.fields.nombre, 'Aina'],
    [own.fields.apellidos, 'Ferrer Giner'],
    [own.fields.telefono, '600 123 456'],
    [own.fields.email, newEmail()],
  ] as const)
    await write(field(label), text);
  await select(field(own.fields.idioma), texts.languages.ca);
  for (const [label, text] of [
    [own.fields.fechanacimiento, '3/9/1980'],
    [texts.fields.dni, '12345678z'],
    [texts.fields.direccion, 'C/ Colón, 1'],
    [texts.fields.cp, '46004'],
    [texts.fields.ciudad, 'València'],
    [texts.fields.provincia, 'València'],
  ] as const)
    await write(field(label), text);

  // 4. The questions, and the consent that is read out in the language of the patient.
  await select(field(texts.fields.valoracionsolicitud), texts.reasons['1']);
  await select(field(own.fields.terminos), texts.choices.respuesta.NO);
  await select(field(own.fields.consientenotificaciones), texts.choices.respuesta.SI);
  await isShown(main().getByText('La PCR (reacció en cadena de la polimerasa)'));
  const consents = main().getByLabelText(own.consents);
  await reach(consents);
  await userEvent.keyboard(' ');
  await expect.element(consents).toBeChecked();

  // 5. It is booked.
  await press(button(own.submit, main()));
  await isShown(heading('Aina Ferrer Giner'));
  await isShown(main().getByText(own.byPhone.replace('{who}', 'Pilar Gil')));
  await main().getByText(own.readText).click();
  await isShown(main().getByText('La PCR (reacció en cadena de la polimerasa)'));
});
