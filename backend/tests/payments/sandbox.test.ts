import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHoldExpiry } from '#payments/hold-expiry';
import { createSandbox } from '#payments/sandbox';
import { engines } from '#tests/support/backend-engines';
import { formOf, openPayingApp, type Paying } from '#tests/support/payment-app';

describe.each(engines)('a simulated payment ($name)', (engine) => {
  const provider = createSandbox();
  let test: Paying;
  beforeAll(async () => {
    test = await openPayingApp(engine, provider);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const read = async (page: string) => await (await test.app.request(page)).text();
  /** Presses a button of the page; returns where the browser goes. */
  const decide = async (page: string, decision: 'approve' | 'decline') => {
    const { fields } = formOf(await read(page));
    const answer = await test.send('/pagos/prueba', { ...fields, decision });
    return answer.headers.get('location') ?? answer.status;
  };

  it.each([
    ['es', 'Entorno de pruebas', 'PCR nasofaríngea', /45,00\s€/, 'Aprobar el pago', '/payment/ok/'],
    ['ca', 'Entorn de proves', 'PCR nasofaríngia', /45,00\s€/, 'Aprovar el pagament', '/ca/payment/ok/'],
    ['en', 'Test environment', 'Nasopharyngeal PCR', /€45\.00/, 'Approve the payment', '/en/payment/ok/'],
  ])(
    'states in %s that it is a test and what is paid, and confirms when it is approved',
    async (locale, badge, what, price, button, path) => {
      const { page, numcita } = await test.book({}, locale);
      const html = await read(page);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(badge);
      expect(html).toContain(what);
      expect(html).toMatch(price);
      expect(html).toContain(button);
      expect(html).toContain('Salud &amp; Co');
      expect(html).not.toMatch(/Ana|Pérez|12345678Z/);
      expect(await decide(page, 'approve')).toBe(`${test.site}${path}${numcita}`);
      expect(await test.statuses()).toEqual(['confirmed paid']);
      expect(await test.mails()).toEqual(['booking-confirmed', 'clinic-notice']);
    },
  );

  it('that is approved is shown as paid on its page, without a button', async () => {
    const { page, numcita } = await test.book({}, 'en');
    await decide(page, 'approve');
    const answer = await test.app.request(page);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('This appointment is already paid');
    expect(html).toContain(`href="${test.site}/en/payment/ok/${numcita}"`);
    expect(html).not.toContain('<button');
  });

  it("allows the site's icon and its one script, by the hash of the script", async () => {
    const { page } = await test.book();
    const answer = await test.app.request(page);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    expect(policy).toContain(
      `script-src 'sha256-${createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64')}';`,
    );
    expect(policy).toContain("default-src 'none'; img-src 'self';");
  });

  it('that is declined confirms nothing and can be retried', async () => {
    const { page, numcita } = await test.book();
    expect(await decide(page, 'decline')).toBe(`${test.site}/payment/ko/${numcita}`);
    expect(await test.statuses()).toEqual(['held denied']);
    expect(await decide(page, 'approve')).toBe(`${test.site}/payment/ok/${numcita}`);
    expect(await test.statuses()).toEqual(['confirmed denied', 'confirmed paid']);
  });

  it('from an outdated page leads to the new one, and counts once when it is approved twice', async () => {
    const { page, numcita } = await test.book();
    const { fields } = formOf(await read(page));
    await test.send('/pagos/prueba', { ...fields, decision: 'decline' });
    const stale = await test.send('/pagos/prueba', { ...fields, decision: 'approve' });
    expect(stale.headers.get('location')).toBe(`pagar?numcita=${numcita}`);
    await decide(page, 'approve');
    const again = await test.send('/pagos/prueba', { ...fields, decision: 'approve' });
    expect(again.headers.get('location')).toBe(`${test.site}/payment/ok/${numcita}`);
    expect(await test.mails()).toHaveLength(2);
  });

  it('is decided only by pressing a button', async () => {
    const { page, numcita } = await test.book();
    const { fields } = formOf(await read(page));
    expect((await test.send('/pagos/prueba', fields)).status).toBe(303);
    expect(await test.statuses()).toEqual(['held pending']);
    expect((await test.app.request(`/pagos/prueba?numcita=${numcita}&decision=approve`)).status).toBe(404);
  });

  it('accepts no notification from anybody else', async () => {
    await test.book();
    const [order = ''] = await test.orders();
    const attempt = {
      orderCode: order,
      amountCents: 4500,
      currency: 'EUR',
      numcita: '',
      locale: 'es' as const,
      concept: '',
    };
    const forged = createSandbox().writeNotice(attempt, 'paid');
    expect((await test.send('/pagos/aviso', forged)).status).toBe(400);
    expect((await test.send('/pagos/aviso', {})).status).toBe(400);
    const genuine = provider.writeNotice(attempt, 'denied');
    const changed = { ...genuine, notice: genuine.notice?.replace('denied', 'paid') ?? '' };
    expect((await test.send('/pagos/aviso', changed)).status).toBe(400);
    expect((await test.send('/pagos/aviso', { notice: 'x'.repeat(20_000) })).status).toBe(413);
    expect(await test.statuses()).toEqual(['held pending']);
  });

  it('has localised pages for an expired hold and for an unknown number', async () => {
    const { page, numcita } = await test.book({}, 'ca');
    const { fields } = formOf(await read(page));
    await test.lapse(numcita);
    const over = await test.app.request(page);
    expect(over.status).toBe(410);
    expect(await over.text()).toContain('Aquesta hora ja no està reservada');
    expect((await test.send('/pagos/prueba', { ...fields, decision: 'approve' })).status).toBe(410);
    for (const wrong of ['AAAAAAAAAAAAAAAAAAAAAA', '<b>', '']) {
      const path = `/pagos/pagar?numcita=${encodeURIComponent(wrong)}`;
      const unknown = await test.app.request(path, { headers: { 'Accept-Language': 'fr, en;q=0.8' } });
      expect(unknown.status).toBe(404);
      expect(await unknown.text()).toContain('We cannot find this payment');
    }
  });

  it('is closed by the sweep that releases the slot', async () => {
    const { numcita } = await test.book();
    const stop = startHoldExpiry(test.db, (error) => test.errors.push(String(error)), 20);
    await test.lapse(numcita);
    await vi.waitFor(async () => expect(await test.statuses()).toEqual(['expired expired']), 5_000);
    stop();
  });

  it('sends no referrer to other sites and is never cached', async () => {
    const { page } = await test.book();
    const { headers } = await test.app.request(page);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:\d+; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is not requested for a free slot or a call request', async () => {
    await test.db.query('update schedule set price_cents = 0 where test = $1', ['testAntigenos']);
    const post = (body: Record<string, unknown>) => test.book(body).catch(() => 'no address');
    expect(await post({ tipo: 'testAntigenos', hueco: '0900-0915' })).toBe('no address');
    expect(await post({ nopagar: true })).toBe('no address');
    await test.db.query('update schedule set price_cents = 2900 where test = $1', ['testAntigenos']);
    expect(await test.orders()).toEqual([]);
  });
});

describe.each(engines)('a payment page on $name', (engine) => {
  it('reports a database failure', async () => {
    const test = await openPayingApp(engine, createSandbox());
    const { page } = await test.book();
    await test.db.script('drop table payment cascade');
    const broken = await test.app.request(page, { headers: { 'Accept-Language': 'ca' } });
    expect(broken.status).toBe(500);
    expect(await broken.text()).toContain('El pagament no està disponible');
    expect(test.errors).toHaveLength(1);
    await test.close();
  });
});
