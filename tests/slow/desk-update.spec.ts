import { MESSAGES } from '@/desk/src/messages/all';
import { expect, test } from '../e2e/visit';
import { signInByCalls } from '../support/desk-visit';

// A screen that is fetched apart, when its file is not there: a newer build has taken its place, or the line is gone.

const CALENDAR = '**/pantallas/agenda-calendar-*.js';
const today = () => new Date().toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

test('screens of an earlier version are reloaded; one that cannot be fetched says so', async ({ page, complaints }) => {
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
