import path from 'node:path';
import { expect } from '@playwright/test';
import { linksMailedTo } from '../support/mail-folder';
import { test } from './fixtures';
import { box, button, field, fillBooking, newAddress, picker, wednesday } from './patient';
import { DIALOG, MAIN, the, type Visitor } from './visitor';

const MAILS = path.join(process.env.BROWSERS_DATA_DIR ?? '', 'mail');

/** The first day that has it, a different one for each way of running. */
const hourOf = (engine: string, { isNarrow }: Visitor): string | undefined =>
  ['09:20', '09:40', '10:20', '10:40'][(engine === 'webkit' ? 2 : 0) + (isNarrow ? 1 : 0)];

async function writePerson(visitor: Visitor) {
  await visitor.write(field('Nombre y apellidos'), 'Aina Ferrer');
  await visitor.write(field('Correo electrónico'), newAddress());
  await visitor.write(field(/^Teléfono/), '600 12 34 56');
}

test('a COVID test is booked and paid, Back shows it as paid, and the link in the mail cancels it', async ({
  visitor,
  engine,
}) => {
  test.setTimeout(120_000);
  await visitor.goto('/');
  await visitor.press(the('link', 'Pedir cita', MAIN));
  await visitor.isAt(/^\/pedir-cita/);
  const day = wednesday(2 + (engine === 'webkit' ? 2 : 0) + (visitor.isNarrow ? 1 : 0));
  const email = await fillBooking(visitor, day);
  await visitor.press(button(/^Consentir/));
  await visitor.sees(the('heading', 'Pago de prueba'));
  await visitor.press(the('button', 'Aprobar el pago'));
  await visitor.isAt(/^\/payment\/ok\//);
  await visitor.sees(the('heading', /Has finalizado tu cita correctamente|Tu cita está confirmada/));
  await visitor.back();
  await visitor.sees(the('heading', 'Esta cita ya está pagada'));

  const mailed = () => linksMailedTo(MAILS, email, /http\S+\/cita#[\w-]{43}/);
  await expect.poll(mailed, { timeout: 15_000 }).toHaveLength(1);
  const { pathname, hash } = new URL(mailed()[0] ?? '');
  await visitor.goto(pathname + hash);
  await visitor.sees(the('heading', 'Tu cita está confirmada'));
  await visitor.isAt(/^\/cita$/);
  await visitor.press(button('Anular la cita'));
  await visitor.write(the('textbox', /^Para anular/, DIALOG), day.slice(0, 2));
  await visitor.press(the('button', 'Sí, anular', DIALOG));
  await visitor.sees(the('heading', 'Tu cita está anulada'));
});

test('an appointment is requested, and missing fields are named', async ({ visitor }) => {
  await visitor.goto('/pedir-cita');
  const send = button('Pedir cita');
  await visitor.press(send);
  await visitor.sees(the('alert', undefined, MAIN), 'Debes rellenar');
  await visitor.choose(picker('Especialidad'), 'Cardiolog');
  await visitor.choose(picker('Clínica'), 'Centro');
  await writePerson(visitor);
  await visitor.tick(box(/^He leído/));
  await visitor.press(send);
  await visitor.sees(the('status', undefined, MAIN), 'Solicitud de cita recibida');
});

test('an hour of a consultation is booked', async ({ visitor, engine }) => {
  await visitor.goto('/pedir-cita');
  await visitor.choose(picker('Especialidad'), 'Dermatolog');
  await visitor.choose(picker('Clínica'), 'València Centro');
  await visitor.tick(the('radio', hourOf(engine, visitor), the('group', 'Elige una hora')));
  await writePerson(visitor);
  await visitor.tick(box(/^He leído/));
  await visitor.press(button('Pedir cita'));
  await visitor.sees(the('heading', 'Cita confirmada'));
});

test('a message reaches the clinic', async ({ visitor }) => {
  await visitor.goto('/contacto');
  await visitor.choose(picker('Clínica'), 'Centro');
  await visitor.write(field('Nombre y apellidos'), 'Aina Ferrer');
  await visitor.write(field('Correo electrónico'), newAddress());
  await visitor.write(field('Mensaje'), 'Hola: ¿abrís el sábado?');
  await visitor.tick(box(/^He leído/));
  await visitor.press(button('Enviar mensaje'));
  await visitor.sees(the('status', undefined, MAIN), 'Hemos recibido tu mensaje');
});
