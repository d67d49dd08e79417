import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type TlsAnswer = { status: number; headers: http.IncomingHttpHeaders; text: string };

export type TlsProxy = {
  origin: string;
  ask: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<TlsAnswer>;
  close: () => Promise<void>;
};

/** For localhost only, made for the tests: openssl req -x509 -newkey ec -days 36500 (subject and name: localhost). */
const FOLDER = path.join(process.cwd(), 'tests/fixtures/tls');
const key = readFileSync(path.join(FOLDER, 'localhost.key'));
const cert = readFileSync(path.join(FOLDER, 'localhost.pem'));

/** The proxy in front of a public site: it terminates TLS and names the visitor. `ask` trusts its certificate. */
export async function startTlsProxy(sitePort: number): Promise<TlsProxy> {
  const server = https.createServer({ key, cert }, (req, res) => {
    const headers = { ...req.headers, 'x-forwarded-for': req.socket.remoteAddress ?? '' };
    const inner = http.request(
      { host: '127.0.0.1', port: sitePort, path: req.url, method: req.method, headers },
      (answer) => answer.pipe(res.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    inner.on('error', () => res.destroy());
    req.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    ask: (asked, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: 'localhost', port, path: asked, method, headers, ca: cert, family: 4 };
        const req = https.request(options, (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
        });
        req.on('error', reject).end(body);
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
