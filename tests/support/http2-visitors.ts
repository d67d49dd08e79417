import http2 from 'node:http2';

export type Http2Answer = { status: number; text: string; cache: string | undefined };
export type Http2Request = { path: string; body?: unknown; headers?: Record<string, string> };

const RESPONSE_TIMEOUT_MS = 60_000; // A busy machine is slow, not broken.

/** Visitors with separate connections and addresses (127.0.3.1 and on), who use HTTP/2 and trust this certificate. */
export function http2Visitors(origin: string, certificate: Buffer, count: number) {
  const addresses = Array.from({ length: count }, (_, index) => `127.0.3.${index + 1}`);
  const sessions = new Map<string, http2.ClientHttp2Session>();
  const sessionOf = (localAddress: string): http2.ClientHttp2Session => {
    const known = sessions.get(localAddress);
    if (known && !known.closed && !known.destroyed) return known;
    const opened = http2.connect(origin, {
      ca: certificate,
      localAddress,
      family: 4,
    } as http2.SecureClientSessionOptions);
    opened.on('error', () => {}); // Open requests on it fail and report it.
    sessions.set(localAddress, opened);
    return opened;
  };
  return {
    ask: (visitor: number, { path, body, headers }: Http2Request): Promise<Http2Answer> =>
      new Promise((resolve, reject) => {
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const method = body === undefined ? 'GET' : 'POST';
        const session = sessionOf(addresses[visitor % count] ?? '');
        const request = session.request({ ':path': path, ':method': method, ...type, ...headers });
        const answer: Http2Answer = { status: 0, text: '', cache: undefined };
        request.on('response', (head) => {
          answer.status = Number(head[':status']);
          answer.cache = head['x-cache-status']?.toString();
        });
        request.setTimeout(RESPONSE_TIMEOUT_MS, () => request.destroy(new Error('no answer in time')));
        request.setEncoding('utf8').on('data', (part) => {
          answer.text += part;
        });
        request.on('error', reject).on('end', () => resolve(answer));
        request.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    close: () => {
      for (const session of sessions.values()) session.destroy();
    },
  };
}
