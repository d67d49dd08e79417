import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { getMessages } from '../support/intl';
import { openConsent } from './open-consent';
import { storedBooking } from './open-form';

const GUARDIAN = { guardianName: 'Rosa Soler', guardianRelation: 'parent', guardianDocument: 'X1234567L' } as const;
const child = (lacksDocument: boolean) =>
  storedBooking({
    ...{ forWhom: 'other', ...GUARDIAN, lacksDocument },
    birthDate: `${new Date().getFullYear() - 9}-03-05`,
  });
describe('the consent for a child', () => {
  it.each([
    ['es', 390],
    ['ca', 1280],
    ['en', 320],
  ] as const)('names the child and the guardian before it is given: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { main, texts } = await openConsent({ ok: true }, { draft: child(true) }, locale);
    const summary = page.getByRole('complementary', { name: texts.summary });
    const facts = [...summary.element().querySelectorAll('dt, dd')].slice(0, 4).map(({ textContent }) => textContent);
    expect(facts).toEqual([texts.patient, 'Aina Ferrer Soler', texts.guardian, 'Rosa Soler']);
    const { AppointmentForm: form } = await getMessages();
    const answers = main.getByRole('region', { name: texts.answersTitle });
    await answers.getByText(texts.answersTitle).click();
    await expect.element(answers.getByText(form.withoutDocument, { exact: true })).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
  });

  it('names nobody else when the patient consents', async () => {
    const { texts } = await openConsent({ ok: true }, { draft: storedBooking({ forWhom: 'other', ...GUARDIAN }) });
    const summary = page.getByRole('complementary', { name: texts.summary });
    await expect.element(summary.getByText(texts.test, { exact: true })).toBeVisible();
    await expect.element(summary.getByText('Rosa Soler')).not.toBeInTheDocument();
  });
});
