import { expect, type Page } from '@playwright/test';
import { byPointer, openPanel } from './actions';
import { form as appointmentForm, fillIn, submit } from './appointment-visit';
import { formOf, pick } from './request-visit';
import { openSearch } from './search-panel';

export type Canary = Record<'name' | 'email' | 'phone' | 'message' | 'username' | 'password', string>;

export async function fillRequest(page: Page, origin: string, { name, email, phone }: Canary): Promise<void> {
  await page.goto(`${origin}/pedir-cita`);
  await fillIn(page);
  const actions = byPointer(page);
  await actions.write(appointmentForm(page).getByLabel('Nombre y apellidos'), name);
  await actions.write(appointmentForm(page).getByLabel('Correo electrónico'), email);
  await actions.write(appointmentForm(page).getByLabel('Teléfono'), phone);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Pedir otra cita' })).toBeVisible();
}

export async function fillContact(page: Page, origin: string, { name, email, message }: Canary): Promise<void> {
  await page.goto(`${origin}/contacto`);
  await pick(page, 'Clínica', 'centr');
  const field = (label: string) => formOf(page).getByLabel(label, { exact: true });
  await field('Nombre y apellidos').fill(name);
  await field('Correo electrónico').fill(email);
  await field('Mensaje').fill(message);
  await field('He leído y acepto el tratamiento de mis datos para responder a mi mensaje.').check();
  await formOf(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Hemos recibido tu mensaje.')).toBeVisible();
}

/** Types it into the search of every page and opens the results page, whose address contains the search words. */
export async function searchFor(page: Page, origin: string, words: string): Promise<void> {
  await page.goto(origin);
  const { input } = await openSearch(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/buscador'));
  await input.fill(words);
  await answered;
  await input.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
}

/** Attempts a login that is refused. */
export async function logIn(page: Page, origin: string, { username, password }: Canary): Promise<void> {
  await page.goto(origin);
  await openPanel(page.getByRole('banner').locator('a.professional').filter({ visible: true }));
  const login = page.getByRole('dialog', { name: 'Acceso de profesionales' });
  await login.getByLabel('Correo electrónico').fill(username);
  await login.getByLabel('Contraseña', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Entrar' }).click();
  await expect(login.getByRole('alert')).toContainText('Credenciales incorrectas');
}

/** Expects no match in the browser's storage except under these names; cookies are sealed. */
export async function expectCleanStorage(page: Page, values: RegExp[], allowed: string[]): Promise<void> {
  const entries = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name, value }) => [name, value]);
  const text = [...entries, ...cookies].filter(([name = '']) => !allowed.includes(name)).join('\n');
  expect(values.flatMap((value) => value.exec(text)?.[0] ?? [])).toEqual([]);
}
