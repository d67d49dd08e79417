import { isLocale, type Locale, localeOfPath } from '../i18n/locales';

/**
 * Marks a 429 that applies to every request of this client to this endpoint until Retry-After. The proxy then refuses
 * them itself, before it reads their bodies, and never forwards the header.
 */
export const LIMIT_HEADER = 'x-limit';

/** The part of an address that belongs to one client: all of an IPv4 address, the network (/64) of an IPv6 one. */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** The language of a call whose body is not read: from its query, else from the referring page (Referer). */
export function callLocale(query: URLSearchParams, page: string | null | undefined): Locale {
  const named = query.get('locale') ?? undefined;
  return isLocale(named) ? named : localeOfPath(page && URL.canParse(page) ? new URL(page).pathname : '/');
}
