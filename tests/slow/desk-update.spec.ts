import { MESSAGES } from '@/desk/src/messages/all';
import { expect, test } from '../e2e/visit';
import { signInByCalls } from '../support/desk-visit';

// A screen that loads separately, when its file is missing: a newer build has replaced it, or the line is down.

const CALENDAR = '**/pantallas/agenda-calendar-*.js';
const today = () => new Date().toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

test('screens of an earlier version are reloaded; one that cannot be loaded says so', async ({ page, complaints }) => {
  await page.route(CALENDAR, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await signInByCalls(page.request, { role: 'reception' });
  await page.goto('/gestion');
  await expect(page.getByRole('heading', { name: today() })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('agenda-calendar');

  await page.route(CALENDAR, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText(MESSAGES.es.ra.message.error)).toBeVisible();
  complaints.length = 0;
});
