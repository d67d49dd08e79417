import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { type Handler, refusal, sequence } from '../support/endpoints';
import { navigations } from '../support/navigations';
import { openConsent } from './open-consent';

describe('the mailed code', () => {
  const code = (state: string) => refusal(422, { error: 'invalid', fields: { code: state } });

  it.each([
    ['es', 390],
    ['ca', 1280],
    ['en', 320],
  ] as const)('is asked for before the hour is held, again on request: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const answers = sequence(code('sent'), code('wrong'), code('sent'), {
      ok: true,
      paymentUrl: 'https://pay.example.test/1',
    });
    const { decide, pay, main, texts, posts } = await openConsent(answers, undefined, locale);
    await decide();
    await pay.click();
    const field = main.getByRole('textbox', { name: texts.code, exact: true });
    await expect.element(field).toHaveFocus();
    await expect.element(pay).not.toBeInTheDocument();
    await expectAccessible();
    expectNoOverflow();
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText(texts.codeMissing)).toBeVisible();
    await userEvent.keyboard('000 000{Enter}');
    await expect.element(main.getByText(texts.codeWrong)).toBeVisible();
    await expect.element(field).toHaveValue('000 000');
    await main.getByRole('button', { name: texts.codeAgain }).click();
    await expect.element(main.getByText(texts.codeSentAgain)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await field.fill('123 456');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual(['https://pay.example.test/1']));
    expect(posts().map(({ body }) => (body as { code?: string }).code)).toEqual([
      undefined,
      '000 000',
      undefined,
      '123 456',
    ]);
  });

  it('is not announced as sent when too many were mailed, and the clinic can still call', async () => {
    const answers: Handler = (_url, body) =>
      (body as { consent: { paysOnline: boolean } }).consent.paysOnline ? code('wait') : { ok: true };
    const { decide, pay, callMe, main, texts } = await openConsent(answers);
    await decide();
    await pay.click();
    await expect.element(main.getByText(texts.codeWait)).toBeVisible();
    await expect.element(main.getByText(texts.codeSent)).not.toBeInTheDocument();
    await callMe.click();
    await expect.element(page.getByText(texts.received)).toBeVisible();
  });
});
