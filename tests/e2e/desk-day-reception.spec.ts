import type { Page } from '@playwright/test';
import sent from '@/backend/messages/es.json' with { type: 'json' };
import { normalRequest } from '@/backend/tests/support/booking-requests';
import words from '@/contract/messages/es.json' with { type: 'json' };
import { form, MESSAGES, submit } from '../support/appointment-visit';
import { booked } from '../support/booked';
import { allMails, factsOf, operate } from '../support/desk';
import {
  button,
  chooseHour,
  dialog,
  finish,
  type Hour,
  inDays,
  lineOf,
  newName,
  offeredOnWeb,
  openBooking,
  openInbox,
  Patient,
  redeem,
  send,
  voucherCode,
} from '../support/desk-day';
import { DESK, signInByCalls } from '../support/desk-visit';
import { PORTS } from '../support/ports';
import { expect, test } from './visit';

// A receptionist of one clinic has a working day; after each act the test reads the patients' mails and pages.

const texts = DESK.es;
const { caller, inbox } = texts;
const CLINIC = 'valencia-centro';
const AMOUNT = /39,00\s€/;
/** Cardiology has no agenda in the demo: its hours are agreed on, today's too. */
const LATE: Hour = { day: inDays(0), time: '23:58' };

const menu = (page: Page, title: string) => page.getByRole('menuitem', { name: new RegExp(`^${title}`) });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}(\\s*\\*)?$`));
const referenceIn = (page: Page) =>
  page
    .url()
    .split(/[/?]/)
    .find((part) => /^[A-Z\d]{4}-[A-Z\d]{4}$/.test(part)) ?? '';

type Caller = { name: string; phone: string; email: string };

/** Books cardiology today for a caller; returns the reference. */
async function bookByTelephone(page: Page, { name, phone, email }: Caller): Promise<string> {
  await menu(page, caller.title).click();
  const what = field(page, caller.fields.que);
  await expect(what.getByRole('option', { name: 'Cardiología' })).toBeAttached();
  await what.selectOption({ label: 'Cardiología' });
  await field(page, caller.fields.dia).fill(LATE.day);
  await field(page, caller.fields.inicio).fill(LATE.time);
  await field(page, caller.fields.nombre).fill(name);
  await field(page, caller.fields.telefono).fill(phone);
  await field(page, caller.fields.email).fill(email);
  await field(page, caller.fields.idioma).selectOption({ label: texts.languages.es });
  await expect(page.getByText(email === '' ? caller.noticeChannel.none : caller.noticeChannel.correo)).toBeVisible();
  await page.getByLabel(caller.agrees).check();
  await button(page, caller.submit).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const reference = referenceIn(page);
  const told = email === '' ? texts.noticeSent.none : texts.noticeSent.correo;
  await expect(page.getByText(`${caller.done.replace('{reference}', reference)} ${told}`)).toBeVisible();
  return reference;
}

test('a receptionist has a working day, and her patients read each change', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ locale: 'es' });
  const visitor = await context.newPage();
  const [asking, calling, paying, writing, buying] = Array.from({ length: 5 }, () => new Patient(context));
  if (!asking || !calling || !paying || !writing || !buying) throw new Error('There are five patients.');
  const [asked, called, untold, wrote] = [newName(), newName(), newName(), newName()];
  let free: Hour = LATE;
  let reference = '';

  await test.step('a patient requests a call on the web', async () => {
    free = (await offeredOnWeb(visitor)).at(-1) ?? LATE;
    await form(visitor).getByLabel(MESSAGES.es.name).fill(asked);
    await form(visitor).getByLabel(MESSAGES.es.email).fill(asking.email);
    await form(visitor).getByLabel(MESSAGES.es.phone).fill('600 12 34 56');
    await form(visitor).getByLabel(MESSAGES.es.terms).check();
    await submit(visitor).click();
    expect((await asking.expectMail('requested')).text).toContain('Te llamaremos');
  });

  await signInByCalls(page.request, { role: 'reception', clinic: CLINIC });
  await page.goto('/gestion');

  await test.step('she confirms the request at a free hour, which the web no longer offers', async () => {
    await openInbox(page, 'solicitudes');
    await lineOf(page, asked).getByRole('link', { name: asked }).click();
    await expect(page.getByRole('heading', { level: 1, name: asked })).toBeVisible();
    reference = referenceIn(page);
    await chooseHour(page, 'confirmar', free.day, free);
    await expect(dialog(page).getByRole('switch')).toHaveCount(0);
    await finish(page, 'confirmar', 'correo');
    await asking.expectMail('confirmed', free);
    await asking.expectPage('confirmed', free);
    expect(await offeredOnWeb(visitor)).not.toContainEqual(free);
  });

  await test.step('she moves it to another free hour, and the web offers the first one again', async () => {
    const moved = await chooseHour(page, 'mover', inDays(21));
    await finish(page, 'mover', 'correo');
    const mail = await asking.expectMail('moved', moved);
    expect(factsOf(mail.text)[sent.mail.facts.before]).toContain(free.time);
    await asking.expectPage('confirmed', moved);
    expect(await offeredOnWeb(visitor)).toContainEqual(free);
  });

  await test.step('she books by telephone for a caller with an e-mail', async () => {
    await bookByTelephone(page, { name: called, phone: '600 111 222', email: calling.email });
    await calling.expectMail('confirmed', LATE);
    await calling.expectPage('confirmed', LATE);
  });

  await test.step('a caller without an e-mail is not notified, as the desk and the notice to the clinic state', async () => {
    const told = await bookByTelephone(page, { name: untold, phone: '963 555 123', email: '' });
    await expect(page.getByText(texts.noticeChannel.warning.replace('{reference}', told))).toBeVisible();
    const about = async () => (await allMails()).filter(({ text }) => text.includes(told));
    await expect.poll(async () => (await about()).length, { timeout: 20_000 }).toBe(1);
    expect((await about())[0]?.text).toContain(sent.mail.notice.prepareUntold);
  });

  await test.step('she sees them in the week and in the day', async () => {
    await menu(page, texts.agenda.title).click();
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab(texts.agenda.listWeek).click();
    await expect(tab(texts.agenda.listWeek)).toHaveAttribute('aria-selected', 'true');
    // On the data of earlier runs the week shows one visit of the hour and a count of the others.
    await expect(page.getByText(new RegExp(`${called}|${untold}|^\\+\\d+$`)).first()).toBeVisible();
    await tab(texts.agenda.list).click();
    for (const name of [called, untold]) await expect(page.getByText(name).first()).toBeVisible();
  });

  await test.step('she prints the day: each line has hour, name, speciality and telephone', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => {} })); // The dialog of the printer stays open.
    await button(page, texts.print).click();
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, texts.print)).toBeHidden();
    const lines = await page
      .locator('.desk-line')
      .evaluateAll((all) =>
        all.map((line) => [...line.children].map((cell) => (cell.checkVisibility() ? (cell.textContent ?? '') : ''))),
      );
    expect(lines.filter((cells) => cells.slice(0, 4).some((cell) => cell.trim() === ''))).toEqual([]);
    expect(lines.map((cells) => cells.slice(0, 4))).toEqual(
      expect.arrayContaining([
        [LATE.time, called, 'Cardiología', '600 111 222'],
        [LATE.time, untold, 'Cardiología', '963 555 123'],
      ]),
    );
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  });

  await test.step('she marks who has arrived', async () => {
    await page.getByText(called).first().click();
    const arrived = button(page, texts.visit.arrived);
    await arrived.click();
    await expect(arrived).toHaveAttribute('aria-pressed', 'true');
    await calling.expectPage('confirmed', LATE);
    expect(await calling.mails()).toHaveLength(1);
  });

  await test.step('she cancels a paid visit: the inbox of refunds has its amount', async () => {
    const numcita = await booked(request, 16, true, { email: paying.email, emailconfirmation: paying.email });
    const paid = /Reference: +(\S+)/.exec(await operate(['bookings', 'show', numcita]))?.[1] ?? '';
    const { calendar } = await paying.expectMail('confirmed');
    expect(calendar).not.toBeNull();
    await openBooking(page, paid, 'Ana Pérez Gómez');
    await button(page, texts.cancelar.button).click();
    await expect(dialog(page)).toContainText(texts.cancelar.paid);
    await dialog(page).getByRole('combobox', { name: texts.cancelar.reason }).click();
    await page.getByRole('option', { name: texts.cancelar.reasons.doctor }).click();
    await finish(page, 'cancelar', 'correo');
    const mail = await paying.expectMail('cancelled');
    expect(factsOf(mail.text)[words.appointment.facts.amount]).toMatch(AMOUNT);
    expect(mail.calendar).toContain('METHOD:CANCEL');
    await paying.expectPage('cancelled', await hourOf(page, paid));
    await openInbox(page, 'devoluciones');
    const refund = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${paid}"]`) });
    await expect(refund).toContainText('Ana Pérez Gómez');
    await expect(refund).toContainText(AMOUNT);
  });

  await test.step('she writes to the sender of a message', async () => {
    const message = { nombre: wrote, email: writing.email, centromedico: '1', mensaje: '¿Abren el sábado?' };
    await send(request, PORTS.backend, '/contactos/solicitar', message);
    await openInbox(page, 'mensajes');
    await lineOf(page, wrote).getByRole('link', { name: wrote }).click();
    await page.getByLabel(inbox.answer.field).fill('Sí, de 8 a 15.');
    await button(page, inbox.answer.submit).click();
    await expect(page.getByText(`${inbox.states.hecha}: ${inbox.me}`)).toBeVisible();
    const answers = async () => (await writing.mails()).filter(({ text }) => text.includes('de 8 a 15'));
    await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(1);
    expect((await answers())[0]?.text).toContain('¿Abren el sábado?');
  });

  await test.step('she redeems a voucher, and its item is closed', async () => {
    const wanted = { nombre: newName(), email: buying.email, telefono: '600 123 456', newsletter: false };
    await send(request, PORTS.backend, '/reservas/solicitar', { ...wanted, producto: '1', centromedico: '1' });
    await redeem(page, await voucherCode(buying));
    await openInbox(page, 'bonos');
    await expect(lineOf(page, wanted.nombre)).toHaveCount(0);
    await openInbox(page, 'bonos', 'hechas');
    await expect(lineOf(page, wanted.nombre)).toContainText(inbox.states.hecha);
  });

  await test.step('she gets no figures, no content, no booking of another clinic and no overbooking', async () => {
    const { agenda, schedules, vouchers } = texts;
    const titles = [agenda, caller, inbox, schedules, vouchers].map(({ title }) => new RegExp(`^${title}`));
    await expect(page.getByRole('menuitem')).toHaveText(titles);
    for (const address of ['cifras', 'contenido', 'contenido/medicos', 'registro', 'derechos', 'conservacion']) {
      await page.goto(`/gestion#/${address}`);
      await expect(page.getByRole('heading', { level: 1, name: agenda.title })).toBeVisible();
    }
    const asks = async (path: string) => (await page.request.get(`/gestion/${path}`)).status();
    for (const path of ['api/cifras?desde=2026-01&hasta=2026-01', 'api/registro', 'catalogo/medicos'])
      expect(await asks(path), path).toBe(403);
    const { version } = (await (await page.request.get(`/gestion/api/reservas/${reference}`)).json()) as object & {
      version: number;
    };
    const data = { version, fecha: inDays(21), inicio: '0300', sobrecupo: true };
    const overbooked = await page.request.post(`/gestion/api/reservas/${reference}/mover`, { data });
    expect([overbooked.status(), await overbooked.json()]).toEqual([403, { motivo: 'forbidden' }]);
    const elsewhere = normalRequest({ centromedico: '2', email: new Patient(context).email });
    const { referencia = '' } = await send(request, PORTS.backend, '/citas/solicitar', elsewhere);
    await page.goto(`/gestion#/reservas/${referencia}`);
    await expect(page.getByRole('alert')).toHaveText(texts.refusals.unknown);
    complaints.length = 0; // The refusal is on the browser console, too.
  });
  await context.close();
});

/** The hour of a booking at the desk. */
async function hourOf(page: Page, reference: string): Promise<Hour> {
  const answer = await page.request.get(`/gestion/api/reservas/${reference}`);
  const { fecha, inicio } = (await answer.json()) as { fecha: string; inicio: string };
  return { day: fecha, time: `${inicio.slice(0, 2)}:${inicio.slice(2)}` };
}
