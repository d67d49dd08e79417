import type { Page } from '@playwright/test';
import { formOf, newAddress } from './request-visit';

/** The texts and controls of the product request, by language; the end of `received` depends on the hour. */
export const MESSAGES = {
  es: {
    prefix: '',
    interested: 'Estoy interesad@',
    product: 'Producto',
    clinic: 'Clínica',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    terms: 'He leído y acepto el tratamiento de mis datos para gestionar la solicitud.',
    submit: 'Enviar solicitud',
    price: '145,00 €',
    received:
      'Hemos recibido tu solicitud. Te enviamos un correo electrónico de confirmación con un bono canjeable y nos pondremos en contacto contigo',
  },
  ca: {
    prefix: '/ca',
    interested: 'M’interessa',
    product: 'Producte',
    clinic: 'Clínica',
    name: 'Nom i cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    terms: 'He llegit i accepto el tractament de les meves dades per a gestionar la sol·licitud.',
    submit: 'Envia la sol·licitud',
    price: '145,00 €',
    received:
      'Hem rebut la teva sol·licitud. T’enviem un correu electrònic de confirmació amb un bo bescanviable i ens posarem en contacte amb tu',
  },
  en: {
    prefix: '/en',
    interested: 'I’m interested',
    product: 'Product',
    clinic: 'Clinic',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Telephone',
    terms: 'I have read and accept the use of my data to handle the request.',
    submit: 'Send request',
    price: '€145.00',
    received:
      'We have received your request. We are sending you a confirmation e-mail with a redeemable voucher and will contact you',
  },
};
export type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];
/** The button that sends the request. */
export const submit = (page: Page, messages: Messages = MESSAGES.es) =>
  formOf(page).getByRole('button', { name: messages.submit });
/** The personal data, with the terms accepted. */
export async function fillInPerson(page: Page, messages: Messages = MESSAGES.es, email = newAddress()) {
  await formOf(page).getByLabel(messages.name).fill(' Aina Ferrer ');
  await formOf(page).getByLabel(messages.email, { exact: true }).fill(email);
  await formOf(page).getByLabel(messages.phone).fill('600 12 34 56');
  await formOf(page).getByLabel(messages.terms).check();
}
