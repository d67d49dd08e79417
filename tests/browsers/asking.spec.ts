import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect } from '@playwright/test';
import { linksMailedTo } from '../support/mail-folder';
import { test } from './fixtures';
import { DIALOG, MAIN, the, type Visitor } from './visitor';

const MAILS = path.join(process.env.BROWSERS_DATA_DIR ?? '', 'mail');

const field = (name: string | RegExp) => the('textbox', name, the('form', undefined, MAIN));
const picker = (name: string) => the('combobox', name, MAIN);
const box = (name: string | RegExp) => the('checkbox', name, MAIN);
const button = (name: string | RegExp) => the('button', name, MAIN);

/** An address no other test writes to: the backend counts the requests of each. */
const newAddress = () => `aina.${randomUUID().slice(0, 8)}@example.org`;

/** Of the consent step, nothing chosen beforehand. */
const QUESTIONS = [/investigación/, /promociones/];

/** A Wednesday some weeks ahead, another one for each way of running: two visitors want the same hour otherwise. */
function wednesday(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** Of the first day that has it, another one for each way of running. */
const hourOf = (engine: string, { isNarrow }: Visitor): string | undefined =>
  ['09:20', '09:40', '10:20', '10:40'][(engine === 'webkit' ? 2 : 0) + (isNarrow ? 1 : 0)];

async function writePerson(visitor: Visitor) {
  await visitor.write(field('Nombre y apellidos'), 'Aina Ferrer');
  await visitor.write(field('Correo electrónico'), newAddress());
  await visitor.write(field(/^Teléfono/), '600 12 34 56');
}

test('a COVID test is booked and paid, Back says that it is paid, and the link in the mail cancels it', async ({
  visitor,
  engine,
}) => {
  test.setTimeout(120_000);
  await visitor.goto('/');
  await visitor.press(the('link', 'Pedir cita', MAIN));
  await visitor.isAt(/^\/pedir-cita/);
  await visitor.tick(box(/COVID-19/));
  await visitor.tick(the('radio', /PCR nasofaríngea/, MAIN));
  await visitor.choose(picker('Clínica'), 'València Centro');
  await visitor.write(field('Fecha'), wednesday(2 + (engine === 'webkit' ? 2 : 0) + (visitor.isNarrow ? 1 : 0)));
  await visitor.press(the('radio', /^\d\d:\d\d$/, MAIN));
  const email = await writePatient(visitor);
  await visitor.press(button('Siguiente'));

  await visitor.isAt('/consentimiento-informado');
  for (const question of QUESTIONS) await visitor.press(the('radio', 'No', the('group', question)));
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
  await visitor.press(the('button', 'Sí, anular', DIALOG));
  await visitor.sees(the('heading', 'Tu cita está anulada'));
});

/** Answers the e-mail of the patient. */
async function writePatient(visitor: Visitor): Promise<string> {
  const email = newAddress();
  await visitor.select(the('combobox', 'Motivo de la solicitud', MAIN), 'Examen u oposición');
  await visitor.write(field('Nombre'), 'Aina');
  await visitor.write(field('Apellidos'), 'Ferrer Soler');
  const birthDate = the('group', 'Fecha de nacimiento');
  await visitor.write(the('textbox', 'Día', birthDate), '29');
  await visitor.write(the('textbox', 'Mes', birthDate), '02');
  await visitor.write(the('textbox', 'Año', birthDate), '1980');
  await visitor.write(field('Correo electrónico'), email);
  await visitor.write(field('Repite el correo electrónico'), email);
  await visitor.write(field('Teléfono'), '600 12 34 56');
  await visitor.write(field('Número de documento'), '12345678Z');
  await visitor.write(field('Dirección'), 'C/ Colón, 1');
  await visitor.write(field('Código postal'), '46004');
  await visitor.write(field('Ciudad'), 'València');
  await visitor.write(field('Provincia'), 'València');
  return email;
}

test('an appointment is asked for, and what is missing is named', async ({ visitor }) => {
  await visitor.goto('/pedir-cita');
  const send = button('Pedir cita');
  await visitor.press(send);
  await visitor.sees(the('alert', undefined, MAIN), 'Debes rellenar');
  await visitor.choose(picker('Especialidad'), 'Cardiolog');
  await visitor.choose(picker('Clínica'), 'Centro');
  await writePerson(visitor);
  await visitor.tick(box(/^He leído/));
  await visitor.press(send);
  await visitor.press(button('Enviar la solicitud'));
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
  await visitor.sees(the('heading', 'Comprueba tu solicitud'));
  await visitor.press(button('Reservar la hora'));
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

test('a product is asked for from its page', async ({ visitor }) => {
  await visitor.goto('/productos/chequeo-deportivo');
  await visitor.press(the('link', /interesad@|Me interesa/, MAIN));
  await visitor.isAt(/^\/pedir-producto/);
  await visitor.choose(picker('Clínica'), 'Campanar');
  await writePerson(visitor);
  await visitor.tick(box(/^He leído/));
  await visitor.press(button(/^Pedir|^Enviar|^Solicitar/));
  await visitor.sees(the('status', undefined, MAIN), 'Hemos recibido tu solicitud');
});
