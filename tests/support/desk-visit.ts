import { expect, type Page } from '@playwright/test';
import { timeCode } from '@/backend/tests/support/time-code';
import ca from '@/desk/src/messages/ca.json' with { type: 'json' };
import en from '@/desk/src/messages/en.json' with { type: 'json' };
import es from '@/desk/src/messages/es.json' with { type: 'json' };
import { operate } from './desk';

export const DESK = { es: es.desk, ca: ca.desk, en: en.desk };
type DeskLanguage = keyof typeof DESK;

const STAFF_PASSWORD = 'siete nubes con acordeón';

type NewAccount = { role: 'editor' | 'reception' | 'manager'; locale?: DeskLanguage; clinic?: string };

/** Makes an account as the operator does; answers its e-mail and first password. */
export async function addStaff({ role, locale = 'es', clinic }: NewAccount): Promise<{ email: string; first: string }> {
  const email = `${crypto.randomUUID().slice(0, 8)}@clinica.test`;
  const more = clinic ? ['--clinic', clinic] : [];
  const told = await operate([
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

/** Signs a new account in by the screens: credentials, a password of its own, the second factor. Answers its secret. */
export async function signIn(page: Page, account: NewAccount): Promise<{ email: string; secret: string }> {
  const { email, first } = await addStaff(account);
  await page.goto('/gestion');
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
