import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/endpoints';
import { LIMITS } from '@/server/listen';
import { CACHEABLE, converse, startProxy } from './support';

const SECURITY = /^Strict-Transport-Security: .*\r\nContent-Security-Policy: /m;

describe('a connection', () => {
  it('is refused with 431 and the security headers when the head passes 16 kB', async () => {
    const { port } = await startProxy((_, res) => res.end());
    const received = await converse(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`);

    expect(received).toMatch(/^HTTP\/1\.1 431 /);
    expect(received).toMatch(SECURITY);
  });

  it('accepts a head of 15 kB', async () => {
    const { port } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end('ok'));
    const head = `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'a'.repeat(15_000)}\r\n\r\n`;

    expect(await converse(port, head)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('gets 400 with the security headers for a request that is not HTTP', async () => {
    const { port } = await startProxy((_, res) => res.end());
    const received = await converse(port, 'hello\r\n\r\n');

    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(SECURITY);
  });

  it('gets 400 with the security headers for a request without Host', async () => {
    const { port, seen } = await startProxy((_, res) => res.end());
    const received = await converse(port, 'GET / HTTP/1.1\r\n\r\n');

    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(SECURITY);
    expect(seen).toHaveLength(0);
  });

  it('cannot become a tunnel', async () => {
    const { port } = await startProxy((_, res) => res.end());

    const received = await converse(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1\.1 405 /);
    expect(received).toMatch(SECURITY);
  });

  it('is closed with 408 when the head is late', async () => {
    const { port } = await startProxy((_, res) => res.end(), {}, { headersMs: 50 });

    expect(await converse(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed when the body is late', async () => {
    const { port, seen } = await startProxy((_, res) => res.end(), {}, { headersMs: 50, requestMs: 80 });
    const received = await converse(
      port,
      'POST /api/buscador HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\nabc',
    );

    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(seen).toHaveLength(0);
  });

  it('stays open while the slowest body of the route table may arrive', () => {
    const deadlines = Object.values(ENDPOINTS).flatMap((endpoint) => endpoint?.body?.deadlineMs ?? []);
    expect(LIMITS.requestMs).toBeGreaterThan(Math.max(...deadlines));
  });

  it('is closed when the client does not read the response', async () => {
    const large = Buffer.alloc(20_000_000, 'x');
    const limits = { slowMs: 40, slowestBytesPerSecond: 1_000_000_000 };
    const { port, server } = await startProxy((_, res) => res.end(large), {}, limits);
    const cut = new Promise<void>((resolve) => {
      server.on('connection', (accepted) => accepted.on('close', () => resolve()));
    });
    const socket = net.connect(port, '127.0.0.1', () => socket.write('GET /media/x HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.on('error', () => {}).pause();

    await expect(cut).resolves.toBeUndefined();
    socket.destroy();
  });

  it('stays open while the client slowly reads a long response', async () => {
    const large = Buffer.alloc(3_000_000, 'x');
    const { get } = await startProxy((_, res) => res.end(large), {}, { slowMs: 40 });

    expect((await get('/media/x')).body).toHaveLength(3_000_000);
  });
});
