import { once } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Reports the faults of a page to the proxy: WebKit's driver has no log, and Firefox's has no policy violations.
 * A function, so that it is type-checked; it is sent as text and uses nothing from outside.
 */
function reportToProxy(): void {
  document.currentScript?.remove();
  const tell = (text: string) => navigator.sendBeacon('/__complaint', `${location.pathname} ${text}`);
  let isLeft = false;
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) => {
      const source = target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
      if (!source) return tell(`error: ${message} ${filename}:${lineno}`);
      // Requests that a page abandons while it is being left are no faults: the page is about to go, or the proxy knows
      // about the abort.
      setTimeout(() => !isLeft && tell(`not loaded: ${source}`), 1_000);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejection: ${reason?.stack || reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    if (!blockedURI.includes('/__complaint')) tell(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      tell(`console: ${words.map(String).join(' ').slice(0, 400)}`);
      write.apply(console, words);
    };
  }
}

export type ListeningProxy = { port: number; close: () => void };

const NOT_LOADED = ' not loaded: ';

/**
 * A forward proxy that inserts a script of the page's own origin before all others and receives its reports; it also
 * records every response from 400 on. Only this machine can be reached through it.
 */
export async function startListeningProxy(hear: (complaint: string) => void): Promise<ListeningProxy> {
  const aborted = new Set<string>();
  const server = http.createServer((request, response) => {
    const { hostname, port, pathname, search } = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (pathname === '/__complaint.js') {
      response.setHeader('content-type', 'text/javascript').end(`(${reportToProxy})()`);
    } else if (pathname === '/__complaint') {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        if (text && !aborted.has(text.split(NOT_LOADED)[1] ?? '')) hear(text);
        response.writeHead(204).end();
      });
    } else if (['localhost', '127.0.0.1'].includes(hostname)) {
      const path = pathname + search;
      response.on('close', () => (response.writableFinished ? aborted.delete(path) : aborted.add(path)));
      forward(request, response, { hostname, port, path }, hear);
    } else response.writeHead(502).end();
  });
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

type Address = { hostname: string; port: string; path: string };

function forward(request: IncomingMessage, response: ServerResponse, address: Address, hear: (text: string) => void) {
  const headers: OutgoingHttpHeaders = { ...request.headers, 'accept-encoding': 'identity' };
  delete headers['proxy-connection'];
  const outgoing = http.request({ ...address, agent: false, method: request.method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (status >= 400) hear(`${status} ${request.method} ${address.path}`);
    if (request.method === 'GET' && answer.headers['content-type']?.includes('text/html')) withScript(answer, response);
    else answer.pipe(response.writeHead(status, answer.headers));
  });
  outgoing.on('error', (error) => {
    if (!request.destroyed) hear(`${error.message}: ${address.path}`);
    response.destroy();
  });
  request.pipe(outgoing);
}

async function withScript(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const html = Buffer.concat(parts).toString();
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(html.replace(/<head[^>]*>/, '$&<script src="/__complaint.js"></script>'));
}
