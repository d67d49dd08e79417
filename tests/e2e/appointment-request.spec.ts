import { byPointer, keyboardOnly } from '../support/actions';
import { fillIn, MESSAGES, submit } from '../support/appointment-visit';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// How the form behaves is in tests/component/appointment/call-back.test.tsx.

for (const [language, width, input] of [
  ['ca', 390, 'by touch'],
  ['en', 320, 'by touch'],
  ['es', 1280, 'by keyboard alone'],
] as const) {
  const messages = MESSAGES[language];

  test(`a visitor asks for an appointment in ${language} at ${width} px, ${input}, and reads what happens next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(messages.path);
    const actions = input === 'by keyboard alone' ? keyboardOnly(page) : byPointer(page);
    await fillIn(page, messages, actions);
    const answer = page.getByRole('main').getByText('aina@example.org');
    if (width < 1024) await actions.press(page.locator('.form-answers > summary'));
    await expect(answer).toBeVisible();
    if (language === 'es') await expectAccessible(page);
    await expectNoOverflow(page, width);
    await actions.press(submit(page, messages));
    await expect(page.getByRole('status').filter({ hasText: messages.received })).toBeVisible();
    await expect(page.locator('section:focus')).toContainText(messages.received);
    if (language === 'es') await expectAccessible(page);
  });
}
