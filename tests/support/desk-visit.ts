import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { timeCode } from '@/backend/tests/support/time-code';
import { MESSAGES } from '@/desk/src/messages/all';
import { operate } from './desk';

export const DESK = { es: MESSAGES.es.desk, ca: MESSAGES.ca.desk, en: MESSAGES.en.desk };
type DeskLanguage = keyof typeof DESK;

const STAFF_PASSWORD = 'siete nubes con acordeón';

type NewAccount = { role: 'editor' | 'reception' | 'manager'; locale?: DeskLanguage; clinic?: string };

/**
 * The place of a sign-in: the origin of the site, '' for the common one, and the operator's commands of its backend.
 */
type Place = { origin: string; operate: (args: string[]) => Promise<string> };

const COMMON: Place = { origin: '', operate };

/** Creates an account like the operator; returns its e-mail and first password. */
async function addStaff(
  { role, locale = 'es', clinic }: NewAccount,
  place = COMMON,
): Promise<{ email: string; first: string }> {
  const email = `${crypto.randomUUID().slice(0, 8)}@clinica.test`;
  const more = clinic ? ['--clinic', clinic] : [];
  const told = await place.operate([
    'staff',
    'add',
    email,
    '--role',
    role,
    '--name',
    'Pilar Gil',
    '--locale',
    locale,
    ...more,
  ]);
  return { email, first: /: ([A-Z\d-]{19})\s*$/.exec(told)?.[1] ?? '' };
}

/**
 * Signs a new account in on the screens, with a new password and the second factor. Returns its e-mail and the secret
 * of the factor.
 */
export async function signIn(
  page: Page,
  account: NewAccount,
  place = COMMON,
): Promise<{ email: string; secret: string }> {
  const { email, first } = await addStaff(account, place);
  await page.goto(`${place.origin}/gestion`);
  await page.getByRole('textbox', { name: /^(Correo|Correu|E-mail)/ }).fill(email);
  await page.getByLabel(/^(Contraseña|Contrasenya|Password)/).fill(first);
  await page.getByRole('button', { name: /^(Entrar|Entra|Sign in)$/ }).click();
  const texts = DESK[account.locale ?? 'es'];
  await page.getByLabel(texts.password.old).fill(first);
  await page.getByLabel(`${texts.password.fresh} *`, { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel(texts.password.again).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: texts.password.submit }).click();
  if (account.role === 'editor') return { email, secret: '' };
  const key = page.locator('code');
  await expect(key).toHaveText(/^[A-Z2-7 ]{16,}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(texts.secondFactor.code).fill(timeCode(secret));
  await page.getByRole('button', { name: texts.secondFactor.submit }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: texts.secondFactor.stored }).click();
  await expect(page.getByLabel(texts.find.label)).toBeVisible();
  return { email, secret };
}

/**
 * Signs a new account in by the calls of the screens, in a tenth of the time. The session belongs to the context.
 * Returns its e-mail.
 */
export async function signInByCalls(request: APIRequestContext, account: NewAccount, place = COMMON): Promise<string> {
  const { email, first } = await addStaff(account, place);
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`${place.origin}/gestion/api${path}`, { method, data });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as { secreto?: string };
  };
  await call('POST', '/sesion', { email, contrasena: first });
  await call('PUT', '/contrasena', { anterior: first, nueva: STAFF_PASSWORD });
  if (account.role === 'editor') return email;
  const { secreto = '' } = await call('POST', '/segundo-factor', {});
  await call('PUT', '/segundo-factor', { codigo: timeCode(secreto) });
  return email;
}
