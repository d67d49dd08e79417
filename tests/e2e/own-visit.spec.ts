import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import sent from '@/backend/messages/es.json' with { type: 'json' };
import { slotRequest } from '@/backend/tests/support/booking-requests';
import words from '@/contract/messages/es.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };
import { pay } from '../support/booked';
import { mailsTo } from '../support/mail-files';
import { openDay } from '../support/open-day';
import { PORTS } from '../support/ports';
import { freeSlot } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

// The patient's own page of a booking, opened by the link in the mails.

const TEXTS = {
  es: {
    prefix: '',
    title: 'Tu cita está confirmada',
    coming: 'Confirmada, y nos has dicho que vienes',
    attend: 'Voy a ir',
    attended: 'Gracias: la clínica sabe que vienes.',
    unattend: 'Aún no sé si iré',
    receipt: /^Recibo \d{4}-\d{6}$/,
    corrective: /^Recibo R\d{4}-\d{6}$/,
    newDay: 'Nuevo día',
    moveNumber: /^Para cambiarla, escribe/,
    move: 'Cambiar la cita',
    moved: 'Hemos cambiado tu cita.',
    cancel: 'Anular la cita',
    yes: 'Sí, anular',
    cancelled: /^Hemos anulado tu cita\. .*Te devolvemos el importe/,
    over: 'Tu cita está anulada',
  },
  ca: {
    prefix: '/ca',
    title: 'La teva cita està confirmada',
    coming: 'Confirmada, i ens has dit que vens',
    attend: 'Hi aniré',
    attended: 'Gràcies: la clínica sap que vens.',
    unattend: 'Encara no sé si hi aniré',
    receipt: /^Rebut \d{4}-\d{6}$/,
    corrective: /^Rebut R\d{4}-\d{6}$/,
    newDay: 'Nou dia',
    moveNumber: /^Per canviar-la, escriu/,
    move: 'Canviar la cita',
    moved: 'Hem canviat la teva cita.',
    cancel: 'Anul·lar la cita',
    yes: 'Sí, anul·lar',
    cancelled: /^Hem anul·lat la teva cita\. .*Et tornem l’import/,
    over: 'La teva cita està anul·lada',
  },
} as const;

const main = (page: Page) => page.getByRole('main');
const linkIn = (text: string) => /http\S+\/cita#[\w-]{43}/.exec(text)?.[0] ?? '';

/** Books and pays an hour for a patient; returns the link of the confirmation mail as a path, and the reference. */
async function paidVisit(request: APIRequestContext, email: string, days: number, locale: 'es' | 'ca' | 'en') {
  let paymentUrl = '';
  for (let attempt = 0; attempt < 4 && !paymentUrl; attempt += 1) {
    const { day, slot } = await freeSlot(request, days, 'testAntigenos');
    const sent = { dia: day.split('-').reverse().join('-'), hueco: slot, tipo: 'testAntigenos' };
    const answer = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, {
      data: slotRequest({ ...sent, email, emailconfirmation: email }),
      headers: { 'X-LOCALE-FRONT': locale },
    });
    paymentUrl = ((await answer.json()) as { paymentUrl?: string }).paymentUrl ?? '';
  }
  await pay(paymentUrl);
  await expect.poll(async () => linkIn((await mailsTo(email)).join('\n')), { timeout: 15_000 }).not.toBe('');
  const [mail = ''] = await mailsTo(email);
  const { pathname, hash } = new URL(linkIn(mail));
  const numcita = new URL(paymentUrl).searchParams.get('numcita');
  return { path: pathname + hash, numcita, reference: /\b[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}\b/.exec(mail)?.[0] ?? '' };
}

/** A day in typed form, some weeks after the first Monday that is far enough ahead. */
const typedMonday = (weeks: number): string => openDay(1, weeks).split('-').reverse().join('/');

/** Each language books another week. */
const DAYS = { es: 21, ca: 28 };

for (const [locale, texts] of Object.entries(TEXTS) as [keyof typeof TEXTS, (typeof TEXTS)['es']][]) {
  const width = locale === 'ca' ? 1280 : 390;
  test(`a visit is seen, moved and cancelled by its link: ${locale}, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = `propia-${locale}-${width}-${Date.now()}@example.test`;
    const { path, reference } = await paidVisit(request, email, DAYS[locale], locale);
    expect(path.startsWith(`${texts.prefix}/cita#`)).toBe(true);
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(main(page).getByText(reference, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/cita$`));
    if (locale === 'es') await expectAccessible(page);
    await page.reload();
    await expect(main(page).getByRole('heading', { name: texts.title })).toBeVisible();

    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: texts.receipt }).click();
    const file = await (await download).path();
    expect(await readFile(file, 'latin1')).toMatch(/^%PDF-/);

    await main(page).getByRole('button', { name: texts.attend }).click();
    await expect(main(page).getByText(texts.attended)).toBeFocused();
    await expect(main(page).getByText(texts.coming)).toBeVisible();
    await main(page).getByRole('button', { name: texts.unattend }).click();
    await expect(main(page).getByRole('button', { name: texts.attend })).toBeVisible();

    const newDay = typedMonday(DAYS[locale] / 7 + 3);
    await main(page).getByLabel(texts.newDay).fill(newDay);
    const hours = main(page).getByRole('radio');
    await expect(hours.first()).toBeAttached();
    await hours.last().check({ force: true });
    await main(page).getByRole('button', { name: texts.move }).click();
    await expect(main(page).getByLabel(texts.moveNumber)).toBeFocused();
    await page.keyboard.type(newDay.slice(0, 2));
    await main(page).getByRole('button', { name: texts.move }).click();
    await expect(main(page).getByText(texts.moved)).toBeFocused();
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
    if (locale === 'es') await expectAccessible(page);

    await main(page).getByRole('button', { name: texts.cancel }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (locale === 'es') await expectAccessible(page);
    const number = String(Number(newDay.slice(0, 2)));
    await dialog.getByRole('textbox', { name: new RegExp(` ${number}$`) }).fill(number); // once the new day is read
    await dialog.getByRole('button', { name: texts.yes }).click();
    await expect(main(page).getByRole('status').filter({ hasText: texts.cancelled })).toBeFocused();
    await expect(main(page).getByRole('heading', { name: texts.over })).toBeVisible();
    await expect(main(page).getByRole('button', { name: texts.corrective })).toBeVisible();
    await expect(main(page).getByRole('button', { name: texts.move })).toHaveCount(0);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(3);
  });
}

test('a lost link is mailed again to the address of the booking, and missing fields are named', async ({
  page,
  request,
}) => {
  const email = `perdida-${Date.now()}@example.test`;
  const { reference } = await paidVisit(request, email, 62, 'es');
  await page.goto(`/cita#${'A'.repeat(43)}`);
  await expect(main(page).getByRole('alert')).toHaveText(/^Este enlace no abre ninguna cita/);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(main(page).getByLabel('Referencia')).toHaveAccessibleDescription(/La referencia es obligatoria/);
  await main(page).getByLabel('Correo electrónico').fill(email);
  await main(page).getByLabel('Referencia').fill(reference.toLowerCase());
  await main(page).getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/te hemos enviado el enlace/);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
  const link = new URL(linkIn((await mailsTo(email)).find((mail) => mail.includes('Has pedido el enlace')) ?? ''));
  await page.goto('/');
  await page.goto(link.pathname + link.hash);
  await expect(main(page).getByRole('heading', { name: TEXTS.es.title })).toBeVisible();
});

test('a paid visit is cancelled from the home page in three screens, without the confirmation mail', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screens: string[] = [];
  context.on('page', (opened) => opened.on('domcontentloaded', () => screens.push(new URL(opened.url()).pathname)));
  page.on('domcontentloaded', () => screens.push(new URL(page.url()).pathname));
  const email = `portada-${Date.now()}@example.test`;
  const { reference } = await paidVisit(request, email, 69, 'es');

  await page.goto('/');
  await page.getByRole('link', { name: es.OwnVisitPage.title, exact: true }).filter({ visible: true }).first().click();
  await main(page).getByLabel(es.VisitorForm.email).fill(email);
  await main(page).getByLabel(words.appointment.facts.reference).fill(reference);
  await main(page).getByRole('button', { name: es.MailedLink.linkSubmit }).click();
  await expect(main(page).getByRole('status')).toHaveText(es.OwnVisit.linkSent);
  const mailed = async () => (await mailsTo(email)).find((mail) => mail.includes(sent.mail.visitLink.asked)) ?? '';
  await expect.poll(mailed, { timeout: 15_000 }).not.toBe('');

  const own = await context.newPage();
  const { pathname, hash } = new URL(linkIn(await mailed()));
  await own.goto(pathname + hash);
  await main(own).getByRole('button', { name: es.OwnVisit.cancelTitle }).click();
  await expect(own.getByRole('dialog')).toContainText(es.OwnVisit.cancelPaidConsequence);
  const field = own.getByRole('dialog').getByRole('textbox');
  const [number = ''] = /\d+/.exec((await own.getByRole('dialog').locator('label').textContent()) ?? '') ?? [];
  await field.fill(number);
  await own.getByRole('dialog').getByRole('button', { name: es.OwnVisit.cancelYes }).click();
  await expect(main(own).getByRole('heading', { name: es.OwnVisit.titles.cancelled })).toBeVisible();
  expect(screens).toEqual(['/', '/cita', '/cita']);

  const [, returned = ''] = words.appointment.toReturn.split('{amount}');
  await expect(main(own).getByRole('definition').filter({ hasText: returned })).toBeVisible();
  await expect(main(own).getByText(es.OwnVisit.refunded, { exact: true })).toBeVisible();
  const told = async () => (await mailsTo(email)).filter((mail) => mail.includes(returned)).length;
  await expect.poll(told, { timeout: 15_000 }).toBe(1);
});

test('a link is secret: another browser must request its own, and no address, cache or storage contains it', async ({
  page,
  request,
}) => {
  const { path } = await paidVisit(request, `privada-${Date.now()}@example.test`, 48, 'en');
  expect(path).toMatch(/^\/en\/cita#/);
  const secret = path.split('#')[1] ?? 'none';
  const seen: string[] = [];
  page.on('request', (asked) => seen.push(`${asked.url()} ${JSON.stringify(asked.headers())}`));
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/citas/propia'));
  await page.goto(path);
  expect((await answered).headers()['cache-control']).toBe('no-store');
  await expect(main(page).getByRole('heading', { name: 'Your appointment is confirmed' })).toBeVisible();
  expect(seen.filter((one) => one.includes(secret))).toEqual([]);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(secret);

  await test.step('the address of a result alone gives no access: a link is mailed instead', async () => {
    const email = `otro-${Date.now()}@example.test`;
    const { numcita } = await paidVisit(request, email, 55, 'es');
    await page.goto(`/payment/ok/${numcita}`);
    await main(page).getByRole('link', { name: 'Ver, cambiar o anular mi cita' }).click();
    await expect(page).toHaveURL(/\/cita$/);
    await expect(main(page).getByRole('button', { name: 'Enviar el enlace' })).toBeVisible();
  });
});
