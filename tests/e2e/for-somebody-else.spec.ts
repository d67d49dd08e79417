import type { Page } from '@playwright/test';
import es from '../../messages/es.json' with { type: 'json' };
import { chooseSlot, field, fillBirthDate, fillPatient, form, openCovid } from '../support/covid-visit';
import { factsOf, mailsAbout, operate } from '../support/desk';
import { newAddress } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

const { AppointmentForm: texts, Consent: consent } = es;
const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => main(page).getByRole('region', { name: texts.guardian });

test('a parent books for a child without document, with the keyboard at 390 px, and the clinic reads who booked', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const email = newAddress();
  await page.setViewportSize({ width: 390, height: 844 });
  await openCovid(page);
  await chooseSlot(page, test.info().parallelIndex * 3 + 2);
  await fillPatient(page);
  await field(page, 'Correo electrónico').fill(email);
  await field(page, 'Repite el correo electrónico').fill(email);
  await fillBirthDate(page, '5', '3', String(new Date().getFullYear() - 9));
  await form(page).getByRole('button', { name: texts.nextStep }).press('Enter');

  const alert = main(page).getByRole('alert');
  await alert.getByRole('link', { name: texts.errors.childAlone }).press('Enter');
  await expect(part(page).getByRole('radio', { name: texts.forWhomChoices.me })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(part(page).getByRole('radio', { name: texts.forWhomChoices.other })).toBeChecked();
  await part(page).getByLabel(texts.guardianName).fill('Rosa Soler');
  await part(page).getByLabel(texts.guardianRelation).selectOption(texts.relations.parent);
  await part(page).getByLabel(texts.guardianDocument).fill('12345678-Z');
  await form(page).getByLabel(texts.needs).fill('Intérprete de inglés');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await form(page).getByRole('button', { name: texts.nextStep }).press('Enter');
  await alert.getByRole('link', { name: texts.errors.documentOfBooker }).press('Enter');
  await expect(field(page, texts.documentNumber)).toBeFocused();
  await field(page, texts.lacksDocument).press('Space');
  await expect(field(page, texts.documentNumber)).toBeHidden();
  await expect(part(page).getByLabel(texts.guardianName)).toHaveValue('Rosa Soler');
  await form(page).getByRole('button', { name: texts.nextStep }).press('Enter');

  const summary = main(page).getByRole('complementary', { name: consent.summary });
  for (const name of ['Aina Ferrer Soler', 'Rosa Soler'])
    await expect(summary.getByText(name, { exact: true })).toBeVisible();

  const answers = main(page).getByRole('region', { name: consent.answersTitle });
  await answers.locator('summary').press('Enter');
  await expect(answers.getByText('Rosa Soler')).toBeVisible();
  await expect(answers.getByText(texts.relations.parent)).toBeVisible();
  await expect(answers.getByText(texts.withoutDocument, { exact: true })).toBeVisible();
  await expect(answers.getByText('Intérprete de inglés')).toBeVisible();
  await expect(main(page).getByText(/Consiento en nombre de la persona menor de 16 años/)).toBeVisible();
  await expectAccessible(page);
  const questions = main(page).getByRole('radiogroup');
  await questions.first().getByLabel('No').check();
  await questions.last().getByLabel('No').check();
  await page.getByRole('button', { name: consent.callMe }).press('Enter');
  await expect(main(page).getByText(consent.received)).toBeVisible();

  const { own, notice } = await mailsAbout(email);
  const facts = factsOf(notice.text);
  expect(facts).toMatchObject({
    ...{ Paciente: 'Aina Ferrer Soler', 'Pide la cita': 'Rosa Soler' },
    Documento: 'Sin documento (menor de 14 años)',
  });
  expect(notice.text).toContain('Ha pedido ayuda o un intérprete');
  expect(notice.text + own.text).not.toMatch(/12345678Z|Intérprete de inglés/);
  await expect(main(page).getByText(facts.Referencia ?? 'none')).toBeVisible();
  const stored = factsOf(await operate(['requests', 'show', facts.Referencia ?? '']));
  expect(stored).toMatchObject({
    ...{ Name: 'Aina', Surnames: 'Ferrer Soler', 'Date of birth': `${new Date().getFullYear() - 9}-03-05` },
    'Without document (under 14)': 'yes',
    'Booked by': 'Rosa Soler',
    'Who is to the patient': 'progenitor',
    'Document of who booked': '12345678Z',
    'Needs for the visit': 'Intérprete de inglés',
    'Consent text, version': expect.stringContaining('tutor'),
  });
  for (const absent of ['Document type', 'DNI or NIE', 'Passport']) expect(stored).not.toHaveProperty([absent]);
});
