import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address: the connection's, or the one that our proxies (`trustedHops` of them) added to X-Forwarded-For.
 * What the visitor sends in that header is ignored. Used for limits, never logged.
 */
export function clientAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trustedHops: number): string {
  const connection = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trustedHops === 0) return connection;
  const header = [req.headers['x-forwarded-for'] ?? []].flat().join(',');
  const written = header.split(',').map((address) => address.trim());
  const chosen = written.at(-trustedHops) ?? written[0];
  return chosen || connection;
}
