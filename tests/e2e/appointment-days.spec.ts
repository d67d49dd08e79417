import type { Page } from '@playwright/test';
import { normalRequest } from '@/backend/tests/support/booking-app';
import { byPointer } from '../support/actions';
import { aBooking, aCallBack } from '../support/appointment';
import { checkAndSend, endpoint, fillIn, form, submit } from '../support/appointment-visit';
import { chooseSlot, field, openCovid } from '../support/covid-visit';
import { PORTS } from '../support/ports';
import { expect, expectAccessible, test } from './visit';

const summary = (page: Page) => page.getByRole('main').getByRole('region', { name: /campo/ });

for (const [typed, problem] of [
  ['31/02/2030', /dd\/mm\/aaaa/],
  ['mañana', /dd\/mm\/aaaa/],
  ['01/01/2020', /La fecha ya ha pasado/],
] as const) {
  test(`a request with the day ${typed} is not sent, and the field says why`, async ({ page }) => {
    const sent = await endpoint(page, { status: 200, json: { ok: true } });
    await page.goto('/pedir-cita');
    await fillIn(page);
    await field(page, /^Fecha/).fill(typed);
    await submit(page).click();
    await expect(summary(page).getByRole('link', { name: problem })).toBeVisible();
    await expect(field(page, /^Fecha/)).toHaveAccessibleDescription(problem);
    await expect(field(page, /^Fecha/)).toHaveValue(typed);
    expect(sent).toEqual([]);
    await expectAccessible(page);
    await field(page, /^Fecha/).fill('');
    await checkAndSend(page);
    await expect(form(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
}

test('the endpoint of the site and the backend refuse such days by their field', async ({ request }) => {
  for (const [day, problem] of [
    ['2030-02-31', 'dayInvalid'],
    ['mañana', 'dayInvalid'],
    ['2020-01-01', 'dayPast'],
  ] as const) {
    for (const draft of [aCallBack({ day }), aBooking({ day })]) {
      const answer = await request.post('/api/citas/solicitar', {
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        data: { locale: 'es', draft, consent: { research: '0', notifications: '0', paysOnline: true } },
      });
      expect(answer.status()).toBe(422);
      expect((await answer.json()).fields).toMatchObject({ day: problem });
    }
    const behind = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, {
      data: normalRequest({ especialidad: '1', dia: day }),
    });
    expect(behind.status()).toBe(422);
    expect((await behind.json()).violations).toMatchObject([{ propertyPath: 'dia' }]);
  }
});

test('a clinic without the chosen speciality is refused by the name of its field', async ({ request }) => {
  const { catalogue } = await (await request.get('/api/citas/asistente?locale=es')).json();
  const specialityId: string = catalogue.specialities[0].id;
  const answer = await request.post('/api/citas/solicitar', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { locale: 'es', draft: aCallBack({ specialityId, clinicId: '999' }) },
  });
  expect(answer.status()).toBe(422);
  expect((await answer.json()).fields).toEqual({ clinicId: 'clinicMissing' });
});

test('the price is on each test before an hour is chosen, and COVID mode promises no call', async ({ page }) => {
  await openCovid(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reserva tu test de COVID-19');
  await expect(main.getByText(/te llamamos/i)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Reserva tu test de COVID-19/);
  await expect(form(page).getByText('Elige la clínica y verás aquí el precio de cada test.')).toBeVisible();
  await byPointer(page).choose(form(page).getByRole('combobox', { name: 'Clínica' }), 'centr');
  await expect(form(page).getByRole('radio', { name: 'PCR nasofaríngea' })).toHaveAccessibleDescription(/59,00\s€/);
  await expect(form(page).getByRole('radio', { name: 'Test de antígenos' })).toHaveAccessibleDescription(
    /^\d+,\d\d\s€ · /,
  );
  await chooseSlot(page);
  await form(page).locator('.tick input').first().uncheck();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pedir cita');
  await expect(page).toHaveTitle(/^(?!Reserva)/);
});
