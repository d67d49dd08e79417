import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedCache } from '@/lib/state/bounded-cache';
import type { Reply } from './cached-response';
import { matchesEtag } from './encoding';
import { OWN_HEADERS } from './forward';
import { type Framework, headersOutward } from './framework';
import type { Security } from './security-headers';

export type Pictures = {
  /** True for the address of a picture in a width. */
  has: (path: string) => boolean;
  /** Answers GET and HEAD for a path `has` accepts. Rejects when the framework does not answer and nothing is cached. */
  send: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  /** Every picture must be requested again before it is sent again. */
  expireAll: () => void;
};

type Entry = { etag: string; head: string[]; body: Buffer; until: number };

const SIZED = /^\/media\/\d{3,4}\/(?:api|web|blog|otros)\//;
const REQUEST_HEADERS = { host: 'localhost', accept: 'image/webp' };

/** Caches the most recently requested sized pictures in `maxBytes` of memory for `ttlMs`. */
export function createPictures(
  framework: Framework,
  security: Security,
  { maxBytes = 16_000_000, ttlMs = 600_000 } = {},
): Pictures {
  const cache = boundedCache<Entry>(maxBytes);
  const running = new Map<string, Promise<Reply>>();
  let expiredAt = 0;

  const ask = (path: string): Promise<Reply> => {
    const asking = running.get(path) ?? framework.ask(path, REQUEST_HEADERS).finally(() => running.delete(path));
    running.set(path, asking);
    return asking;
  };

  /** Null for a response that must not be cached: an error, or an original in place of a failed resize. */
  const store = (path: string, reply: Reply): Entry | null => {
    const { etag } = reply.headers;
    if (reply.status !== 200 || !etag || !/\bpublic\b/.test(String(reply.headers['cache-control']))) return null;
    const entry = {
      etag,
      head: [...headOf(reply, security), 'ETag', etag],
      body: reply.body,
      until: performance.now() + ttlMs,
    };
    cache.set(path, entry, { size: reply.body.length + path.length });
    return entry;
  };

  return {
    has: (path) => SIZED.test(path),
    expireAll: () => {
      expiredAt = performance.now();
    },
    async send(req, res, path) {
      const known = cache.get(path);
      let entry: Entry | null | undefined = known;
      if (!known || known.until < performance.now() || known.until - ttlMs <= expiredAt) {
        const reply = await ask(path).catch((error: unknown) => {
          if (known) return null;
          throw error;
        });
        if (reply) entry = store(path, reply) ?? (reply.status >= 500 ? known : null);
        if (reply && !entry) {
          cache.delete(path);
          res.writeHead(reply.status, [...headOf(reply, security), 'Content-Length', String(reply.body.length)]);
          res.end(req.method === 'HEAD' ? undefined : reply.body);
          return;
        }
      }
      if (!entry) return;
      if (matchesEtag(req.headers['if-none-match'], entry.etag)) {
        res.writeHead(304, entry.head.filter(isNotOfTheBody)).end();
        return;
      }
      res.writeHead(200, [...entry.head, 'Content-Length', String(entry.body.length)]);
      res.end(req.method === 'HEAD' ? undefined : entry.body);
    },
  };
}

/** Heads are flat lists of names and values. */
const isNotOfTheBody = (_: string, index: number, head: string[]): boolean =>
  head[index - (index % 2)]?.toLowerCase() !== 'content-type';

const headOf = (reply: Reply, security: Security): string[] => [
  ...headersOutward(reply.headers, [...OWN_HEADERS, 'etag', 'x-content-type-options']),
  ...security.file,
  ...['Cache-Control', String(reply.headers['cache-control'] ?? 'no-store')],
];
