import type { IncomingMessage } from 'node:http';

/** The whole body of a request, counted as it comes; 'too-large' past the limit, 'broken' when the client goes away. */
export function readBody(req: IncomingMessage, limit: number): Promise<Buffer | 'too-large' | 'broken'> {
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    req.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else resolve('too-large');
    });
    req.on('end', () => resolve(Buffer.concat(parts)));
    req.on('close', () => resolve('broken'));
    req.on('error', () => resolve('broken'));
  });
}
