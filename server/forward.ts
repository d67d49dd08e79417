import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LIMIT_HEADER } from '@/lib/http/endpoint-call';
import { chooseEncoding } from './encoding';
import { type Framework, headersInward, headersOutward } from './framework';
import { isPageData } from './next-internals/headers';
import { sendRefusal } from './refusal';
import type { Security } from './security-headers';

/** Response headers of the framework that the proxy replaces or drops. */
export const OWN_HEADERS = [
  'cache-control',
  'content-security-policy',
  'vary',
  'content-length',
  'content-encoding',
  'x-content-type-options',
  LIMIT_HEADER,
];

/** Pictures that are text, sitemaps, and the files of the staff's screens. */
const COMPRESSED = /^(?:image\/svg\+xml|application\/xml|text\/css|text\/javascript)/;

const NOTHING = Buffer.alloc(0);

type Forwarded = {
  req: IncomingMessage;
  res: ServerResponse;
  framework: Pick<Framework, 'open'>;
  security: Security;
  /** The client's address, sent inward as X-Forwarded-For. */
  address: string;
  /** Path and query. */
  path: string;
  /** The whole body, if one is to be sent inward. */
  body?: Buffer;
  /** Called with the head of the response before it is sent to the visitor. */
  onHead?: (reply: IncomingMessage) => unknown;
};

/** Forwards a request to the framework and streams its response back. 503 when the framework does not answer. */
export async function forward({
  req,
  res,
  framework,
  security,
  address,
  path,
  body,
  onHead,
}: Forwarded): Promise<void> {
  const abort = new AbortController();
  res.on('close', () => res.writableFinished || abort.abort());
  const inward = headersInward(req.headers, address);
  const { method = 'GET' } = req;
  const reply = await framework.open(method, path, inward, body ?? NOTHING, abort.signal).catch(() => null);
  if (!reply) return abort.signal.aborted ? undefined : sendRefusal({ req, res, security }, 503, { retryAfter: 5 });

  onHead?.(reply);
  await send(req, res, reply, security);
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
  const accepted = chooseEncoding(req.headers);
  const isData = isPageData(headers);
  const isCompressed = (isData || COMPRESSED.test(type)) && !headers['content-encoding'];
  const encoding = isCompressed ? accepted : 'identity';

  const head = [
    ...headersOutward(headers, OWN_HEADERS),
    ...securityHeaders(headers, security),
    ...['Content-Security-Policy', headers['content-security-policy']?.toString() ?? security.policy()],
    ...['Cache-Control', cacheControl(headers['cache-control'], isData)],
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

/**
 * The site's own, unless the response has a Referrer-Policy (payments) or Permissions-Policy (the staff's camera) of its own or
 * is a picture, which other sites may show.
 */
function securityHeaders(answered: IncomingHttpHeaders, { fixed }: Security): string[] {
  const isOverridden = (name = ''): boolean =>
    (['Referrer-Policy', 'Permissions-Policy'].includes(name) && answered[name.toLowerCase()] !== undefined) ||
    (name === 'Cross-Origin-Resource-Policy' && Boolean(answered['content-type']?.startsWith('image/')));
  return fixed.filter((_, index) => !isOverridden(fixed[index - (index % 2)]));
}

/** A shared cache must not store page data for the framework's s-maxage: the site cannot purge it there. */
function cacheControl(stated: string | undefined, isData: boolean): string {
  if (!stated) return 'no-store';
  return isData && stated.includes('s-maxage') ? 'public, max-age=0, must-revalidate' : stated;
}
