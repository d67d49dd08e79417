import sent from '@/backend/messages/ca.json' with { type: 'json' };
import { normalRequest } from '@/backend/tests/support/booking-requests';
import ca from '@/messages/ca.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { MESSAGES as APPOINTMENT, submit } from '../support/appointment-visit';
import { mailsTo } from '../support/mail-files';
import { PORTS } from '../support/ports';
import * as product from '../support/product-request-form';
import { formOf } from '../support/request-visit';
import { expect, test } from './visit';

test.use({ javaScriptEnabled: false });

test('the link to an appointment is mailed without script, and the appointment is cancelled by it', async ({
  page,
  request,
}) => {
  // Inside noscript Playwright finds elements by selectors alone.
  const said = (text: string) => page.locator('noscript p').filter({ hasText: text });
  const field = (name: string) => page.locator(`noscript input[name=${name}]`);
  const send = page.locator('noscript button', { hasText: ca.MailedLink.linkSubmit });
  const email = `sin-script-${Date.now()}@example.test`;
  const asked = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, {
    data: normalRequest({ email }),
  });
  const { referencia } = (await asked.json()) as { referencia: string };

  await page.goto('/ca');
  await page.getByRole('navigation').getByRole('link', { name: ca.OwnVisitPage.title }).first().click();
  await expect(said(ca.OwnVisitPage.noScript)).toBeVisible();
  await expect(page.getByText(ca.OwnVisit.waiting)).toBeHidden();
  await expect(said(ca.OwnVisit.linkSent)).toBeHidden();
  await field('email').fill('ana@localhost'); // valid for the browser alone
  await field('reference').fill(referencia.toLowerCase());
  await send.click();
  await expect(said(ca.OwnVisitPage.linkCheck)).toBeVisible();
  await page.goBack();
  await expect(field('reference')).toHaveValue(referencia.toLowerCase());
  await field('email').fill(email);
  await send.click();
  await expect(said(ca.OwnVisit.linkSent)).toBeVisible();
  await expect(page).toHaveURL(/\/ca\/cita#enlace-enviado$/);
  await expect(said(ca.OwnVisitPage.linkCheck)).toBeHidden();
  const links = async () =>
    (await mailsTo(email)).flatMap((mail) =>
      mail.includes(sent.mail.visitLink.asked) ? (/\/ca\/cita#\S+/.exec(mail) ?? []) : [],
    );
  await expect.poll(links, { timeout: 15_000 }).toHaveLength(1);

  const [link = ''] = await links();
  await page.goto(link);
  await expect(said(ca.OwnVisit.ofRequest.cancelled)).toBeHidden();
  await field('enlace').fill(page.url());
  await field('numero').fill('7');
  await page.locator('noscript button', { hasText: ca.OwnVisit.cancelYes }).click();
  await expect(said(ca.OwnVisit.ofRequest.cancelled)).toBeVisible();
  await expect(page).toHaveURL(/\/ca\/cita#solicitud-anulada$/);
});

test('a form page without script explains what to do, gives the telephone, and sends nothing', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, title, notice, button] of [
    ['/en/pedir-cita', 'Request an appointment', 'This form needs JavaScript', submit(page, APPOINTMENT.en)],
    [
      '/en/pedir-producto?producto=3',
      en.ProductRequestPage.title,
      'This form needs JavaScript',
      product.submit(page, product.MESSAGES.en),
    ],
    [
      '/ca/contacto',
      /./,
      'Aquest formulari necessita JavaScript',
      formOf(page).getByRole('button', { name: 'Envia el missatge' }),
    ],
    [
      '/en/derechos-datos',
      en.RightsPage.title,
      en.RightsPage.noScript,
      formOf(page).getByRole('button', { name: en.RightsForm.submit }),
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const said = page.locator('noscript p').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText(notice);
    await expect(said.getByRole('link')).toHaveAttribute('href', 'tel:+34963400900');
    await expect(button).toBeDisabled();
  }
  await expect(page.getByRole('link', { name: 'dpo@example.test' })).toBeVisible();

  await page.goto('/ca/contacto');
  await expect(page.getByRole('article', { name: 'Seu central de València' })).toContainText('46002 València');
  await expect(page.locator('a[href^="https://wa.me/"]')).toHaveCount(2);
  await page.goto('/en/pedir-producto?producto=3');
  const prices = main.getByRole('region', { name: 'Product prices' });
  await expect(prices.getByRole('listitem').filter({ hasText: '€145.00' })).toBeVisible();
  await expect(prices.locator('a[href="/en/productos/chequeo-deportivo"]')).toBeVisible();
});
