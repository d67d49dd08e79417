import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { failurePage, paidPage, paymentPage, sitePath } from '#payments/page';

const FRAME = { brand: 'Salud <&> Co', siteUrl: 'https://www.example.test', locale: 'en' as const };
const payable = {
  kind: 'payable' as const,
  attempt: {
    ...{ orderCode: '0001abcdefgh', amountCents: 4500, currency: 'EUR', numcita: 'n', concept: 'PCR <nasal>' },
    locale: 'en' as const,
  },
  slot: { reference: 'AB2C-D3EF', test: 'testPCR' as const, day: '2026-12-14', initTime: '0915', clinic: 'Norte' },
  heldUntil: '10:05',
};
const bankForm = {
  action: 'https://bank.example.test:8443/pay?a=1&b=2',
  fields: { Ds_Signature: '"quoted"' },
  buttons: [{ text: 'pay' as const }],
};
const testForm = {
  action: 'prueba',
  fields: { numcita: 'n' },
  buttons: [
    { text: 'approve' as const, name: 'decision', value: 'approve' },
    { text: 'decline' as const, name: 'decision', value: 'decline' },
  ],
};
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('the payment page', () => {
  it('shows the visit, its day, clinic and price, and the end of the hold', async () => {
    const html = await paymentPage(FRAME, payable, bankForm, false).text();
    const rows = [...html.matchAll(/<div( class="total")?><dt>([^<]*)<\/dt><dd>([^<]*)<\/dd><\/div>/g)];
    expect(rows.map(([, kind, name, value]) => [kind, name, value])).toEqual([
      [undefined, 'Service', 'PCR &lt;nasal&gt;'],
      [undefined, 'Clinic', 'Norte'],
      [undefined, 'Day and time', expect.stringMatching(/^Monday,? 14 December 2026 at 09:15$/)],
      [undefined, 'Reference', 'AB2C-D3EF'],
      [' class="total"', 'Total, taxes included', '€45.00'],
    ]);
    expect(html).toMatch(/<dl>(?:<div[^>]*><dt>[^<]*<\/dt><dd>[^<]*<\/dd><\/div>){5}<\/dl>/);
    expect(html).toContain('We are keeping this time for you until 10:05.');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Pay for your appointment · Salud &lt;&amp;&gt; Co</title>');
    expect(html).toContain('<h1>Pay for your appointment</h1>');
    expect(html).toContain('<h2 id="summary">What you are paying for</h2>');
    expect(html).toContain('We never see your card details.');
    expect(html).toMatch(/<header>.*Salud &lt;&amp;&gt; Co<\/div><\/header>/);
    expect(html).not.toContain('Test environment');
  });

  it('omits an unknown clinic', async () => {
    const unknown = { ...payable, slot: { ...payable.slot, clinic: null } };
    const html = await paymentPage(FRAME, unknown, bankForm, false).text();
    expect(html.match(/<dt>/g)).toHaveLength(4);
    expect(html).not.toContain('<dt>Clinic</dt>');
    expect(html).toMatch(/<dl><div><dt>Service<\/dt><dd>[^<]*<\/dd><\/div><div>/);
  });

  it('posts the fields of the gateway to the bank, the only target that the content policy allows', async () => {
    const response = paymentPage(FRAME, payable, bankForm, false);
    const html = await response.text();
    expect(html).toContain(
      '<form method="post" action="https://bank.example.test:8443/pay?a=1&amp;b=2"><input type="hidden" name="Ds_Signature" value="&quot;quoted&quot;"><button type="submit">Continue to payment</button></form>',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const hash = (tag: string) =>
      `'sha256-${createHash('sha256')
        .update(new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '')
        .digest('base64')}'`;
    expect(policyOf(response)).toBe(
      `default-src 'none'; img-src 'self'; style-src ${hash('style')}; script-src ${hash('script')}; form-action https://bank.example.test:8443; frame-ancestors 'none'; base-uri 'none'`,
    );
  });

  it('allows a bank on the loopback address, which tests use', () => {
    const response = paymentPage(FRAME, payable, { ...bankForm, action: 'http://127.0.0.1:4000/sis' }, false);
    expect(policyOf(response)).toContain('form-action http://127.0.0.1:4000;');
  });

  it('announces a simulated payment first, and stays on the site', async () => {
    const response = paymentPage(FRAME, payable, testForm, true);
    const html = await response.text();
    expect(html).toMatch(/<main><div class="banner" role="note">.*<strong>Test environment<\/strong> This payment is/);
    expect(html).toContain('<h1>Test payment</h1>');
    expect(html).toContain('<title>Test payment · ');
    expect(html).not.toContain('We never see your card details.');
    expect(html).toContain(
      '<button type="submit" name="decision" value="approve">Approve the payment</button><button type="submit" name="decision" value="decline" class="second">Decline the payment</button>',
    );
    expect(policyOf(response)).toContain("form-action 'self' https://www.example.test;");
  });

  it.each(['es', 'ca', 'en'] as const)('has the logo of the site and every text in %s', async (locale) => {
    const html = await paymentPage({ ...FRAME, locale }, payable, bankForm, false).text();
    expect(html).toContain(`<h1>${translatorFor(locale, 'payments')('title')}</h1>`);
    const dots = [...html.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="4" fill="(#\w{6})"\/>/g)];
    expect(dots.map(([, x, y]) => `${x},${y}`).join(' ')).toBe('5,5 15,5 25,5 5,15 15,15 25,15 5,25 15,25 25,25');
    expect(html).not.toMatch(/undefined|\{\w+\}(?=<)/);
  });
});

describe('the page that replaces a payment', () => {
  it.each([
    ['lapsed', 410, 'This time is no longer reserved', 'The time to pay is over'],
    ['unknown', 404, 'We cannot find this payment', 'Check that the address is complete'],
    ['failed', 500, 'Payment is not available', 'Something went wrong on our side'],
  ] as const)('says that it is %s with status %d', async (failure, status, title, text) => {
    const response = failurePage(FRAME, failure);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<p>${text}`);
    expect(html).toContain('href="https://www.example.test/en/pedir-cita">Request an appointment</a>');
    expect(html).toContain('href="https://www.example.test/en/">Go to the home page</a>');
    expect(policyOf(response)).toContain("form-action 'none'");
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('links to the appointment when it is paid', async () => {
    const response = paidPage(FRAME, 'https://www.example.test/en/payment/ok/n?a&b');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1>This appointment is already paid</h1>');
    expect(html).toContain('There is nothing more to pay.');
    expect(html).toContain('href="https://www.example.test/en/payment/ok/n?a&amp;b">See the appointment</a>');
    expect(html).toContain('href="https://www.example.test/en/">Go to the home page</a>');
    expect(policyOf(response)).toContain("form-action 'none'");
  });
});

it('paths of the site have the prefix of their language, and no prefix in Spanish', () => {
  const { siteUrl } = FRAME;
  expect(sitePath({ siteUrl, locale: 'es' }, '/pedir-cita')).toBe('https://www.example.test/pedir-cita');
  expect(sitePath({ siteUrl, locale: 'ca' }, '/pedir-cita')).toBe('https://www.example.test/ca/pedir-cita');
});
