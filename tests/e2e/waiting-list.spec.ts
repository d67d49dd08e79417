import type { APIRequestContext, Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { mailsTo } from '../support/mail-files';
import { openDay } from '../support/open-day';
import { PORTS } from '../support/ports';
import { freeSlot } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

// Waiting for an hour of a day that has none: joining under the hours, the mails, leaving.

const TEXTS = {
  es: {
    path: '/pedir-cita',
    leavePath: '/espera',
    covid: 'Quiero un test de COVID-19',
    test: 'PCR con estudio de variante',
    open: 'Avísame si queda libre una hora antes',
    email: 'Correo electrónico',
    until: 'Hasta qué día',
    terms: /para avisarme/,
    submit: 'Avísame',
    done: /^Estás en la lista de espera/,
    leave: 'Salir de la lista',
    left: /^Has salido de la lista/,
  },
  ca: {
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
    left: /^Has sortit de la llista/,
  },
  en: {
    path: '/en/pedir-cita',
    leavePath: '/en/espera',
    covid: 'I want a COVID-19 test',
    test: 'PCR with variant detection',
    open: 'Tell me if an earlier time becomes free',
    email: 'E-mail',
    until: 'Until which day',
    terms: /to tell me about free times/,
    submit: 'Tell me',
    done: /^You are on the waiting list/,
    leave: 'Leave the list',
    left: /^You have left the waiting list/,
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

/** A Monday at least four weeks from now. */
const FULL_DAY = openDay(1, 4, [0, 2]);
/** The clinic has six hours of the test that day, with one seat each, and the next on Wednesday. */
const CLINIC = '8';
const HOURS = ['0900-0920', '0920-0940', '0940-1000', '1000-1020', '1020-1040', '1040-1100'];

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const wireDay = (day: string) => day.split('-').reverse().join('-');

// Holds are enough: they last longer than these tests. What another worker has taken is taken too.
test.beforeAll(async ({ request }) => {
  for (const hueco of HOURS) {
    const sent = { centromedico: CLINIC, tipo: 'pcrVariant', dia: wireDay(FULL_DAY), hueco };
    await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, { data: slotRequest(sent) });
  }
});

const typed = (day: string) => day.split('-').reverse().join('/');

const main = (page: Page) => page.getByRole('main');
const group = (page: Page, texts: Texts) => main(page).getByRole('group', { name: texts.open });
const linkIn = (text: string, path: string) => new RegExp(`http\\S+${path}[#?]\\S+`).exec(text)?.[0] ?? '';

async function openFullDay(page: Page, texts: Texts): Promise<void> {
  await page.goto(`${texts.path}?clinica=${CLINIC}&fecha=${FULL_DAY}`);
  await main(page).getByLabel(texts.covid).check();
  await main(page).getByRole('radio', { name: texts.test }).check();
  await expect(main(page).getByRole('button', { name: texts.open })).toBeVisible();
}

/** The address a mail leads to, as a path of this site, once the mail was sent. */
async function pathInMail(email: string, path: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(count);
  const found = (await mailsTo(email)).map((mail) => linkIn(mail, path)).find(Boolean) ?? '';
  const { pathname, search, hash } = new URL(found);
  return pathname + search + hash;
}

for (const [locale, texts] of Object.entries(TEXTS) as [string, Texts][]) {
  const width = locale === 'ca' ? 1280 : 390;
  test(`the list is joined under a full day and left by the mail: ${locale}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = `espera-${locale}-${width}-${Date.now()}@example.test`;
    await openFullDay(page, texts);
    await main(page).getByRole('button', { name: texts.open }).click();
    await expect(group(page, texts).getByLabel(texts.until)).toHaveValue(typed(dayAfter(FULL_DAY)));
    if (locale === 'es') await expectAccessible(page);
    await group(page, texts).getByRole('button', { name: texts.submit }).click();
    await expect(group(page, texts).getByLabel(texts.email)).toBeFocused();
    await group(page, texts).getByLabel(texts.email).fill(email);
    await group(page, texts).getByRole('button', { name: texts.submit }).click();
    await expect(group(page, texts).getByLabel(texts.terms)).toBeFocused();
    if (locale === 'es') await expectAccessible(page);
    await group(page, texts).getByLabel(texts.terms).check();
    await group(page, texts).getByRole('button', { name: texts.submit }).click();
    await expect(main(page).getByText(texts.done)).toBeFocused();

    await page.goto(await pathInMail(email, texts.leavePath));
    await expect(page).toHaveURL(new RegExp(`${texts.leavePath}$`));
    await expect(main(page).getByRole('button', { name: texts.leave })).toBeVisible();
    if (locale === 'es') await expectAccessible(page);
    await page.reload();
    await main(page).getByRole('button', { name: texts.leave }).click();
    await expect(main(page).getByText(texts.left)).toBeFocused();
    if (locale === 'es') await expectAccessible(page);
  });
}

/** Takes an hour in the name of somebody else; answers it with the number of its booking. */
async function heldHour(request: APIRequestContext, days: number) {
  const { day = '', slot = '' } = await freeSlot(request, days, 'testAntigenos');
  const sent = { dia: wireDay(day), hueco: slot, tipo: 'testAntigenos' };
  const answer = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, {
    data: slotRequest(sent),
  });
  const { paymentUrl = '' } = (await answer.json()) as { paymentUrl?: string };
  return { day, slot, numcita: new URL(paymentUrl).searchParams.get('numcita') };
}

test('an hour that is free again is mailed, and the link opens the form with it chosen', async ({ page, request }) => {
  test.slow(); // freed hours are looked at every thirty seconds
  const email = `libre-${Date.now()}@example.test`;
  // Another day in each run: who was mailed in the one before has half an hour.
  const { day, slot, numcita } = await heldHour(request, 12 + (Math.floor(Date.now() / 60_000) % 40));
  const wish = { centromedico: '1', fecha: day, prueba: 'testAntigenos', hasta: day, email, terms: true, locale: 'es' };
  expect((await request.post('/api/citas/espera', { data: wish })).status()).toBe(200);
  await request.post('/api/citas/liberar', { data: { numcita } });
  const path = await pathInMail(email, '/pedir-cita', 2);
  expect((await mailsTo(email)).join('\n')).toContain('La hora no está reservada para ti');
  await page.goto(path);
  const start = `${slot?.slice(0, 2)}:${slot?.slice(2, 4)}`;
  await expect(main(page).getByRole('radio', { name: start, exact: true })).toBeChecked();
  await expect(page).not.toHaveURL(/prueba/);
  await expect(main(page).getByRole('radio', { name: 'Test de antígenos' })).toBeChecked();
});
