import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bookedVisit, freeHour } from './bookings';
import { complaints } from './complaints';
import {
  button,
  call,
  choose,
  DESK,
  dialog,
  heading,
  isRemoved,
  isShown,
  newEmail,
  newName,
  noteCalls,
  outside,
  send,
  work,
} from './desk';
import { expectAccessible } from './fit';

// The screen of a booking and its acts.

const texts = DESK.es;
const find = () => page.getByLabelText(texts.find.label);

it('a complete booking is shown, and its last notice is sent again', async () => {
  const email = newEmail();
  const reference = await bookedVisit(9, { email, emailconfirmation: email });
  await work({ role: 'reception' }, '/');
  // Only a notice that was sent can be sent again.
  const read = () => call<{ correos: { canResend: boolean }[] }>('GET', `/gestion/api/reservas/${reference}`);
  await expect.poll(async () => (await read()).correos.some(({ canResend }) => canResend)).toBe(true);
  await send(find(), reference.toLowerCase().replace('-', ' '));
  await isShown(heading('Ana Pérez Gómez'));
  for (const given of ['12345678Z', 'C/ Colón, 1', texts.reasons['1'], email])
    await isShown(page.getByRole('definition').filter({ hasText: given }).first());
  const notices = page.getByRole('listitem').filter({ hasText: email });
  await expect.element(notices).toHaveLength(1);
  await expect.element(notices).toHaveTextContent(texts.mailKinds['booking-confirmed']);
  await expectAccessible();

  await button(texts.mover.button).click();
  await isShown(dialog().getByRole('radio').first());
  await expectAccessible();
  await button(texts.back, dialog()).click();
  await isRemoved(dialog());

  await button(texts.reenviar.button).click();
  await button(texts.reenviar.submit, dialog()).click();
  await expect.element(notices).toHaveLength(2);
});

it('a year that is being typed asks for no hours of another age', async () => {
  const reference = await bookedVisit(9);
  await work({ role: 'reception' }, `/reservas/${reference}`);
  await button(texts.mover.button).click();
  await isShown(dialog().getByRole('radio').first());
  const calls = noteCalls();
  const from = dialog().getByLabelText(texts.caller.fields.desde);
  const { day } = await freeHour(10, 'testPCR');
  await from.fill(`0002${day.slice(4)}`);
  await from.fill(day);
  await expect.poll(() => calls).toContainEqual(expect.stringContaining(`huecos?fecha=${day}`));
  expect(calls.filter((one) => one.includes('huecos?fecha=0002'))).toEqual([]);
});

it('the second of two people who change one booking is told who did what, and keeps the typed text', async () => {
  const reference = await bookedVisit(9);
  await work({ role: 'reception' }, `/reservas/${reference}`);
  await button(texts.cancelar.button).click();
  const reason = dialog().getByRole('combobox', { name: texts.cancelar.reason });
  await choose(reason, texts.cancelar.reasons.doctor);

  const path = `/reservas/${reference}`;
  const { version } = await calls('GET', path);
  const { day, hhmm } = await freeHour(30, 'testPCR');
  await calls('POST', `${path}/mover`, { version, fecha: day, inicio: hhmm });

  const submit = button(texts.cancelar.submit, dialog());
  await submit.click();
  const alert = dialog().getByRole('alert');
  await expect.element(alert).toHaveTextContent(texts.refusals.bookingChanged);
  await expect.element(alert).toHaveTextContent(/Eva Pla la cambió al \S+, \d+ de /);
  await expect.element(reason).toHaveTextContent(texts.cancelar.reasons.doctor);
  await expectAccessible();
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^409 .*\/cancelar$/)]);
  await submit.click();
  await isRemoved(dialog());
  await isShown(page.getByText(texts.states.cancelled, { exact: true }).first());
});

it('a patient is found by name, telephone and e-mail, without any of it in the address', async () => {
  const nombre = newName();
  const [email, telefono] = [newEmail(), `6${String(Date.now()).slice(-8)}`];
  const reference = await bookedVisit(9, { nombre, email, emailconfirmation: email, telefono });
  await work({ role: 'reception' }, '/');
  for (const typed of [`gómez ${nombre.toLowerCase()}`, telefono, email.toUpperCase()]) {
    await send(find(), typed);
    await isShown(heading(texts.find.title));
    await isShown(page.getByRole('link', { name: reference }));
    expect(location.hash).toBe('#/buscar');
  }
  await send(find(), 'nadie');
  await isShown(page.getByText(texts.find.none));
  await expectAccessible();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});

const calls = (method: string, path: string, body?: object) =>
  outside.colleagueCalls({ role: 'manager' }, method, path, body);
