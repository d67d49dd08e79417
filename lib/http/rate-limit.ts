import { openStore } from '@/lib/state/open-store';
import { clientNetwork } from './endpoint-call';

export type RateLimit = {
  /** Each endpoint counts for itself. */
  name: string;
  /** How many requests a client may make in a burst, and how many are given back in a minute. */
  perMinute: number;
};

const CLIENTS = 10_000;
const MINUTE_MS = 60_000;

/** Counts a request of a client. Null lets it in; a number is how many seconds to wait. */
export async function countRequest({ name, perMinute }: RateLimit, headers: Headers): Promise<number | null> {
  const store = openStore(`rate.${name}`, CLIENTS);
  const waitMs = await store.throttle(clientOf(headers), perMinute, MINUTE_MS / perMinute);
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
}

/** The client of a request, by the address that the proxy trusts. */
export const clientOf = (headers: Headers): string => clientNetwork(headers.get('x-forwarded-for') ?? '');
