import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { securityHeaders } from '@/lib/http/security-headers';
import { chooseEncoding } from './encoding';
import { type Exchange, sendRefusal } from './exchange';
import { type Framework, headersToFramework, headersToVisitor } from './framework';

/** Pictures that are text, sitemaps, and the files of the staff's screens. */
const COMPRESSED = /^(?:image\/svg\+xml|application\/xml|text\/css|text\/javascript)/;

const NOTHING = Buffer.alloc(0);

type Forwarded = {
  open: Framework['open'];
  /** Path and query. */
  path: string;
  /** The whole body to send inward. */
  body?: Buffer;
  /** Called with the head of the response before it is sent to the visitor. */
  onHead?: (reply: IncomingMessage) => unknown;
  /** Called instead of sending a 404 page of the framework, which has no content policy yet. */
  sendNotFound?: () => Promise<void>;
};

/** Forwards a request to the framework and streams its response back. 503 when the framework does not answer. */
export async function forward(exchange: Exchange, forwarded: Forwarded): Promise<void> {
  const { open, path, body = NOTHING, onHead, sendNotFound } = forwarded;
  const { req, res, address } = exchange;
  const abort = new AbortController();
  res.on('close', () => res.writableFinished || abort.abort());
  const inward = headersToFramework(req.headers, address);
  const reply = await open(req.method ?? 'GET', path, inward, body, abort.signal).catch(() => null);
  if (!reply) return abort.signal.aborted ? undefined : sendRefusal(exchange, 503, { retryAfter: 5 });

  if (sendNotFound && isNotFoundPage(reply)) {
    reply.resume();
    return sendNotFound();
  }
  onHead?.(reply);
  await send(exchange, reply);
}

const isNotFoundPage = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 404 &&
  headers['content-type']?.startsWith('text/html') === true &&
  headers['content-security-policy'] === undefined;

async function send({ req, res, security }: Exchange, reply: IncomingMessage): Promise<void> {
  const { headers } = reply;
  const isCompressed = COMPRESSED.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  const encoding = isCompressed ? chooseEncoding(req.headers) : 'identity';
  const vary = [headers.vary, isCompressed ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ');
  const coding = encoding === 'identity' ? headers['content-encoding'] : encoding;
  const length = encoding === 'identity' ? headers['content-length'] : undefined;
  res.writeHead(reply.statusCode ?? 502, [
    ...headersToVisitor(headers),
    ...securityHeaders(headers, security, security.policy()),
    ...['Cache-Control', headers['cache-control'] ?? 'no-store'],
    ...(vary ? ['Vary', vary] : []),
    ...(coding ? ['Content-Encoding', coding] : []),
    ...(length ? ['Content-Length', length] : []),
  ]);

  if (req.method === 'HEAD') {
    reply.resume();
    res.end();
  } else if (encoding === 'br') {
    await pipeline(reply, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), res);
  } else if (encoding === 'gzip') await pipeline(reply, createGzip({ level: 5 }), res);
  else await pipeline(reply, res);
}
