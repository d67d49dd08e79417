import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Reply } from './copy';

/** What the front asks of the framework behind it. */
export type Framework = {
  /** A whole answer. Rejects when it is late, broken off or larger than a document can be. */
  ask: (path: string, headers: OutgoingHttpHeaders) => Promise<Reply>;
  /** An answer as it comes, for bodies that are passed on. Rejects when there is none. */
  open: (
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    signal: AbortSignal,
  ) => Promise<IncomingMessage>;
  close: () => void;
};

const MAX_DOCUMENT = 8_000_000;

/** How long is waited for an answer, in milliseconds: a crawler can wait longer than a visitor. */
const DEADLINES = { page: 20_000, part: 30_000, crawlerText: 120_000 };

/** The sitemaps are made of whole lists, which a slow upstream gives in a thousand parts. */
const CRAWLER_TEXT = /^\/(?:[\w.-]+|sitemaps\/[\w.-]+)\.(?:xml|txt)$/;

/** Speaks to the framework's own listener on this machine; connections are kept. */
export function connectFramework(port: number, deadlines = DEADLINES): Framework {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32 });
  const base = { host: '127.0.0.1', port, agent };

  const ask: Framework['ask'] = (path, headers) =>
    new Promise((resolve, reject) => {
      const req = http.request({ ...base, path, headers });
      const deadlineMs = CRAWLER_TEXT.test(path) ? deadlines.crawlerText : deadlines.page;
      const timer = setTimeout(() => req.destroy(new Error('the page took too long')), deadlineMs);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      req.on('error', fail);
      req.on('response', (res) => {
        const parts: Buffer[] = [];
        let size = 0;
        res.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size > MAX_DOCUMENT) req.destroy(new Error('the page is too large'));
        });
        res.on('error', fail);
        res.on('end', () => {
          clearTimeout(timer);
          resolve({ status: res.statusCode ?? 502, headers: res.headers, body: Buffer.concat(parts, size) });
        });
      });
      req.end();
    });

  const open: Framework['open'] = (method, path, headers, body, signal) =>
    new Promise((resolve, reject) => {
      const length = body.length > 0 ? { 'content-length': body.length } : {};
      const timeout = CRAWLER_TEXT.test(path) ? deadlines.crawlerText : deadlines.part;
      const req = http.request({ ...base, method, path, headers: { ...headers, ...length }, signal, timeout });
      req.on('timeout', () => req.destroy(new Error('the answer took too long')));
      req.on('error', reject);
      req.on('response', resolve);
      req.end(body);
    });

  return { ask, open, close: () => agent.destroy() };
}

/** Headers of one hop, and those with which a visitor could speak to the framework's insides. */
const DROPPED_INWARD =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|content-length|accept-encoding|forwarded|x-forwarded-.*|x-real-ip|x-(?:middleware|nextjs|next|invoke|matched|now|prerender|vercel)-.*|next-(?:resume|action).*)$/;

/** The visitor's headers as the framework gets them; X-Forwarded-For is exactly the address the front believes. */
export function headersInward(headers: IncomingHttpHeaders, address: string): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) if (!DROPPED_INWARD.test(name)) kept[name] = value;
  kept['x-forwarded-for'] = address;
  return kept;
}

const DROPPED_OUTWARD =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|date|x-powered-by|refresh|x-middleware-.*|x-nextjs-(?:cache|prerender|matched-path))$/;

/** The framework's headers as the visitor gets them, flat; `without` names those the front writes itself. */
export function headersOutward(headers: IncomingHttpHeaders, without: readonly string[]): string[] {
  const kept: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED_OUTWARD.test(name) || without.includes(name)) continue;
    for (const one of [value].flat()) kept.push(name, one);
  }
  return kept;
}
