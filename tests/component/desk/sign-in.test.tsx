import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGE_TAG } from '@/lib/i18n/locales';
import { complaints } from './complaints';
import { button, DESK, goTo, heading, isShown, openDesk, outside, work } from './desk';
import { expectAccessible, expectToFit } from './fit';

// Signing in, and the first screens in every language.

it('a wrong password is reported, and the typed text stays', async () => {
  await outside.signOutOfDesk();
  const { email } = await outside.addStaff({ role: 'reception' });
  await openDesk('/');
  const texts = DESK.en;
  await isShown(page.getByRole('heading', { level: 1 }));
  await expectToFit(320, 1280);
  const field = page.getByLabelText(texts.signIn.email);
  await field.fill(email);
  await page.getByLabelText(texts.signIn.password).fill('no es esta');
  await button(texts.signIn.submit).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.refusals.wrong);
  await expect.element(field).toHaveValue(email);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^401 /)]);
});

it.for([
  ['es', 390],
  ['ca', 1280],
  ['en', 320],
] as const)('the first screens of a manager are in the language of the account: %s, %d px', async ([locale, width]) => {
  await page.viewport(width, 844);
  await work({ role: 'manager', locale }, '/');
  const texts = DESK[locale];
  await isShown(heading(texts.agenda.title));
  for (const [path, title] of [
    ['/', texts.agenda.title],
    ['/bandejas', texts.inbox.title],
    ['/bonos', texts.vouchers.title],
    ['/cifras', texts.figures.title],
    ['/registro', texts.log.title],
  ] as const) {
    goTo(path);
    await isShown(heading(title));
    expect(document.documentElement.scrollWidth, path).toBeLessThanOrEqual(width);
    await expectAccessible();
  }
  const { subjects, names, values } = texts.log; // In the words of the screens.
  const readAgenda = page.getByRole('row').filter({ hasText: subjects.agenda });
  await isShown(readAgenda.filter({ hasText: `, ${names.clinic}: ${values.all}` }).first());
  goTo('/');
  const date = { dateStyle: 'long', timeZone: 'Europe/Madrid' } as const;
  await isShown(page.getByRole('heading', { name: new Date().toLocaleDateString(LANGUAGE_TAG[locale], date) }));
});
