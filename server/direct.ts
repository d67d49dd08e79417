import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BareRequest, bareRequest } from '@/lib/http/bare-request';
import { directEndpoints } from '@/lib/http/direct-endpoints';

/** A longer body is left to the framework. */
export const MOST_BYTES = 4_096;

/**
 * Answers a POST without the framework where its endpoint offers that; false: the framework has to. The proxy has read the
 * body and gives its length (server/serve-endpoint.ts).
 */
export function answerDirectly(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== 'POST') return false;
  const endpoint = directEndpoints().get(req.url ?? '');
  const length = Number(req.headers['content-length'] ?? 0);
  if (!endpoint || length === 0 || length > MOST_BYTES || !endpoint.isReady()) return false;
  readWhole(req)
    .then((body) => endpoint.answer(requestOf(req, body)))
    .then((response) => send(res, response))
    // The proxy answers 503 for a connection that was broken off.
    .catch(() => res.destroy());
  return true;
}

function readWhole(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => resolve(Buffer.concat(parts)));
    req.on('error', reject);
  });
}

function requestOf(req: IncomingMessage, body: Buffer): BareRequest {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  return bareRequest(`http://localhost${req.url}`, headers, body);
}

async function send(res: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].flat();
  res.writeHead(response.status, [...headers, 'content-length', `${body.length}`]).end(body);
}
