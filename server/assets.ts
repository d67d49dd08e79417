import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { compress, isText } from './compress';
import { Lru } from './lru';
import { chooseEncoding, type Encoding, matchesEtag } from './negotiate';
import type { Security } from './security-headers';

/** A folder of files served under a prefix. */
export type AssetFolder = { folder: string; prefix: string; cacheControl: string };

export type Assets = {
  has: (urlPath: string) => boolean;
  /** Answers GET and HEAD for a path `has` knows. */
  send: (req: IncomingMessage, res: ServerResponse, urlPath: string) => Promise<void>;
};

type File = {
  file: string;
  type: string;
  cacheControl: string;
  /** The build has left it compressed beside it (scripts/static-files.mjs). */
  isPacked: boolean;
};
type Ready = { etag: string; body: Buffer; head: string[]; unchangedHead: string[] };

const MAX_BYTES = 32_000_000;
const MAX_FILE = 8_000_000;
const PACKED = '.br';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** What a browser shows as a document, and may run scripts of. */
const DOCUMENT = /^(?:text\/html|image\/svg|application\/(?:xml|pdf))/;

/** Lists the folders once; each file is read and compressed when it is first asked for, and kept in memory. */
export async function loadAssets(folders: readonly AssetFolder[], security: Security): Promise<Assets> {
  const files = new Map<string, File>();
  for (const folder of folders) for (const [url, file] of await listFolder(folder)) files.set(url, file);
  const kept = new Lru<Promise<Ready>>(MAX_BYTES);

  const prepare = async ({ file, type, cacheControl, isPacked }: File, encoding: Encoding): Promise<Ready> => {
    const plain = await readFile(file);
    const body =
      isPacked && encoding === 'br' ? await readFile(file + PACKED) : await compress(plain, encoding, 'once');
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const documentHead = [...security.fixed, 'Content-Security-Policy', security.policy()];
    const unchangedHead = DOCUMENT.test(type) ? documentHead : [...security.file];
    unchangedHead.push('Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'ETag', etag);
    const head = [...unchangedHead, 'Content-Type', type, 'Content-Length', String(body.length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    return { etag, body, head, unchangedHead };
  };

  const get = (urlPath: string, file: File, encoding: Encoding): Promise<Ready> => {
    const key = `${encoding} ${urlPath}`;
    const held = kept.get(key);
    if (held) return held;
    const ready = prepare(file, encoding);
    kept.set(key, ready);
    ready.then(
      ({ body }) => kept.set(key, ready, body.length),
      () => kept.delete(key),
    );
    return ready;
  };

  return {
    has: (urlPath) => files.has(urlPath),
    async send(req, res, urlPath) {
      const file = files.get(urlPath);
      if (!file) throw new Error('asked for a file that is not listed');
      const accepted = chooseEncoding([req.headers['accept-encoding'] ?? []].flat().join(','));
      const ready = await get(urlPath, file, isText(file.type) ? accepted : 'identity');
      if (matchesEtag(req.headers['if-none-match'], ready.etag)) {
        res.writeHead(304, ready.unchangedHead).end();
        return;
      }
      res.writeHead(200, ready.head).end(req.method === 'HEAD' ? undefined : ready.body);
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
    const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    if ((await stat(file)).size > MAX_FILE) continue;
    const relative = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
    listed.push([`${prefix}/${relative}`, { file, type, cacheControl, isPacked: names.has(file + PACKED) }]);
  }
  return listed;
}
