import type { Page } from '@playwright/test';
import { factsOf, mailsAbout, operate } from '../support/desk';
import { formOf, newAddress, pick } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

// How the form behaves is in tests/component/forms/contact-form.test.tsx.

const TEXTS = {
  office: 'Seu central de Barcelona',
  clinic: 'Clínica',
  name: 'Nom i cognoms',
  email: 'Correu electrònic',
  message: 'Missatge',
  terms: 'He llegit i accepto el tractament de les meves dades per a respondre al meu missatge.',
  submit: 'Envia el missatge',
  received: 'Hem rebut el teu missatge. La clínica et respondrà en menys de 24 hores o el dia laborable següent.',
  reference: 'Número de referència',
};

const field = (page: Page, name: string) => formOf(page).getByLabel(name, { exact: true });
const submit = (page: Page) => formOf(page).getByRole('button', { name: TEXTS.submit });

/** A message that the protection against mail abuse must not block. */
const MESSAGE = 'Hola:\n¿abrís el 12/05/2027 a las 10:30? Tensión 120/80, rosa@gmail.com';

async function fillIn(page: Page, email: string) {
  await pick(page, TEXTS.clinic, 'centr');
  await field(page, TEXTS.name).fill('Aina Ferrer');
  await field(page, TEXTS.email).fill(email);
  await field(page, TEXTS.message).fill(MESSAGE);
  await field(page, TEXTS.terms).check();
}

/** Both head offices with address, telephone and messaging. */
async function expectOffices(page: Page) {
  const barcelona = page.getByRole('article', { name: TEXTS.office });
  await expect(barcelona.getByText('Carrer de la Farigola Alta, 210, 08009 Barcelona')).toBeVisible();
  await expect(barcelona.getByRole('link', { name: '930 000 011' })).toHaveAttribute('href', 'tel:+34930000011');
  await expect(barcelona.getByRole('link', { name: '+34 930 000 051' })).toHaveAttribute(
    'href',
    'https://wa.me/34930000051',
  );
  const valencia = page.getByRole('article').filter({ hasText: 'Calle del Azahar Blanco, 14, 46002 València' });
  await expect(valencia.getByRole('link', { name: '963 400 901' })).toHaveAttribute('href', 'tel:+34963400901');
  await expect(valencia.locator('a[href="https://wa.me/34963400951"]')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
}

test('a visitor writes to a clinic in Catalan and gets the number that is in the mail', async ({ page }) => {
  const email = newAddress();
  await page.goto('/ca/contacto');
  await expectOffices(page);
  await fillIn(page, email);
  await submit(page).click();
  await expect(page.locator('section:focus')).toContainText(TEXTS.received);
  const reference = page.locator('section:focus').getByText(TEXTS.reference).locator('..').locator('strong');
  await expect(reference).toHaveText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  await expectAccessible(page);
  const { own, notice } = await mailsAbout(email);
  const number = (await reference.textContent()) ?? '';
  expect(own.text).toContain(number);
  expect(own.replyTo).toBe(notice.to);
  expect(factsOf(notice.text)).toMatchObject({ Nombre: 'Aina Ferrer', Correo: email, Referencia: number });
  expect(notice.text).toContain(`\n${MESSAGE}\n`);
  const detail = await operate(['contacts', 'show', number]);
  expect(factsOf(detail)).toMatchObject({ Name: 'Aina Ferrer', 'E-mail': email, Message: 'Hola:' });
  expect(detail).toContain('¿abrís el 12/05/2027 a las 10:30? Tensión 120/80, rosa@gmail.com');
});
