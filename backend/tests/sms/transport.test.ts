import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { MailRefused } from '#mail/transport';
import { openSmsTransport } from '#sms/transport';

const SMS = { id: '<1@clinica.example>', to: '+34600000000', text: 'Recordatorio: tu cita es el martes.' };
const NEVER = new AbortController().signal;
let close: (() => void) | undefined;
afterEach(() => close?.());

/** A provider that replies with a status, or never when it is null. */
async function providerOf(status: number | null) {
  const requests: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { requests, transport: openSmsTransport(`http://127.0.0.1:${port}/sms`, 'a-token') };
}

it('posts number and text with the token, under the same key at each attempt', async () => {
  const { requests, transport } = await providerOf(202);
  await transport.send(SMS, NEVER);
  await transport.send(SMS, NEVER);
  expect(requests).toHaveLength(2);
  for (const { headers, body } of requests) {
    expect(headers).toMatchObject({ authorization: 'Bearer a-token', 'idempotency-key': SMS.id });
    expect(JSON.parse(body)).toEqual({ to: SMS.to, text: SMS.text });
  }
});

it.each([400, 404, 422])('fails permanently on %i', async (status) => {
  const { transport } = await providerOf(status);
  await expect(transport.send(SMS, NEVER)).rejects.toBeInstanceOf(MailRefused);
});

it.each([302, 401, 429, 500, 503])('retries after %i', async (status) => {
  const { requests, transport } = await providerOf(status);
  const error = await transport.send(SMS, NEVER).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(requests).toHaveLength(1);
});

it('respects its timeout', async () => {
  const { transport } = await providerOf(null);
  await expect(transport.send(SMS, AbortSignal.timeout(50))).rejects.toThrow();
});
