import type { APIRequestContext, Page } from '@playwright/test';
import { normalRequest } from '@/backend/tests/support/booking-app';
import { DESK, signIn } from '../support/desk-visit';
import { PORTS } from '../support/ports';
import { expect, test } from './visit';

// A visit is dragged to an hour that is not free; desk-day-manager.spec.ts confirms and overbooks hours.

const texts = DESK.es;
const CLINIC = 'valencia-centro';
/** Dermatology has an agenda in the demo. */
const SPECIALITY = '6';

type Hours = { dias: { fecha: string; horas: { inicio: string }[] }[] };

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Asks to be called, as the site does; returns the reference. */
async function requested(request: APIRequestContext, nombre: string): Promise<string> {
  const data = normalRequest({ especialidad: SPECIALITY, nombre, email: `${crypto.randomUUID()}@paciente.test` });
  const answer = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, { data });
  return ((await answer.json()) as { referencia: string }).referencia;
}

test('a visit is not dropped on an hour that is not free', async ({ page, request }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1366, height: 1600 });
  const reference = await requested(request, 'Aina Arrastrada');
  await signIn(page, { role: 'reception', clinic: CLINIC });

  await page.goto(`/gestion#/reservas/${reference}`);
  const read = page.waitForResponse((answer) => answer.url().includes(`/${reference}/huecos`));
  await button(page, texts.confirmar.button).click();
  const { dias } = (await (await read).json()) as Hours;
  const { fecha = '', horas = [] } = dias[0] ?? {};
  const inicio = horas.at(-1)?.inicio ?? '';
  await dialog(page).locator(`input[value="${fecha} ${inicio}"]`).check();
  await dialog(page).getByRole('button', { name: texts.confirmar.submit }).click();
  await expect(page.getByText(texts.done.confirmar)).toBeVisible();

  await page.goto('/gestion#/');
  const visit = page.getByText(/^Aina Arrastrada/);
  const next = button(page, texts.agenda.next);
  await expect(next).toBeVisible();
  for (let day = today(); day < fecha; day = dayAfter(day)) await next.click();
  const box = await visit.boundingBox();
  if (!box) throw new Error('The visit is not drawn.');
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 60, { steps: 8 });
  await page.mouse.up();
  const [notFree = ''] = texts.caller.hourGone.split('%{');
  await expect(dialog(page).getByText(notFree)).toBeVisible();
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: texts.back }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await visit.boundingBox()).toEqual(box);
});

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
