import type { Context } from 'hono';

/**
 * The address of the visitor, for limits and the record of a message. The last `trustedHops` of X-Forwarded-For were
 * written by machines of ours, the site being the nearest; what stands before them is the visitor's own writing. Null when
 * only this machine is seen: the site did not say for whom it asks.
 */
export function clientAddress(c: Context, trustedHops: number): string | null {
  const address = (trustedHops > 0 ? forwarded(c, trustedHops) : null) ?? connection(c);
  return address === null || isThisMachine(address) ? null : address;
}

function forwarded(c: Context, trustedHops: number): string | null {
  const written = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => bare(address));
  const chosen = written.at(-trustedHops) ?? written[0];
  return chosen && /^[0-9a-f:.]{2,45}$/.test(chosen) ? chosen : null;
}

function connection(c: Context): string | null {
  const remote: unknown = c.env?.incoming?.socket?.remoteAddress;
  return typeof remote === 'string' ? bare(remote) : null;
}

const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');

const isThisMachine = (address: string): boolean => address === '::1' || /^127\./.test(address);
