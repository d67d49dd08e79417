import type { IncomingMessage } from 'node:http';

/**
 * The address of the visitor: the connection's, or the one the last of `trustedHops` proxies of ours wrote down in
 * X-Forwarded-For. What a visitor writes there himself is never believed. Used for limits, never logged.
 */
export function clientAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trustedHops: number): string {
  const connection = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trustedHops === 0) return connection;
  const header = [req.headers['x-forwarded-for'] ?? []].flat().join(',');
  const written = header.split(',').map((address) => address.trim());
  const chosen = written.at(-trustedHops) ?? written[0];
  return chosen || connection;
}
