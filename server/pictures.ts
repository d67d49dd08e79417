import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './copy';
import { type Framework, headersOutward } from './framework';
import { Lru } from './lru';
import { matchesEtag } from './negotiate';
import { OWN_HEADERS } from './pass-on';
import type { Security } from './security-headers';

export type Pictures = {
  /** True for the address of a picture in a width. */
  has: (path: string) => boolean;
  /** Answers GET and HEAD for a path `has` knows. Rejects when the framework does not answer and no copy is at hand. */
  send: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  /** Every picture is asked for anew before it is sent again. */
  expireAll: () => void;
};

type Kept = { etag: string; head: string[]; body: Buffer; until: number };

const SIZED = /^\/media\/\d{3,4}\/(?:api|blog)\//;
const ASKED_WITH = { host: 'localhost', accept: 'image/webp' };

/** The sized pictures asked for last, in `maxBytes` of memory, so that a repeat costs what a file of the build costs. */
export function createPictures(
  framework: Framework,
  security: Security,
  { maxBytes = 16_000_000, keepMs = 600_000 } = {},
): Pictures {
  const kept = new Lru<Kept>(maxBytes);
  const underWay = new Map<string, Promise<Reply>>();
  let expiredAt = 0;

  const ask = (path: string): Promise<Reply> => {
    const asking = underWay.get(path) ?? framework.ask(path, ASKED_WITH).finally(() => underWay.delete(path));
    underWay.set(path, asking);
    return asking;
  };

  const headOf = (reply: Reply): string[] => [
    ...headersOutward(reply.headers, [...OWN_HEADERS, 'etag', 'x-content-type-options']),
    ...security.file,
    ...['Cache-Control', String(reply.headers['cache-control'] ?? 'no-store')],
  ];

  /** Null for an answer that is for this moment only: a refusal, or an original in place of what could not be made. */
  const keep = (path: string, reply: Reply): Kept | null => {
    const { etag } = reply.headers;
    if (reply.status !== 200 || !etag || !/\bpublic\b/.test(String(reply.headers['cache-control']))) return null;
    const copy = { etag, head: [...headOf(reply), 'ETag', etag], body: reply.body, until: Date.now() + keepMs };
    kept.set(path, copy, reply.body.length + path.length);
    return copy;
  };

  return {
    has: (path) => SIZED.test(path),
    expireAll: () => {
      expiredAt = Date.now();
    },
    async send(req, res, path) {
      const known = kept.get(path);
      let copy: Kept | null | undefined = known;
      if (!known || known.until < Date.now() || known.until - keepMs <= expiredAt) {
        const reply = await ask(path).catch((error: unknown) => {
          if (known) return null;
          throw error;
        });
        if (reply) copy = keep(path, reply) ?? (reply.status >= 500 ? known : null);
        if (reply && !copy) {
          kept.delete(path);
          res.writeHead(reply.status, [...headOf(reply), 'Content-Length', String(reply.body.length)]);
          res.end(req.method === 'HEAD' ? undefined : reply.body);
          return;
        }
      }
      if (!copy) return;
      if (matchesEtag(req.headers['if-none-match'], copy.etag)) {
        res.writeHead(304, copy.head.filter(isNotOfTheBody)).end();
        return;
      }
      res.writeHead(200, [...copy.head, 'Content-Length', String(copy.body.length)]);
      res.end(req.method === 'HEAD' ? undefined : copy.body);
    },
  };
}

/** Heads are flat lists of names and values. */
const isNotOfTheBody = (_: string, index: number, head: string[]): boolean =>
  head[index - (index % 2)]?.toLowerCase() !== 'content-type';
