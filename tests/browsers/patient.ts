import { randomUUID } from 'node:crypto';
import { openDay } from '../support/open-day';
import { MAIN, the, type Visitor } from './visitor';

export const field = (name: string | RegExp) => the('textbox', name, the('form', undefined, MAIN));
export const picker = (name: string) => the('combobox', name, MAIN);
export const box = (name: string | RegExp) => the('checkbox', name, MAIN);
export const button = (name: string | RegExp) => the('button', name, MAIN);

/** Returns an address that no other test uses: the backend counts the requests of each. */
export const newAddress = () => `aina.${randomUUID().slice(0, 8)}@example.org`;

/** The questions of the consent step; neither is answered by default. */
const QUESTIONS = [/investigación/, /promociones/];

/** A Wednesday some weeks ahead, a different one for each way of running: otherwise two visitors want the same hour. */
export const wednesday = (weeks: number): string => openDay(3, weeks).split('-').reverse().join('/');

/** Chooses an hour of a test on the form that is open, and fills in the patient. */
export async function fillBooking(visitor: Visitor, day: string, email = newAddress()): Promise<string> {
  await visitor.tick(box(/COVID-19/));
  await visitor.tick(the('radio', /PCR nasofaríngea/, MAIN));
  await visitor.choose(picker('Clínica'), 'València Centro');
  await visitor.write(field('Fecha'), day);
  await visitor.press(the('radio', /^\d\d:\d\d$/, MAIN));
  await writePatient(visitor, email);
  await visitor.press(button('Siguiente'));
  await visitor.isAt('/consentimiento-informado');
  for (const question of QUESTIONS) await visitor.press(the('radio', 'No', the('group', question)));
  return email;
}

async function writePatient(visitor: Visitor, email: string): Promise<void> {
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
}
