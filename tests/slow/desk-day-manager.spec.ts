import type { Page } from '@playwright/test';
import sent from '@/backend/messages/es.json' with { type: 'json' };
import { normalRequest } from '@/backend/tests/support/booking-requests';
import { expect, expectAccessible, test } from '../e2e/visit';
import {
  button,
  chooseHour,
  dialog,
  finish,
  type Hour,
  inDays,
  lineOf,
  newName,
  openBooking,
  openInbox,
  Patient,
  redeem,
  send,
  voucherCode,
} from '../support/desk-day';
import { deskNames } from '../support/desk-names';
import { DESK, signInByCalls } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { PORTS } from '../support/ports';

// A manager of every clinic has a working day; after each act the test reads the patients' mails and pages.

const texts = DESK.es;
const { content, figures, inbox, log, vouchers } = texts;
const BACKEND = PORTS.deskDayManager + 1;
/** Dermatology has an agenda in the demo. */
const SPECIALITY = '6';
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskDayManager);
});
test.afterAll(() => site?.stop());

const goTo = (page: Page, title: string) => page.getByRole('menuitem', { name: new RegExp(`^${title}`) }).click();

/** Returns the shown sum of a column of a table of the figures. */
async function sumOf(page: Page, table: keyof typeof figures.tables, column: keyof typeof figures.columns) {
  const region = page.getByRole('region', { name: figures.tables[table] });
  const heads = await region.getByRole('columnheader').allTextContents();
  const cells = region.getByRole('row').filter({ hasText: figures.total }).getByRole('cell');
  return await cells.nth(heads.indexOf(figures.columns[column])).textContent();
}

/** Shows the day of the agenda, from today on. */
async function showDay(page: Page, day: string): Promise<void> {
  await goTo(page, texts.agenda.title);
  const next = button(page, texts.agenda.next);
  await expect(next).toBeVisible();
  for (let days = 0; inDays(days) < day; days += 1) await next.click();
}

test('a manager has a working day, and patients and visitors read each change', async ({ page, browser, request }) => {
  test.setTimeout(300_000);
  const home = await browser.newContext({ locale: 'es' });
  const [early, late, buying, doctor] = Array.from({ length: 4 }, () => new Patient(home, site.mailFolder));
  if (!early || !late || !buying || !doctor) throw new Error('There are four people.');
  const [first, second, professional] = [newName(), newName(), newName()];
  const ask = async (nombre: string, { email }: Patient) => {
    const asked = normalRequest({ especialidad: SPECIALITY, nombre, email });
    return (await send(request, BACKEND, '/citas/solicitar', asked)).referencia ?? '';
  };
  const references = [await ask(first, early), await ask(second, late)] as const;
  const wanted = { nombre: newName(), email: buying.email, telefono: '600 123 456', newsletter: false };
  await send(request, BACKEND, '/reservas/solicitar', { ...wanted, producto: '1', centromedico: '1' });
  const registered = { nombre: professional, email: doctor.email, telefono: '600 333 444' };
  const register = { ...registered, numcolegiado: '46/54321', especialidad: '1' };
  await send(request, BACKEND, '/profesionals/register', register);
  await signInByCalls(page.request, { role: 'manager' }, site);
  await page.goto(`${site.origin}/gestion`);
  let hour: Hour = { day: '', time: '' };
  let code = '';

  await test.step('every screen is available to them', async () => {
    const { agenda, caller, schedules, rights } = texts;
    const all = [agenda, caller, inbox, schedules, vouchers, content, figures, rights, log];
    await expect(page.getByRole('menuitem')).toHaveText(all.map(({ title }) => new RegExp(`^${title}`)));
    for (const { title } of all) {
      await goTo(page, title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  await test.step('a request gets a free hour', async () => {
    await openBooking(page, references[0], first);
    hour = await chooseHour(page, 'confirmar', inDays(1));
    await finish(page, 'confirmar', 'correo');
    await early.expectMail('confirmed', hour);
    await early.expectPage('confirmed', hour);
  });

  await test.step('another is overbooked beside it, which the agenda marks', async () => {
    await openBooking(page, references[1], second);
    await button(page, texts.confirmar.button).click();
    await dialog(page).getByRole('switch', { name: texts.hours.overbook }).check();
    await dialog(page).getByLabel(texts.columns.day).fill(hour.day);
    await dialog(page)
      .getByLabel(new RegExp(`^${texts.columns.from}`))
      .fill(hour.time);
    await expectAccessible(page);
    await finish(page, 'confirmar', 'correo');
    await expect(page.getByText(`${texts.states.confirmed} · ${texts.states.overbooked}`)).toBeVisible();
    await late.expectMail('confirmed', hour);
    await late.expectPage('confirmed', hour);
    await early.expectPage('confirmed', hour);
    await showDay(page, hour.day);
    await expect(page.getByText(new RegExp(`^${second}.*${texts.states.overbooked}`))).toBeVisible();
    await expect(page.getByText(new RegExp(`^${first}(?!.*${texts.states.overbooked})`))).toBeVisible();
  });

  await test.step('a professional is approved', async () => {
    await openInbox(page, 'profesionales');
    await lineOf(page, professional).getByRole('link', { name: professional }).click();
    await button(page, inbox.aprobar.button).click();
    await dialog(page).getByRole('button', { name: inbox.aprobar.button }).click();
    await expect(page.getByText(inbox.estadocuenta.active)).toBeVisible();
    await expect
      .poll(async () => (await doctor.mails()).map(({ text }) => text).join(), { timeout: 20_000 })
      .toMatch(/nueva-contrasena#token=/);
  });

  await test.step('a voucher is redeemed, and the mistake is undone', async () => {
    code = await voucherCode(buying);
    await redeem(page, code);
    await button(page, vouchers.deshacer.button).click();
    await dialog(page).getByRole('combobox', { name: vouchers.deshacer.reason }).click();
    await page.getByRole('option', { name: vouchers.deshacer.reasons.wrongVoucher }).click();
    await dialog(page).getByRole('button', { name: vouchers.deshacer.submit, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: vouchers.isOpen })).toBeVisible();
    await openInbox(page, 'bonos');
    await expect(lineOf(page, wanted.nombre)).toBeVisible();
  });

  await test.step('the figures include this day', async () => {
    await goTo(page, figures.title);
    await page.getByRole('combobox', { name: figures.until }).click();
    await page.getByRole('option').first().click(); // The visits may be next month.
    await expect.poll(() => sumOf(page, 'citas', 'confirmadas')).toBe('2');
    const sums = [
      ['citas', 'anuladas', '0'],
      ['solicitudes', 'solicitudes', '2'],
      ['solicitudes', 'atiempo', expect.stringMatching(/^2 \(100\s%\)$/)],
      ['solicitudes', 'esperan', '0'],
      ['otras', 'bonos', '1'],
      ['otras', 'canjeados', '0'],
      ['otras', 'profesionales', '1'],
    ] as const;
    for (const [table, column, sum] of sums) expect(await sumOf(page, table, column), column).toEqual(sum);
  });

  await test.step('a record is edited and published', async () => {
    await goTo(page, content.title);
    await page.getByRole('link', { name: deskNames('es').lists.productos, exact: true }).click();
    await page.getByRole('searchbox', { name: content.records.find }).fill('Analítica básica');
    await page.getByRole('link', { name: 'Analítica básica', exact: true }).click();
    await page.getByRole('textbox', { name: deskNames('es').fields.precio, exact: true }).fill('44,50');
    await button(page, content.form.save).click();
    await expect(page.getByText(content.form.saved)).toBeVisible();
    const shown = async () => (await fetch(`${site.origin}/productos/analitica-basica`)).text();
    await expect.poll(shown).toContain('44,50');
    const history = page.getByRole('region', { name: content.history.title });
    await expect(history.getByRole('row').nth(1)).toContainText('Pilar Gil');
  });

  await test.step('the access log names each act', async () => {
    await goTo(page, log.title);
    const { actions } = texts;
    const expected = [
      [actions.confirm, references[0]],
      [actions.confirm, references[1], `${log.names.seat}: ${log.values.seat.overbooked}`],
      [actions.agenda, log.subjects.agenda],
      [actions.approve, log.subjects.professional.replace(' {number}', '')],
      [actions.redeem, code],
      [actions.unredeem, code, vouchers.deshacer.reasons.wrongVoucher],
    ];
    for (const parts of expected) {
      const row = parts.reduce((rows, part) => rows.filter({ hasText: part }), page.getByRole('row'));
      await expect(row.first(), parts.join(', ')).toBeVisible();
    }
  });

  await test.step('nobody gets any further mail', async () => {
    const subjects = async (patient: Patient) => (await patient.mails()).map(({ subject }) => subject);
    for (const patient of [early, late])
      expect((await subjects(patient)).toSorted()).toEqual([
        expect.stringContaining(sent.mail.confirmed.subject.split('{')[0] ?? ''),
        sent.mail.requested.subject,
      ]);
    expect(await buying.mails()).toHaveLength(1);
  });
  await home.close();
});
