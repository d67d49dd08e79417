import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { createSecurity } from '@/lib/http/security-headers';
import { renderUnavailable } from '@/lib/http/small-page';
import { connectFramework } from '@/server/framework';
import { createLimitedServer, LIMITS, type Limits } from '@/server/listen';
import { type CachingProxyOptions, createCachingProxy } from '@/server/proxy';

export const security = createSecurity({ siteUrl: 'https://clinica.example', paymentHosts: ['https://pagos.example'] });

/** Headers of a page that the framework caches. */
export const CACHEABLE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=30',
  'x-nextjs-cache': 'HIT',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** Milliseconds. */
const DEADLINES_OF_TESTS = { page: 2_000, part: 2_000, crawlerText: 4_000 };

/** The proxy on a real socket before a stub of the framework; `seen` are the requests that reached it. */
export async function startProxy(
  handler: RequestListener,
  options: Partial<CachingProxyOptions> = {},
  limits: Partial<Limits> = {},
) {
  const seen: IncomingMessage[] = [];
  const inner = http.createServer((req, res) => {
    seen.push(req);
    handler(req, res);
  });
  const framework = connectFramework(await listen(inner), DEADLINES_OF_TESTS);
  closing.push(framework.close);
  const proxy = createCachingProxy({
    framework,
    security,
    assets: { has: () => false, send: async () => {} },
    renderUnavailable: (path) => renderUnavailable(path, { brand: 'Clínica de prueba', phone: '963 400 900' }),
    trustedHops: 0,
    ...options,
  });
  const server = createLimitedServer(proxy.listener, security, { ...LIMITS, ...limits });
  const port = await listen(server);
  return {
    ...proxy,
    framework,
    seen,
    inner,
    server,
    port,
    get: (path: string, init: Asked = {}) => ask(port, path, init),
  };
}

export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
export type Answered = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string };

/** One request as written: without redirects and decompression. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const req = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('error', reject);
      res.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString() });
      });
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** Writes these bytes on a connection and returns all bytes received until it is closed. */
export function converse(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      received += part.toString();
    });
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}

/** A promise that a test resolves: the moment at which a stub may respond. */
export function latch(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
