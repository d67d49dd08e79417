import type { Locator, Page, Request } from '@playwright/test';
import { type Hand, pointing } from './hands';
import { standIn } from './request-visit';

/** What the form of an appointment says, by language. */
export const SENTENCES = {
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
    terms: 'He llegit i accepte el tractament de les meues dades per a gestionar la cita.',
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
      'Your appointment request has been received. We will contact you to confirm the appointment. Thank you very much for trusting Lectura Biomédica!',
  },
} as const;
export type Words = (typeof SENTENCES)[keyof typeof SENTENCES];

export const form = (page: Page): Locator => page.getByRole('main').locator('form');
export const submit = (page: Page, words: Words = SENTENCES.es): Locator =>
  form(page).getByRole('button', { name: words.submit });
/** Fills in the least that can be sent. */
export async function fillIn(page: Page, words: Words = SENTENCES.es, hand: Hand = pointing(page)): Promise<void> {
  await hand.choose(form(page).getByRole('combobox', { name: words.speciality }), 'cardiolog');
  await hand.choose(form(page).getByRole('combobox', { name: words.clinic }), 'centr');
  await hand.write(form(page).getByLabel(words.name), '  Aina Ferrer ');
  await hand.write(form(page).getByLabel(words.email), 'aina@example.org');
  await hand.write(form(page).getByLabel(words.phone), '600 12 34 56');
  await hand.tick(form(page).getByLabel(words.terms));
}

/** What the page sends to the door, which answers as told. */
export const door = (page: Page, answer: { status: number; json: unknown } | 'nothing'): Promise<Request[]> =>
  standIn(page, '/api/citas/solicitar', answer);
