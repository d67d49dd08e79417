import type { APIRequestContext, Page } from '@playwright/test';
import { normalRequest } from '@/backend/tests/support/booking-requests';
import { expect, test } from '../e2e/visit';
import { booked } from '../support/booked';
import { allMails, operate } from '../support/desk';
import { DeskSteps } from '../support/desk-steps';
import { DESK, signInByCalls } from '../support/desk-visit';
import { PORTS } from '../support/ports';
import { newAddress } from '../support/request-visit';
import { freeSlot } from '../support/wizard';

// The morning of a receptionist: twelve tasks, each in five steps at most, half of them by keyboard alone.

const texts = DESK.es;
const MAX_STEPS = 5;

const dialog = (page: Page) => page.getByRole('dialog');
const find = (page: Page) => page.getByLabel(texts.find.label);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page, title: string) => page.getByRole('menuitem', { name: new RegExp(`^${title}`) });
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const newName = () => `Aina ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;

const referenceOf = async (numcita: string) =>
  /Reference: +(\S+)/.exec(await operate(['bookings', 'show', numcita]))?.[1] ?? '';

/** Sends a form to the backend like the site. */
async function post(request: APIRequestContext, path: string, data: object): Promise<Record<string, string>> {
  const answer = await request.post(`http://127.0.0.1:${PORTS.backend}/api${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, string>;
}

/** Requests a voucher; returns the code of its mail. */
async function voucherMailed(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  await post(request, '/reservas/solicitar', {
    ...{ nombre: 'Aina Ferrer', email, telefono: '600 123 456', newsletter: false },
    ...{ producto: '1', centromedico: '1' },
  });
  const code = async () => {
    const mail = (await allMails()).find(({ to }) => to === email);
    return /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(code, { timeout: 20_000 }).not.toBe('');
  return await code();
}

/** The pending items when the receptionist arrives. */
async function waiting(request: APIRequestContext) {
  const [toAnswer, toTake] = [newName(), newName()];
  const write = (nombre: string) =>
    post(request, '/contactos/solicitar', {
      ...{ nombre, email: newAddress(), centromedico: '1', mensaje: '¿Abren el sábado?' },
    });
  const [visit, paid, asked, voucher, { day, slot }] = await Promise.all([
    booked(request, 11, true).then(referenceOf),
    booked(request, 12, true).then(referenceOf),
    post(request, '/citas/solicitar', normalRequest({ email: newAddress() })).then(({ referencia = '' }) => referencia),
    voucherMailed(request),
    freeSlot(request, 33, 'testSerologico'),
    write(toAnswer),
    write(toTake),
  ]);
  const hour = slot.slice(0, 4);
  return { visit, paid, asked, voucher, day, hour, toAnswer, toTake };
}

test('twelve tasks are completed, each in five steps at most', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { visit, paid, asked, voucher, day, hour, toAnswer, toTake } = await waiting(request);
  await signInByCalls(page.request, { role: 'reception' });
  await page.goto('/gestion');

  const task = (name: string, by: 'pointer' | 'keyboard', work: (steps: DeskSteps) => Promise<void>) =>
    test.step(name, async () => {
      const steps = new DeskSteps(page, by);
      await work(steps);
      expect(steps.count, name).toBeLessThanOrEqual(MAX_STEPS);
    });

  await task('finds the visit of who calls by telephone', 'keyboard', async (steps) => {
    await steps.send(find(page), '600000000');
    await steps.press(page.getByRole('link', { name: visit }));
    await expect(heading(page, 'Ana Pérez Gómez')).toBeVisible();
  });

  await task('notes what the patient says', 'keyboard', async (steps) => {
    await steps.write(page.getByLabel(texts.notes.field), 'Viene en silla de ruedas.');
    await steps.press(button(page, texts.notes.submit));
    await expect(page.getByText('Pilar Gil: Viene en silla de ruedas.')).toBeVisible();
  });

  await task('sends the confirmation once more', 'keyboard', async (steps) => {
    await steps.press(button(page, texts.reenviar.button));
    await steps.press(dialog(page).getByRole('button', { name: texts.reenviar.submit }));
    await expect(page.getByText(texts.done.reenviar)).toBeVisible();
  });

  await task('moves the visit to another day', 'keyboard', async (steps) => {
    await steps.press(button(page, texts.mover.button));
    await steps.write(dialog(page).getByLabel(texts.caller.fields.desde), day);
    await steps.pick(dialog(page).locator(`input[value="${day} ${hour}"]`));
    await steps.press(dialog(page).getByRole('button', { name: texts.mover.submit }));
    await expect(page.getByText(texts.done.mover)).toBeVisible();
  });

  await task('sees the week in the agenda', 'pointer', async (steps) => {
    await steps.press(menu(page, texts.agenda.title));
    await steps.press(tab(page, texts.agenda.listWeek));
    await expect(tab(page, texts.agenda.listWeek)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('columnheader')).toHaveCount(7);
  });

  await task('cancels a visit with its reason', 'pointer', async (steps) => {
    await steps.send(find(page), paid);
    await steps.press(button(page, texts.cancelar.button));
    await steps.choose(dialog(page).getByRole('combobox'), texts.cancelar.reasons.patient);
    await steps.press(dialog(page).getByRole('button', { name: texts.cancelar.submit }));
    await expect(page.getByText(texts.done.cancelar)).toBeVisible();
  });

  await task('says that the money was given back', 'keyboard', async (steps) => {
    await steps.press(button(page, texts.devolucion.button));
    await steps.write(dialog(page).getByLabel(texts.devolucion.reference), 'B-2026-7');
    await steps.press(dialog(page).getByRole('button', { name: texts.devolucion.submit }));
    await expect(page.getByText(/devuelto .* B-2026-7/)).toBeVisible();
  });

  await task('confirms a request at the hour agreed on', 'pointer', async (steps) => {
    await steps.send(find(page), asked);
    await steps.press(button(page, texts.confirmar.button));
    await steps.write(dialog(page).getByLabel(texts.columns.day), day);
    await steps.write(dialog(page).getByLabel(texts.columns.from), '10:15');
    await steps.press(dialog(page).getByRole('button', { name: texts.confirmar.submit }));
    await expect(page.getByText(texts.done.confirmar)).toBeVisible();
  });

  await task('answers a message', 'pointer', async (steps) => {
    await steps.press(menu(page, texts.inbox.title));
    await steps.press(tab(page, texts.inbox.kinds.mensajes));
    await steps.press(line(page, toAnswer).getByRole('link', { name: toAnswer }));
    await steps.write(page.getByLabel(texts.inbox.answer.field), 'Sí, de 8 a 15.');
    await steps.press(button(page, texts.inbox.answer.submit));
    await expect(page.getByText(`${texts.inbox.states.hecha}: ${texts.inbox.me}`)).toBeVisible();
  });

  await task('takes a message and marks it as done', 'keyboard', async (steps) => {
    await steps.press(menu(page, texts.inbox.title));
    await steps.press(tab(page, texts.inbox.kinds.mensajes));
    await steps.press(line(page, toTake).getByRole('button', { name: texts.inbox.actions.tomar }));
    await steps.press(line(page, toTake).getByRole('button', { name: texts.inbox.actions.hecha }));
    await expect(line(page, toTake)).toHaveCount(0);
  });

  await task('redeems a voucher', 'pointer', async (steps) => {
    await steps.press(menu(page, texts.vouchers.title));
    await steps.send(page.getByLabel(texts.vouchers.field), voucher.toLowerCase());
    await steps.press(button(page, texts.vouchers.canjear.button));
    await steps.press(dialog(page).getByRole('button', { name: texts.vouchers.canjear.submit, exact: true }));
    await expect(page.getByText(/^Ya se canjeó: .*, por Pilar Gil\.$/)).toBeVisible();
  });

  await page.goto(`/gestion#/reservas/${visit}`);
  await task('writes down that the same patient wants to be called about a consultation', 'pointer', async (steps) => {
    await steps.press(page.getByRole('link', { name: texts.caller.again }));
    await steps.choose(field(page, texts.caller.fields.que), 'Alergología');
    await steps.choose(field(page, texts.caller.fields.llamada), texts.caller.callBack);
    await steps.press(page.getByLabel(texts.caller.agrees));
    await steps.press(button(page, texts.caller.request));
    await expect(page.getByText(texts.states.requested, { exact: true }).first()).toBeVisible();
  });
});
