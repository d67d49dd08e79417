import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeaveList } from '@/components/appointment/own/leave-list';
import { leaveListTexts } from '@/components/appointment/own/own-texts';
import { fillText } from '@/lib/i18n/fill-text';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { focusedText } from '../support/controls';
import { endpoints } from '../support/endpoints';
import { setPageLocale } from '../support/intl';

const SECRET = 'a'.repeat(43);
const ENTRY = {
  ...{ isWaiting: true, service: 'PCR', clinic: 'Clínica València Centro' },
  ...{ from: '2100-03-01', until: '2100-03-09' },
};

/** Renders the page of a link over its stub endpoints. */
async function openList(locale: Locale, answer: object) {
  setPageLocale(locale);
  history.replaceState(null, '', `/espera#${SECRET}`);
  const asked = endpoints({
    '/api/citas/espera/entrada': () => answer,
    '/api/citas/espera/salir': () => ({ ok: true }),
    '/api/citas/espera/enlace': () => ({ ok: true }),
  });
  const texts = await leaveListTexts();
  await render(
    <main>
      <LeaveList locale={locale} texts={texts} />
    </main>,
  );
  return { texts, main: page.getByRole('main'), asked };
}

it.each([
  ['es', 390],
  ['ca', 1280],
  ['en', 320],
] as const)('the list is left with the keyboard after its number was typed: %s, %i px', async (locale, width) => {
  await page.viewport(width, 844);
  const { texts, main, asked } = await openList(locale, { kind: 'found', entry: ENTRY });
  const number = main.getByRole('textbox', { name: fillText(texts.leaveNumber, { number: '9' }) });
  await expect.element(number).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(number)
    .toHaveAccessibleDescription(new RegExp(fillText(texts.leaveNumberMissing, { number: '9' })));
  await expectAccessible();
  expectNoOverflow();
  expect(asked.map(({ path }) => path)).toEqual(['/api/citas/espera/entrada']);
  await userEvent.keyboard('9{Enter}');
  await expect.poll(focusedText).toBe(texts.left);
  await expectAccessible();
});

it('an unknown link is mailed again; a missing e-mail is named at its field', async () => {
  const { texts, main, asked } = await openList('en', { kind: 'unknown' });
  await expect.element(main.getByRole('alert')).toHaveTextContent(texts.unknown);
  await main.getByRole('button', { name: texts.linkSubmit }).click();
  const email = main.getByRole('textbox', { name: texts.email });
  await expect.element(email).toBeInvalid();
  await expectAccessible();
  await email.fill('ana@example.test');
  await main.getByRole('button', { name: texts.linkSubmit }).click();
  await expect.element(main.getByRole('status')).toHaveTextContent(texts.linkSent);
  expect(asked.at(-1)).toMatchObject({ path: '/api/citas/espera/enlace', body: { email: 'ana@example.test' } });
});
