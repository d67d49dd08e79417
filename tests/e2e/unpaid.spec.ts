import type { Page } from '@playwright/test';
import ca from '../../messages/ca.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { hydrated } from '../support/actions';
import { freeSlot, storeWizard } from '../support/wizard';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// An hour that is held and not paid yet can be paid from any page, also when its tab was closed.

const VISITS = [
  {
    messages: es,
    prefix: '',
    width: 320,
    days: 62,
    line: /^Cita por pagar hasta las \d\d:\d\d$/,
    pay: 'Pago de prueba',
    approve: 'Aprobar el pago',
  },
  {
    messages: ca,
    prefix: '/ca',
    width: 390,
    days: 69,
    line: /^Cita per pagar fins a les \d\d:\d\d$/,
    pay: 'Pagament de prova',
    approve: 'Aprovar el pagament',
  },
  {
    messages: en,
    prefix: '/en',
    width: 1280,
    days: 76,
    line: /^Appointment to pay by \d\d:\d\d$/,
    pay: 'Test payment',
    approve: 'Approve the payment',
  },
];

const main = (page: Page) => page.getByRole('main');

test('the payment that was left is one press away on every page, in every language', async ({ context, request }) => {
  for (const { messages, prefix, width, days, line, pay, approve } of VISITS) {
    const page = await context.newPage();
    await storeWizard(page, await freeSlot(request, days));
    await page.goto(`${prefix}/consentimiento-informado`);
    const refusals = main(page).getByRole('radiogroup').getByRole('radio', { name: messages.Consent.no, exact: true });
    await expect(refusals).toHaveCount(2);
    for (const refusal of await refusals.all()) await refusal.check();
    await main(page).getByRole('button', { name: messages.Consent.pay }).click();
    await expect(page.getByRole('heading', { name: pay })).toBeVisible();

    const later = await context.newPage();
    const mismatches: Error[] = [];
    later.on('pageerror', (error) => mismatches.push(error));
    await later.setViewportSize({ width, height: 844 });
    await page.close();
    await later.goto(`${prefix}/clinicas/valencia-centro`);
    const link = later.getByRole('navigation').getByRole('link', { name: line });
    await expect(link).toBeVisible();
    if (prefix === '') await expectAccessible(later);
    await expectNoOverflow(later, width);
    await hydrated(main(later).getByRole('heading', { level: 1 }));
    await expect(link).toBeVisible();
    expect(mismatches).toEqual([]);
    await link.click();
    await expect(later.getByRole('heading', { name: pay })).toBeVisible();
    await later.getByRole('button', { name: approve }).click();
    await expect(main(later).getByRole('heading', { level: 1 })).toHaveText(messages.Payment.success);

    const asked = later.waitForResponse('**/api/citas/pendiente*');
    await later.goto(`${prefix}/clinicas/valencia-centro`);
    expect(await (await asked).json()).toEqual({});
    await expect(link).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === 'pago')).toEqual([]);
    await later.close();
  }
});
