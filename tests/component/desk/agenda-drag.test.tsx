import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bookedVisit } from './bookings';
import { button, DESK, dialog, isRemoved, isShown, newName, outside, work } from './desk';

const texts = DESK.es;

it('a visit cannot be dropped on an hour that is not free', async () => {
  await page.viewport(1366, 2000);
  const name = newName();
  const reference = await bookedVisit(12, { nombre: name });
  const { fecha } = await outside.colleagueCalls({ role: 'reception' }, 'GET', `/reservas/${reference}`);
  vi.setSystemTime(new Date(`${fecha}T09:00:00Z`));
  await work({ role: 'reception' }, '/');
  const visit = page.getByText(new RegExp(`^${name}`));
  await isShown(visit);
  vi.useRealTimers();
  const before = visit.element().getBoundingClientRect();
  await outside.dragBy(name, -11); // five minutes: no hour of a test begins then
  const [notFree = ''] = texts.caller.hourGone.split('{');
  await isShown(dialog().getByText(notFree));
  await isRemoved(dialog().getByRole('radio', { checked: true }));
  await button(texts.back, dialog()).click();
  await isRemoved(dialog());
  expect(visit.element().getBoundingClientRect()).toEqual(before);
});
