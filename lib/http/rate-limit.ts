import { openStore } from '@/lib/state/open-store';
import { clientNetwork } from './endpoint-call';

export type RateLimit = {
  /** Each endpoint is counted separately. */
  name: string;
  /** Requests a client may make in a burst, and the number regained per minute. */
  perMinute: number;
};

const CLIENTS = 10_000;
const MINUTE_MS = 60_000;

/** Counts a request of a client. Returns null if allowed, else the seconds to wait. */
export async function countRequest({ name, perMinute }: RateLimit, headers: Headers): Promise<number | null> {
  const store = openStore(`rate.${name}`, CLIENTS);
  const waitMs = await store.throttle(clientOf(headers), perMinute, MINUTE_MS / perMinute);
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
}

/** The client of a request, by the address that the proxy trusts. */
export const clientOf = (headers: Headers): string => clientNetwork(headers.get('x-forwarded-for') ?? '');
