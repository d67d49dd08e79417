import type { Context } from 'hono';

/**
 * Returns the visitor's address, for limits and the record of a message. The last `trustedHops` entries of
 * X-Forwarded-For were written by our machines, the nearest being the site; earlier entries are the visitor's own. Null
 * when only this machine is visible: the site did not pass an address on.
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
