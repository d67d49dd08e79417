import { describe, expect, it, vi } from 'vitest';
import { GET, POST } from '@/app/api/pagos/[paso]/route';
import { apiUpstream } from '@/tests/support/api-upstream';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) => {
    const { default: messages } = await import(`@/messages/${locale}.json`);
    return (key: string) => messages[namespace][key];
  },
}));

const upstream = apiUpstream();

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const context = (paso: string) => ({ params: Promise.resolve({ paso }) });
const get = (step: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://site.example.test/api/pagos/${step}`, { headers }), context(step.split('?')[0] ?? ''));
const post = (step: string, body: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=b' };
  return POST(
    new Request(`http://site.example.test/api/pagos/${step}`, { method: 'POST', headers, body }),
    context(step),
  );
};

describe('/api/pagos', () => {
  it('shows the page of the backend with its own policy, without cookies either way', async () => {
    upstream.answer = (_request, response) =>
      response.writeHead(410, { ...HEADERS, 'set-cookie': 'a=b', server: 'x' }).end('<h1>Página</h1>');
    const answer = await get('pagar?numcita=abc', { 'Accept-Language': 'ca', cookie: 'a=b' });
    expect([answer.status, await answer.text()]).toEqual([410, '<h1>Página</h1>']);
    expect(Object.fromEntries(answer.headers)).toEqual(HEADERS);
    expect(upstream.calls).toEqual(['GET /pagos/pagar?numcita=abc']);
    expect(upstream.headers[0]).toMatchObject({ 'accept-language': 'ca' });
    expect(upstream.headers[0]).not.toHaveProperty('cookie');
  });

  it('forwards a notification unchanged and leaves a redirect to the browser', async () => {
    const read = new Promise<string>((resolve) => {
      upstream.answer = async (request, response) => {
        let body = '';
        for await (const part of request) body += part;
        response.writeHead(303, { location: 'http://elsewhere.example.test/payment/ok/x' }).end();
        resolve(body);
      };
    });
    const answer = await post('aviso', 'Ds_Signature=a%2Bb%3D&Ds_MerchantParameters=x');
    expect(await read).toBe('Ds_Signature=a%2Bb%3D&Ds_MerchantParameters=x');
    expect(upstream.headers[0]).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'http://elsewhere.example.test/payment/ok/x',
    ]);
  });

  it('has no other steps and accepts no large bodies', async () => {
    expect((await get('aviso')).status).toBe(404);
    expect((await get('..')).status).toBe(404);
    expect((await get('toString')).status).toBe(404);
    expect((await post('pagar', 'a=b')).status).toBe(404);
    expect((await post('aviso', 'x'.repeat(20_000))).status).toBe(413);
    expect(upstream.calls).toEqual([]);
  });

  it('reports a failure in three languages, so that the bank retries', async () => {
    upstream.answer = (request) => request.socket.destroy();
    const answer = await post('aviso', 'a=b');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(await answer.text()).toMatch(/^El pago no .+\n\nEl pagament no .+\n\nPayment is not .+\n$/);
  });
});
