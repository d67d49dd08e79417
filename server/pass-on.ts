import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { clientAddress } from './client-address';
import { type Framework, headersInward, headersOutward } from './framework';
import { chooseEncoding } from './negotiate';
import { readBody } from './read-body';
import type { Security } from './security-headers';

export const MAX_BODY = 1_000_000;

/** Headers the front writes itself on what it passes on. */
export const OWN_HEADERS = ['cache-control', 'content-security-policy', 'vary', 'content-length', 'content-encoding'];

type Passed = {
  req: IncomingMessage;
  res: ServerResponse;
  framework: Framework;
  security: Security;
  trustedHops: number;
  /** Path and query. */
  path: string;
  /** Hears the status before the visitor does. */
  onHead?: (status: number) => unknown;
};

/**
 * Hands a request to a handler of the framework and its answer back, as it comes: the browser's doors, pictures, and the
 * data the router asks for. The body is counted first: 413 past 1 MB. 503 when the framework does not answer.
 */
export async function passOn({ req, res, framework, security, trustedHops, path, onHead }: Passed): Promise<void> {
  const plain = (status: number, more: string[] = []): void => {
    const head = [
      ...security.fixed,
      'Content-Security-Policy',
      security.policy(),
      'Cache-Control',
      'no-store',
      ...more,
    ];
    res.writeHead(status, [...head, 'Content-Length', '0']).end();
  };

  const body = await readBody(req, MAX_BODY);
  if (body === 'broken') return;
  if (body === 'too-large') {
    letGoAfterAnswer(req, res);
    return plain(413, ['Connection', 'close']);
  }

  const gone = new AbortController();
  res.on('close', () => res.writableFinished || gone.abort());
  const inward = headersInward(req.headers, clientAddress(req, trustedHops));
  const reply = await framework.open(req.method ?? 'GET', path, inward, body, gone.signal).catch(() => null);
  if (!reply) return gone.signal.aborted ? undefined : plain(503, ['Retry-After', '5']);

  const status = reply.statusCode ?? 502;
  onHead?.(status);
  await send(req, res, reply, security);
}

/** The client may still be sending: what it sends is thrown away for a moment, so that it gets to read the answer. */
function letGoAfterAnswer(req: IncomingMessage, res: ServerResponse): void {
  req.resume();
  res.on('finish', () => setTimeout(() => req.socket.destroy(), 500).unref());
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  reply: IncomingMessage,
  security: Security,
): Promise<void> {
  const { headers } = reply;
  const status = reply.statusCode ?? 502;
  const type = headers['content-type'] ?? '';
  const accepted = chooseEncoding([req.headers['accept-encoding'] ?? []].flat().join(','));
  const isFlight = type.startsWith('text/x-component');
  const isCompressed =
    (isFlight || type.startsWith('image/svg+xml') || type.startsWith('application/xml')) &&
    !headers['content-encoding'];
  const encoding = isCompressed ? accepted : 'identity';

  const head = [
    ...headersOutward(headers, OWN_HEADERS),
    ...security.fixed.filter((_, index, fixed) => !isAnswered(headers, fixed[index - (index % 2)])),
    ...['Content-Security-Policy', headers['content-security-policy']?.toString() ?? security.policy()],
    ...['Cache-Control', cacheControl(headers['cache-control'], isFlight)],
  ];
  const vary = [headers.vary, isCompressed ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ');
  if (vary) head.push('Vary', vary);
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  else if (headers['content-encoding']) head.push('Content-Encoding', headers['content-encoding']);
  if (encoding === 'identity' && headers['content-length']) head.push('Content-Length', headers['content-length']);
  res.writeHead(status, head);

  if (req.method === 'HEAD') {
    reply.resume();
    res.end();
  } else if (encoding === 'br') {
    await pipeline(reply, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), res);
  } else if (encoding === 'gzip') await pipeline(reply, createGzip({ level: 5 }), res);
  else await pipeline(reply, res);
}

/** A page of a payment is stricter about its address than the site (no-referrer): it keeps its word. */
const isAnswered = (headers: IncomingHttpHeaders, name = ''): boolean =>
  name === 'Referrer-Policy' && headers['referrer-policy'] !== undefined;

/** The router's data follows the page: a cache that cannot be emptied must not keep it (the framework says s-maxage). */
function cacheControl(stated: string | undefined, isFlight: boolean): string {
  if (!stated) return 'no-store';
  return isFlight && stated.includes('s-maxage') ? 'public, max-age=0, must-revalidate' : stated;
}
