import { LRUCache } from 'lru-cache';
import type { Security } from '@/lib/http/security-headers';
import { matchesEtag } from './encoding';
import { type Pair, sendBody } from './exchange';
import { type Framework, headersToVisitor, type Reply } from './framework';

type Picture = Reply & { head: string[]; at: number };

const SIZED = /^\/media\/\d{3,4}\/(?:api|web|blog|otros)\//;
const REQUEST_HEADERS = { host: 'localhost', accept: 'image/webp' };

/** Caches the most recently requested sized pictures in `maxBytes` of memory for `ttlMs`. */
export function createPictures(
  framework: Pick<Framework, 'ask'>,
  security: Security,
  { maxBytes = 16_000_000, ttlMs = 600_000 } = {},
) {
  const cache = new LRUCache<string, Picture>({ maxSize: maxBytes });
  const running = new Map<string, Promise<Reply>>();
  let expiredAt = 0;

  const ask = (path: string): Promise<Reply> => {
    const asking = running.get(path) ?? framework.ask(path, REQUEST_HEADERS).finally(() => running.delete(path));
    running.set(path, asking);
    return asking;
  };

  /** Returns the framework's picture, or the cached one while it fails. */
  async function renew(path: string, known: Picture | undefined): Promise<Picture> {
    const reply = await ask(path).catch((error: unknown) => {
      if (!known) throw error;
      return known;
    });
    if (known && (reply === known || reply.status >= 500)) return known;
    const picture = { ...reply, head: headOf(reply, security), at: performance.now() };
    if (isCacheable(reply)) cache.set(path, picture, { size: reply.body.length + path.length });
    else cache.delete(path);
    return picture;
  }

  return {
    /** True for the address of a picture in a width. */
    has: (path: string): boolean => SIZED.test(path),
    /** Every picture must be requested again before it is sent again. */
    expireAll: (): void => {
      expiredAt = performance.now();
    },
    /**
     * Responds to GET and HEAD for a path `has` accepts. Rejects if the framework does not answer and nothing is
     * cached.
     */
    async send({ req, res }: Pair, path: string): Promise<void> {
      const known = cache.get(path);
      const isFresh = known && known.at + ttlMs >= performance.now() && known.at > expiredAt;
      const { status, headers, head, body } = isFresh ? known : await renew(path, known);
      const isHeld = status === 200 && headers.etag && matchesEtag(req.headers['if-none-match'], headers.etag);
      if (isHeld) res.writeHead(304, head).end();
      else sendBody({ req, res }, status, [...head, 'Content-Type', headers['content-type'] ?? ''], body);
    },
  };
}

/** False for errors, and for an original that replaces a failed resize. */
const isCacheable = ({ status, headers }: Reply): boolean =>
  status === 200 && headers.etag !== undefined && /\bpublic\b/.test(headers['cache-control'] ?? '');

/** The headers of a picture, without the headers of its body. */
const headOf = ({ headers }: Reply, security: Security): string[] => [
  ...headersToVisitor(headers, ['content-type']),
  ...security.file,
  ...['Cache-Control', headers['cache-control'] ?? 'no-store'],
];
