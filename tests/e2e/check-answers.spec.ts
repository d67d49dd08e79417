import type { Page } from '@playwright/test';
import en from '../../messages/en.json' with { type: 'json' };
import { freeSlot, storeWizard } from '../support/wizard';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// Before consent and payment, every answer can be checked and changed.

const main = (page: Page) => page.getByRole('main');

test('an answer is changed where it was given, and the others stay, in English at 320 px', async ({
  page,
  request,
}) => {
  const { AppointmentForm: form, Consent: consent, VisitorForm: visitor } = en;
  await page.setViewportSize({ width: 320, height: 844 });
  await storeWizard(page, await freeSlot(request, 104));
  await page.goto('/en/consentimiento-informado');
  const answers = main(page).getByRole('region', { name: consent.answersTitle });
  await expect(answers.getByText('Aina Ferrer Soler')).toBeHidden();
  await answers.getByText(consent.answersTitle).click(); // folded on a telephone
  for (const value of ['Aina Ferrer Soler', 'aina@example.org', '+34 600 12 34 56', '12345678z', /46004 València/]) {
    await expect(answers.getByText(value)).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoOverflow(page, 320);

  await answers.getByRole('link', { name: `${consent.change} ${visitor.phone}` }).click();
  const phone = main(page).getByLabel(visitor.phone);
  await expect(phone).toBeFocused();
  await expect(page).toHaveURL(/\/en\/pedir-cita(?:\?[^#]*)?$/);
  await expect(phone).toHaveValue('+34 600 12 34 56');
  await expect(main(page).getByLabel(form.city)).toHaveValue('València');
  await phone.fill('600 99 88 77');
  await main(page).getByRole('button', { name: form.nextStep }).click();
  await answers.getByText(consent.answersTitle).click();
  await expect(answers.getByText('600 99 88 77')).toBeVisible();
  await expect(answers.getByText('Aina Ferrer Soler')).toBeVisible();
});
