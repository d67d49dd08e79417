/**
 * True for a request of our own pages. Browsers say where a request comes from in Sec-Fetch-Site, which no page can
 * forge; those that do not, or pages without TLS, send Origin. A request with neither comes from no browser
 * and carries no visitor's cookies: it is let in. `siteUrl` is the public origin, for a proxy that changes the Host.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host, origin: sentOrigin } = new URL(origin);
  return host === headers.get('host') || sentOrigin === new URL(siteUrl).origin;
}
