import type { Page } from '@playwright/test';
import ca from '../../messages/ca.json' with { type: 'json' };
import { hydrated } from '../support/actions';
import { freeSlot, storeWizard } from '../support/wizard';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// An hour that is held and unpaid can be paid from any page, also after its tab was closed.

const main = (page: Page) => page.getByRole('main');

test('an unfinished payment is one press away on every page, in Catalan at 320 px', async ({
  page,
  context,
  request,
}) => {
  await storeWizard(page, await freeSlot(request, 62));
  await page.goto('/ca/consentimiento-informado');
  const refusals = main(page).getByRole('radiogroup').getByRole('radio', { name: ca.Consent.no, exact: true });
  await expect(refusals).toHaveCount(2);
  for (const refusal of await refusals.all()) await refusal.check();
  await main(page).getByRole('button', { name: ca.Consent.pay }).click();
  await expect(page.getByRole('heading', { name: 'Pagament de prova' })).toBeVisible();

  const later = await context.newPage();
  const mismatches: Error[] = [];
  later.on('pageerror', (error) => mismatches.push(error));
  await later.setViewportSize({ width: 320, height: 844 });
  await page.close();
  await later.goto('/ca/clinicas/valencia-centro');
  const link = later.getByRole('navigation').getByRole('link', { name: /^Cita per pagar fins a les \d\d:\d\d$/ });
  await expect(link).toBeVisible();
  await expectAccessible(later);
  await expectNoOverflow(later, 320);
  await hydrated(main(later).getByRole('heading', { level: 1 }));
  await expect(link).toBeVisible();
  expect(mismatches).toEqual([]);
  await link.click();
  await expect(later.getByRole('heading', { name: 'Pagament de prova' })).toBeVisible();
  await later.getByRole('button', { name: 'Aprovar el pagament' }).click();
  await expect(main(later).getByRole('heading', { level: 1 })).toHaveText(ca.Payment.success);

  const asked = later.waitForResponse('**/api/citas/pendiente*');
  await later.goto('/ca/clinicas/valencia-centro');
  expect(await (await asked).json()).toEqual({});
  await expect(link).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === 'pago')).toEqual([]);
});
