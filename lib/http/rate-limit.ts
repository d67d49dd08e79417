import { processState } from '../api/process-state';

export type RateLimit = {
  /** Each door counts for itself. */
  name: string;
  /** How many requests a client may make in a burst, and how many are given back in a minute. */
  perMinute: number;
};

const MOST_CLIENTS = 10_000;
const MINUTE_MS = 60_000;

type Bucket = { left: number; at: number };

/** Counts a request of a client. Null lets it in; a number is how many seconds to wait. Counted in this process. */
export function countRequest({ name, perMinute }: RateLimit, headers: Headers, now = Date.now()): number | null {
  const buckets = processState(`rate.${name}`, () => new Map<string, Bucket>());
  const client = clientOf(headers);
  const bucket = buckets.get(client) ?? { left: perMinute, at: now };
  const left = Math.min(perMinute, bucket.left + ((now - bucket.at) * perMinute) / MINUTE_MS);
  buckets.delete(client); // put back at the end: the first is then the one that was away longest
  buckets.set(client, { left: left < 1 ? left : left - 1, at: now });
  const oldest = buckets.keys().next().value;
  if (buckets.size > MOST_CLIENTS && oldest !== undefined) buckets.delete(oldest);
  return left < 1 ? Math.ceil(((1 - left) * MINUTE_MS) / perMinute / 1000) : null;
}

/** The front writes the address it believes; of an IPv6 address the network (/64) counts, which one client holds. */
export function clientOf(headers: Headers): string {
  const address = headers.get('x-forwarded-for') ?? '';
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
