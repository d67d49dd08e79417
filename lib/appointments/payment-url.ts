import 'server-only';
import { env, siteUrl } from '@/lib/env';
import { apiBase } from '@/lib/upstream/addresses';
import { ApiError } from '@/lib/upstream/errors';

/**
 * Where the browser is sent to pay: http(s), at the upstream, at this site, or at one of PAYMENT_HOSTS. Null when the
 * answer has none. Throws 'unexpected_shape' for any other address, which is not repeated in the message.
 */
export function paymentUrlOf(sent: string | null): string | null {
  const text = sent?.trim() ?? '';
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const origins = [apiBase().href, siteUrl(), ...env().PAYMENT_HOSTS].map((address) => new URL(address).origin);
  const isTrusted = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isTrusted || !origins.includes(url.origin)) {
    throw new ApiError('unexpected_shape', 'A payment would lead to an address that is not in PAYMENT_HOSTS');
  }
  return url.href;
}
