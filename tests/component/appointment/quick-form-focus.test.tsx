import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppointmentInvitation } from '@/components/appointment/appointment-invitation';
import { assistantContent } from '@/tests/support/assistant-content';
import { CLINICS, PICKERS, SPECIALITIES } from '../support/catalogue';
import { focus } from '../support/controls';
import { endpoints, heldBack } from '../support/endpoints';
import { getMessages, setPageLocale } from '../support/intl';

// One language per test, because the page caches the response for each language.
it.each([
  ['ca', 'textbox', 0],
  ['en', 'button', 1],
] as const)('the focus stays when the lists that filter take the place of the plain form: %s, %s', async (...row) => {
  const [locale, role, presses] = row;
  setPageLocale(locale);
  const messages = await getMessages({ locale });
  const content = heldBack(assistantContent(messages, PICKERS));
  endpoints({ '/api/citas/asistente': content.handler });
  await render(await AppointmentInvitation({ locale, specialities: SPECIALITIES, clinics: CLINICS }));
  const { day, ask } = messages.Assistant;
  await focus(page.getByRole('textbox', { name: day }));
  for (let press = 0; press < presses; press += 1) await userEvent.tab();
  content.release();
  await expect.element(page.getByRole('button', { name: messages.DayField.open })).toBeVisible();
  await expect.element(page.getByRole(role, { name: role === 'button' ? ask : day, exact: true })).toHaveFocus();
});
