import type { Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { mailsTo } from '../support/mail-files';
import { openDay } from '../support/open-day';
import { PORTS } from '../support/ports';
import { freeSlot } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

// The waiting list of a full day: joining under the hours, the mails, leaving.

const TEXTS = {
  path: '/ca/pedir-cita',
  leavePath: '/ca/espera',
  covid: 'Vull un test de COVID-19',
  test: 'PCR amb estudi de variant',
  open: 'Avisa’m si queda lliure una hora abans',
  email: 'Correu electrònic',
  until: 'Fins a quin dia',
  terms: /per a avisar-me/,
  submit: 'Avisa’m',
  done: /^Ets a la llista d’espera/,
  leave: 'Sortir de la llista',
  number: /^Per sortir de la llista, escriu el número (\d+)/,
  link: 'Enviar l’enllaç',
  sent: /t’hem enviat l’enllaç/,
  left: /^Has sortit de la llista/,
};

/** A Monday at least four weeks from now. */
const FULL_DAY = openDay(1, 4, [0, 2]);
/** The clinic has six hours of the test that day, with one seat each, and the next on Wednesday. */
const CLINIC = '8';
const HOURS = ['0900-0920', '0920-0940', '0940-1000', '1000-1020', '1020-1040', '1040-1100'];

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const wireDay = (day: string) => day.split('-').reverse().join('-');

// Holds are enough: they last longer than these tests. Hours that another worker holds are taken, too.
test.beforeAll(async ({ request }) => {
  for (const hueco of HOURS) {
    const sent = { centromedico: CLINIC, tipo: 'pcrVariant', dia: wireDay(FULL_DAY), hueco };
    await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, { data: slotRequest(sent) });
  }
});

const typed = (day: string) => day.split('-').reverse().join('/');

const main = (page: Page) => page.getByRole('main');
const group = (page: Page) => main(page).getByRole('group', { name: TEXTS.open });
const linkIn = (text: string, path: string) => new RegExp(`http\\S+${path}[#?]\\S+`).exec(text)?.[0] ?? '';

async function openFullDay(page: Page): Promise<void> {
  await page.goto(`${TEXTS.path}?clinica=${CLINIC}&fecha=${FULL_DAY}`);
  await main(page).getByLabel(TEXTS.covid).check();
  await main(page).getByRole('radio', { name: TEXTS.test }).check();
  await expect(main(page).getByRole('button', { name: TEXTS.open })).toBeVisible();
}

/** The link of a mail as a path of this site, once the mail was sent. */
async function pathInMail(email: string, path: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
  const found = (await mailsTo(email)).map((mail) => linkIn(mail, path)).find(Boolean) ?? '';
  const { pathname, search, hash } = new URL(found);
  return pathname + search + hash;
}

test('the list is joined under a full day and left by the mail, in Catalan at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const email = `espera-${Date.now()}@example.test`;
  await openFullDay(page);
  await main(page).getByRole('button', { name: TEXTS.open }).click();
  await expect(group(page).getByLabel(TEXTS.until)).toHaveValue(typed(dayAfter(FULL_DAY)));
  await group(page).getByLabel(TEXTS.email).fill(email);
  await group(page).getByLabel(TEXTS.terms).check();
  await group(page).getByRole('button', { name: TEXTS.submit }).click();
  await expect(main(page).getByText(TEXTS.done)).toBeFocused();

  await page.goto(await pathInMail(email, TEXTS.leavePath));
  await expect(page).toHaveURL(new RegExp(`${TEXTS.leavePath}$`));
  await expect(main(page).getByRole('button', { name: TEXTS.leave })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await main(page).getByRole('button', { name: TEXTS.leave }).click();
  await expect(main(page).getByLabel(TEXTS.number)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(String(Number(dayAfter(FULL_DAY).slice(-2))));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(TEXTS.left)).toBeFocused();
  await expectAccessible(page);
});

test('a lost link of the list is mailed again, in Catalan', async ({ page, request }) => {
  const email = `perduda-${Date.now()}@example.test`;
  const wish = { centromedico: CLINIC, fecha: wireDay(FULL_DAY), prueba: 'pcrVariant', hasta: wireDay(FULL_DAY) };
  const backend = `http://127.0.0.1:${PORTS.backend}/api/citas/espera`;
  expect((await request.post(backend, { data: { ...wish, email, terminos: 1 } })).ok()).toBe(true);
  await page.goto(`${TEXTS.leavePath}#${'A'.repeat(43)}`);
  await expect(main(page).getByRole('alert')).toHaveText(/no obre cap llista d’espera/);
  await expectAccessible(page);
  await main(page).getByLabel(TEXTS.email).fill(email);
  await main(page).getByRole('button', { name: TEXTS.link }).click();
  await expect(main(page).getByRole('status')).toHaveText(TEXTS.sent);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(2);
  const mail = (await mailsTo(email)).find((one) => one.includes('Has demanat l’enllaç')) ?? '';
  const { pathname, hash } = new URL(linkIn(mail, TEXTS.leavePath));
  await page.goto('/');
  await page.goto(pathname + hash);
  await expect(main(page).getByLabel(TEXTS.number)).toBeVisible();
});

test('the link of a mail about a free hour opens the form with the hour selected', async ({ page, request }) => {
  const { day, slot } = await freeSlot(request, 12, 'testAntigenos');
  // backend/tests/bookings/freed-hours.test.ts checks that the mail has this address.
  await page.goto(`/pedir-cita?clinica=1&fecha=${day}#prueba=testAntigenos&hueco=${slot}`);
  const start = `${slot.slice(0, 2)}:${slot.slice(2, 4)}`;
  await expect(main(page).getByRole('radio', { name: start, exact: true })).toBeChecked();
  await expect(page).not.toHaveURL(/prueba/);
  await expect(main(page).getByRole('group').filter({ hasText: 'Test de antígenos · ' }).first()).toBeVisible();
});
