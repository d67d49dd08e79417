import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Security } from '@/lib/http/security-headers';
import { chooseEncoding, compress, type Encoding, isText, matchesEtag } from './encoding';
import { type Pair, sendBody } from './exchange';
import mediaTypes from './media-types.json';

/** A folder of files served under a prefix. */
export type AssetFolder = { folder: string; prefix: string; cacheControl: string };

export type Assets = {
  has: (urlPath: string) => boolean;
  /** Responds to GET and HEAD for a path `has` knows. */
  send: (pair: Pair, urlPath: string) => Promise<void>;
};

type File = {
  file: string;
  type: string;
  cacheControl: string;
  /** The build has written a brotli file beside it (scripts/static-files.mjs). */
  isPacked: boolean;
};
type Wanted = { file: File; encoding: Encoding };
type Ready = { etag: string; body: Buffer; head: string[] };

const MAX_BYTES = 32_000_000;
const MAX_FILE = 8_000_000;
const PACKED = '.br';
const TYPES = new Map(Object.entries(mediaTypes));

/** Types that a browser shows as a document, and whose scripts it may run. */
const DOCUMENT = /^(?:text\/html|image\/svg|application\/(?:xml|pdf))/;

/** Lists the folders once; a file is read and compressed at its first request, and cached. */
export async function loadAssets(folders: readonly AssetFolder[], security: Security): Promise<Assets> {
  const files = new Map<string, File>();
  for (const folder of folders) for (const [url, file] of await listFolder(folder)) files.set(url, file);
  const prepare = async ({ file: { file, type, cacheControl, isPacked }, encoding }: Wanted): Promise<Ready> => {
    const plain = await readFile(file);
    const body = isPacked && encoding === 'br' ? await readFile(file + PACKED) : await compress(plain, encoding);
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const shared = DOCUMENT.test(type) ? security.withPolicy : security.file;
    return { etag, body, head: [...shared, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'ETag', etag] };
  };

  const cache = new LRUCache<string, Ready, Wanted>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
    ignoreFetchAbort: true, // a file being read may be evicted for another
    fetchMethod: (_key, _stale, { context }) => prepare(context),
  });

  return {
    has: (urlPath) => files.has(urlPath),
    async send({ req, res }, urlPath) {
      const file = files.get(urlPath);
      if (!file) throw new Error('the file is not listed');
      const encoding = isText(file.type) ? chooseEncoding(req.headers) : 'identity';
      const { etag, body, head } = await cache.forceFetch(`${encoding} ${urlPath}`, { context: { file, encoding } });
      if (matchesEtag(req.headers['if-none-match'], etag)) res.writeHead(304, head).end();
      else sendBody({ req, res }, 200, [...head, 'Content-Type', file.type], body, encoding);
    },
  };
}

async function listFolder({ folder, prefix, cacheControl }: AssetFolder): Promise<[string, File][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile());
  const names = new Set(found.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)));
  const listed: [string, File][] = [];
  for (const file of names) {
    if (file.endsWith(PACKED) && names.has(file.slice(0, -PACKED.length))) continue;
    const type = TYPES.get(path.extname(file).toLowerCase()) ?? 'application/octet-stream';
    if ((await stat(file)).size > MAX_FILE) continue;
    const relative = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
    listed.push([`${prefix}/${relative}`, { file, type, cacheControl, isPacked: names.has(file + PACKED) }]);
  }
  return listed;
}
