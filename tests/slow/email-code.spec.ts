import type { Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import es from '../../messages/es.json' with { type: 'json' };
import { expect, expectAccessible } from '../e2e/visit';
import { allMails } from '../support/desk';
import { PORTS } from '../support/ports';
import type { Stack } from '../support/stacks';
import { freeSlot, storeWizard } from '../support/wizard';
import { onAccounts as test } from './stacks';

// A patient who takes an unusual number of hours must first prove ownership of the e-mail.

const ORIGIN = `http://localhost:${PORTS.accounts}`;
const texts = es.Consent;

let site: Stack;

test.use({ baseURL: ORIGIN });
test.beforeAll(({ stack }) => {
  site = stack;
});

/** The codes mailed to an address, each with its subject, oldest first. */
async function codesTo(email: string): Promise<{ subject: string; code: string }[]> {
  const mails = (await allMails(site.backend.mailFolder)).filter(({ to }) => to === email);
  return mails.flatMap(({ subject, text }) => {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    return code ? [{ subject, code }] : [];
  });
}

/** Each refusal leaves a line on the console. */
const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/422/.test(line)));

async function decide(page: Page, no: string) {
  const questions = page.getByRole('main').getByRole('radiogroup');
  await expect(questions).toHaveCount(2);
  for (const question of await questions.all()) await question.getByRole('radio', { name: no, exact: true }).check();
}

test('an hour is held once the code from the mail is entered', async ({ page, request, complaints }) => {
  const email = 'aina@example.org';
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  const { slot, day, clinicId } = await freeSlot(request, 20);
  const other = { hueco: '0900', dia: day?.split('-').reverse().join('-'), centromedico: clinicId };
  const earlier = await request.post(`http://127.0.0.1:${PORTS.accounts + 1}/api/citas/solicitar`, {
    data: slotRequest({ ...other, email, emailconfirmation: email }),
  });
  expect(await earlier.json()).toMatchObject({ success: true });

  await storeWizard(page, { clinicId, day, slot, type: 'testPCR', email, emailConfirmation: email });
  await page.goto('/consentimiento-informado');
  await decide(page, texts.no);
  await main.getByRole('button', { name: texts.pay }).click();

  const code = main.getByLabel(texts.code, { exact: true });
  await expect(code).toBeFocused();
  await expect(main.getByText(email)).toHaveCount(2);
  await expect(main.getByRole('button', { name: texts.pay })).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('button', { name: texts.codeAgain }).click();
  await expect(main.getByText(texts.codeSentAgain)).toBeVisible();
  await expect(code).toBeFocused();

  await expect.poll(() => codesTo(email), { timeout: 20_000 }).toHaveLength(2);
  const [mailed] = await codesTo(email);
  expect(mailed?.subject).toContain(mailed?.code);
  const still = await request.get(
    `/api/citas/buscarhuecos?${new URLSearchParams({ centromedico: clinicId ?? '', fecha: day ?? '', prueba: 'testPCR', locale: 'es' })}`,
  );
  expect(JSON.stringify(await still.json())).toContain(`"${slot?.split('-')[0]}"`);
  await code.fill(mailed?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pagos\/pagar/);
  forgive(complaints);
});
