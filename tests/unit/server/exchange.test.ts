import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendRefusal } from '@/server/exchange';
import { security } from './support';

let server: http.Server | undefined;

afterEach(() => new Promise((resolve) => server?.close(resolve) ?? resolve(undefined)));

/** A client that keeps sending its body in parts, whatever the response: how its connection ended. */
function sendSlowly(port: number, forMs: number): Promise<{ text: string; error?: string }> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let text = '';
    let error: string | undefined;
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n');
      const parts = setInterval(() => {
        if (performance.now() - startedAt > forMs) socket.end();
        else socket.write(Buffer.alloc(50_000));
      }, 10);
      socket.on('close', () => clearInterval(parts));
    });
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      error = code;
    });
    socket.on('close', () => resolve({ text, error }));
  });
}

const listening = async (): Promise<number> => {
  server = http.createServer((req, res) => sendRefusal({ req, res, security }, 413, { error: 'too_large' }));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

it('lets a client that is still sending read the response before the connection is closed', async () => {
  const port = await listening();
  const ends = await Promise.all(Array.from({ length: 20 }, () => sendSlowly(port, 250)));
  for (const { text, error } of ends) {
    expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*"too_large"/);
    expect(error).toBeUndefined();
  }
});

it('stops listening to a client that does not stop', async () => {
  const { text } = await sendSlowly(await listening(), Number.POSITIVE_INFINITY);
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
});
