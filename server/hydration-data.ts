import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyIn, chooseEncoding, type Effort, type Packed, pack } from './encoding';

/** What a document for everybody is hydrated with, apart from it: fetched when the framework is first needed (docs/decisions/0146). */
export type HydrationData = { version: string; bytes: number; packed: Packed };

const PREFIX = '/datos/';
const ADDRESS = /^\/datos\/([\w-]{16})(\/[^<]*)?$/;
const HEADERS = [
  ...['Content-Type', 'text/plain; charset=utf-8'],
  ...['Cache-Control', 'public, max-age=31536000, immutable'],
  ...['Vary', 'Accept-Encoding', 'X-Robots-Tag', 'noindex'],
];

/** Names the data of a document by the rest of it: data of another render fits any document that is otherwise the same. */
export const versionOf = (document: string): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 16);

/** Where the data of a page is; null for a path that cannot stand in a script element as it is. */
export function dataAddress(version: string, path: string): string | null {
  const address = `${PREFIX}${version}${path === '/' ? '' : path}`;
  return ADDRESS.test(address) ? address : null;
}

/** The version and page of an address of `dataAddress`; null for any other. */
export function readDataAddress(address: string): { version: string; page: string } | null {
  const [, version, page = '/'] = ADDRESS.exec(address) ?? [];
  return version === undefined ? null : { version, page };
}

/** Compresses the data once for all requests. */
export async function makeHydrationData(version: string, text: string, effort: Effort): Promise<HydrationData> {
  const packed = await pack(Buffer.from(text), effort);
  return { version, packed, bytes: packed.br.length + packed.gzip.length };
}

/** Sends the data; any cache may keep it for ever, as its address names its content. */
export function sendHydrationData(
  req: IncomingMessage,
  res: ServerResponse,
  { packed }: HydrationData,
  fixed: readonly string[],
): void {
  const encoding = chooseEncoding(req.headers);
  const body = bodyIn(packed, encoding);
  const head = [...fixed, ...HEADERS, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  res.writeHead(200, head).end(req.method === 'HEAD' ? undefined : body);
}
