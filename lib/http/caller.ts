import type { Locale } from '@/lib/i18n/locales';

/** The caller of the upstream: language, address for rate limits (never logged), idempotency key of the attempt. */
export type Caller = { locale: Locale; visitorAddress: string | null; idempotencyKey?: string };

/** A caller with an idempotency key. */
export type KeyedCaller = Caller & { idempotencyKey: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The caller of a request. The address is the one the proxy trusts; an Idempotency-Key that is not a UUID is ignored.
 */
export function callerOf(headers: Headers, locale: Locale): Caller {
  const key = headers.get('idempotency-key') ?? '';
  return { locale, visitorAddress: headers.get('x-forwarded-for'), ...(UUID.test(key) && { idempotencyKey: key }) };
}
