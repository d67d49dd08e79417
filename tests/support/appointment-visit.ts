import type { Locator, Page } from '@playwright/test';
import { type Actions, byPointer } from './actions';

/** The texts of the appointment form, by language. */
export const MESSAGES = {
  es: {
    path: '/pedir-cita',
    submit: 'Pedir cita',
    speciality: 'Especialidad',
    clinic: 'Clínica',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    terms: 'He leído y acepto el tratamiento de mis datos para gestionar la cita.',
    received:
      'Solicitud de cita recibida correctamente. Nos pondremos en contacto contigo para confirmar la cita, ¡muchas gracias por confiar en Lectura Biomédica!',
  },
  ca: {
    path: '/ca/pedir-cita',
    submit: 'Demana cita',
    speciality: 'Especialitat',
    clinic: 'Clínica',
    name: 'Nom i cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    terms: 'He llegit i accepto el tractament de les meves dades per a gestionar la cita.',
    received:
      'Hem rebut correctament la sol·licitud de cita. Ens posarem en contacte amb tu per a confirmar-la. Moltes gràcies per confiar en Lectura Biomédica!',
  },
  en: {
    path: '/en/pedir-cita',
    submit: 'Request an appointment',
    speciality: 'Speciality',
    clinic: 'Clinic',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Telephone',
    terms: 'I have read and accept the use of my data to arrange the appointment.',
    received:
      'Appointment request received correctly. We will contact you to confirm the appointment. Thank you for trusting Lectura Biomédica!',
  },
} as const;
export type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];

export const form = (page: Page): Locator => page.getByRole('main').locator('form');
export const submit = (page: Page, messages: Messages = MESSAGES.es): Locator =>
  form(page).getByRole('button', { name: messages.submit });

/** Fills in the minimum that can be sent. */
export async function fillIn(
  page: Page,
  messages: Messages = MESSAGES.es,
  actions: Actions = byPointer(page),
): Promise<void> {
  await actions.choose(form(page).getByRole('combobox', { name: messages.speciality }), 'cardiolog');
  await actions.choose(form(page).getByRole('combobox', { name: messages.clinic }), 'centr');
  await actions.write(form(page).getByLabel(messages.name), '  Aina Ferrer ');
  await actions.write(form(page).getByLabel(messages.email), 'aina@example.org');
  await actions.write(form(page).getByLabel(messages.phone), '600 12 34 56');
  await actions.tick(form(page).getByLabel(messages.terms));
}
