import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskNames } from '@/tests/support/desk-names';
import { bookedVisit } from './bookings';
import { complaints } from './complaints';
import {
  button,
  call,
  DESK,
  dialog,
  goTo,
  heading,
  isRemoved,
  isShown,
  newEmail,
  newName,
  noteCalls,
  outside,
  SilentEvents,
  work,
} from './desk';
import { expectAccessible, expectToFit } from './fit';

// Typed text survives the end of a session, a reload and a change of language.

const texts = DESK.es;
const answerField = () => page.getByLabelText(texts.inbox.answer.field);
const nameField = (own = texts) => page.getByLabelText(new RegExp(`^${own.caller.fields.nombre}`));
const password = () => dialog().getByLabelText(texts.signIn.password);

/** Ends the session like half an hour without use. */
const endSession = () => call('DELETE', '/gestion/api/sesion');

/** Sends a message like the site. Returns the sender's name, which is the heading of its screen, and its address. */
async function message(): Promise<{ nombre: string; path: string }> {
  const nombre = newName();
  const data = { nombre, email: newEmail(), centromedico: '1', mensaje: 'Hola' };
  await call('POST', '/api/contactos/solicitar', data);
  type Inbox = { lineas: { id: number; nombre: string }[] };
  const { lineas } = await call<Inbox>('GET', '/gestion/api/bandejas/mensajes?filtro=nuevas');
  return { nombre, path: `/bandejas/mensajes/${lineas.find((line) => line.nombre === nombre)?.id}` };
}

/** Shows a message and waits for its heading: until then the field belongs to the previous screen. */
async function show({ nombre, path }: { nombre: string; path: string }): Promise<void> {
  goTo(path);
  await isShown(heading(nombre));
}

/** Signs in again in the dialog; `typed` is called before the last key. */
async function signInAgain(own: string, secret: string, typed = () => {}): Promise<void> {
  await password().fill(own);
  await userEvent.keyboard('{Enter}');
  await dialog()
    .getByLabelText(texts.signIn.code)
    .fill(await outside.codeOf(secret, 1));
  typed();
  await userEvent.keyboard('{Enter}');
}

it('a reply is sent once after signing in again on its screen, which is hidden until then', async () => {
  const { email, password: own, secret } = await work({ role: 'reception', isOwn: true }, '/');
  await show(await message());
  await answerField().fill('Sí, los sábados.');
  await endSession();
  await expect.element(dialog()).toHaveTextContent(texts.again.help.replace('{name}', 'Pilar Gil'));
  const field = dialog().getByLabelText(texts.signIn.email);
  await expect.element(field).toHaveValue(email);
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(password()).toHaveFocus();
  await expectAccessible();
  const backdrop = document.querySelector('.MuiDialog-root:last-of-type .MuiBackdrop-root') as Element;
  expect(getComputedStyle(backdrop).backgroundColor).toMatch(/^rgb\(/); // The screen is opaque.
  const calls = noteCalls();
  await userEvent.keyboard('{Escape}');
  await signInAgain(own, secret, () => expect(calls.filter((one) => !one.endsWith('/sesion'))).toEqual([]));
  await isRemoved(dialog());
  await expect.element(answerField()).toHaveValue('Sí, los sábados.');
  await button(texts.inbox.answer.submit).click();
  await isShown(page.getByText(`${texts.inbox.states.hecha}: ${texts.inbox.me}`));
  expect(calls.filter((one) => /^POST .*\/responder$/.test(one))).toHaveLength(1);
  complaints.length = 0; // the missing code
});

it('a call that the end of the session stopped is sent again', async () => {
  const reference = await bookedVisit(9);
  // Nothing tells the screen that the session has ended except the call itself.
  vi.stubGlobal('EventSource', SilentEvents);
  const { password: own, secret } = await work({ role: 'reception', isOwn: true }, `/reservas/${reference}`);
  await page.getByLabelText(texts.notes.field).fill('Viene en silla de ruedas.');
  await endSession();
  await button(texts.notes.submit).click();
  await signInAgain(own, secret);
  await expect.element(page.getByText('Pilar Gil: Viene en silla de ruedas.')).toHaveLength(1);
  complaints.length = 0; // The refusals.
});

it('a booking for a caller is restored after a reload, and is discarded by a press', async () => {
  await page.viewport(390, 844);
  const { reload } = await work({ role: 'reception', isOwn: true }, '/nueva?dia=2026-12-14&hora=0900');
  const calls = noteCalls();
  await nameField().fill('Aina Ferrer');
  await expect
    .poll(() => calls, { timeout: 5_000 })
    .toContainEqual(expect.stringMatching(/^PUT .*\/borradores\/nueva\//));
  await reload();
  await expect.element(nameField()).toHaveValue('Aina Ferrer');
  await expectToFit(390);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  await button(texts.unsent.discard).click();
  await expect.element(nameField()).toHaveValue('');
  await isRemoved(button(texts.unsent.discard));
  await reload();
  await expect.element(nameField()).toHaveValue('');
});

it('text typed about one person is shown only with that person, and stays there', async () => {
  await work({ role: 'reception' }, '/');
  const [first, second] = [await message(), await message()];
  await show(second);
  await expect.element(answerField()).toHaveValue('');
  await show(first);
  await answerField().fill('Para la primera.');
  await show(second);
  await expect.element(answerField()).toHaveValue('');
  history.back();
  await isShown(heading(first.nombre));
  await expect.element(answerField()).toHaveValue('Para la primera.');
});

it('typed text is restored when the screen is reopened before it was stored', async () => {
  await work({ role: 'reception' }, '/');
  const [first, second] = [await message(), await message()];
  await show(first);
  await answerField().fill('Para la primera.');
  const send = window.fetch;
  let storeNow = () => {};
  const slow = new Promise<void>((resolve) => {
    storeNow = resolve;
  });
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (given[1]?.method === 'PUT') await slow;
    return send(...given);
  });
  await show(second);
  await expect.element(answerField()).toHaveValue('');
  history.back();
  await isShown(heading(first.nombre));
  await expect.element(button(texts.inbox.answer.submit)).not.toBeInTheDocument();
  storeNow();
  await expect.element(answerField()).toHaveValue('Para la primera.');
});

it('another language changes the screen at once, keeps the typed text and is stored for the account', async () => {
  const { reload } = await work({ role: 'reception', isOwn: true }, '/nueva');
  await nameField().fill('Aina Ferrer');
  await button(`${texts.language}: Español`).click();
  await page.getByRole('menuitem', { name: 'Català' }).click();
  const catalan = DESK.ca;
  await isShown(heading(catalan.caller.title));
  await expect.element(nameField(catalan)).toHaveValue('Aina Ferrer');
  await page.getByRole('menuitem', { name: catalan.agenda.title }).click();
  await isShown(heading(catalan.agenda.title));
  const today = new Date().toLocaleDateString('ca', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  await isShown(page.getByRole('heading', { name: today }));
  await expect.element(page.getByRole('main')).not.toHaveTextContent('Timed');
  await reload();
  await isShown(button(`${catalan.language}: Català`));
  await isShown(heading(catalan.agenda.title));
});

it('text typed into a record survives a reload, and is no longer stored once saved', async () => {
  const { reload } = await work({ role: 'editor', isOwn: true }, '/contenido/centromedicos/1');
  const phone = page.getByRole('textbox', { name: deskNames('es').fields.telefono, exact: true });
  const calls = noteCalls();
  const wasStored = (method: string) =>
    expect
      .poll(() => calls, { timeout: 5_000 })
      .toContainEqual(expect.stringMatching(`^${method} .*/borradores/ficha/`));
  await phone.fill('963 000 111');
  await wasStored('PUT');
  await reload();
  await expect.element(phone).toHaveValue('963 000 111');
  await isShown(button(texts.unsent.discard));
  await button(texts.content.form.save).click();
  await isShown(page.getByText(texts.content.form.saved));
  await wasStored('DELETE');
  await reload();
  await expect.element(phone).toHaveValue('963 000 111');
  await isRemoved(button(texts.unsent.discard));
});
