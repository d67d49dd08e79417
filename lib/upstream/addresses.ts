import 'server-only';
import { env, siteUrl } from '@/lib/env';

let base: { text: string; url: URL } | null = null;

/** Address of the API, without trailing slash: API_URL, else the embedded backend on this machine. Read-only. */
export function apiBase(): Readonly<URL> {
  const { API_URL, BACKEND_PORT } = env();
  const text = (API_URL ?? `http://127.0.0.1:${BACKEND_PORT}`).replace(/\/+$/, '');
  if (base?.text !== text) base = { text, url: new URL(text) };
  return base.url;
}

const basePath = (base: Readonly<URL>): string => base.pathname.replace(/\/+$/, '');
/** Paths that URL parsing leaves unchanged. */
const PLAIN_IRI = /^\/api(?:\/[\w-]+)+$/;

/** The full address of a path of the API such as '/api/paginas?urlseo=home'. */
export function apiUrl(path: string): URL {
  const base = apiBase();
  return new URL(`${base.origin}${basePath(base)}${path}`);
}

/**
 * The path to follow for an IRI of a record: '/api/…' with its query, also when given as an absolute address of the
 * API. Null for anything else, so that a record cannot point at another host.
 */
export function iriPath(iri: unknown): string | null {
  if (typeof iri !== 'string' || !/^(?:\/(?!\/)|https?:\/\/)/.test(iri)) return null;
  const base = apiBase();
  if (PLAIN_IRI.test(iri) && base.pathname === '/') return iri; // nearly all, and ten thousand of a large catalogue
  const url = URL.canParse(iri, base.href) ? new URL(iri, base.href) : null;
  if (!url || url.origin !== base.origin || /%2f|%5c|%00|\\/i.test(url.pathname)) return null;
  const prefix = basePath(base);
  const path = prefix && url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname;
  return path.startsWith('/api/') ? path + url.search : null;
}

/** Outside the media folder only file names of pictures are requested, and no API paths. */
const PICTURE_FILE = /^(?!api\/).+\.(?:avif|gif|jpe?g|png|webp)$/i;

/**
 * The address of a picture on this site: /media/api/… (the upstream's media folder), /media/web/… (the rest of it),
 * /media/blog/… or /media/otros/host/… (PICTURE_HOSTS). `base` is what a relative address is relative to. Null for any
 * other address: the content policy would refuse it, and an internal address must not be published.
 */
export function pictureUrl(address: unknown, base: Readonly<URL>, blogUrl: string | null = null): string | null {
  if (typeof address !== 'string' || address.trim() === '' || !URL.canParse(address.trim(), base.href)) return null;
  const url = new URL(address.trim(), base.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const api = apiBase();
  const ours = under(url, `${api.origin}${basePath(api)}/media/`);
  if (ours) return `/media/api/${ours}`;
  const posted = blogUrl ? under(url, `${blogUrl.replace(/\/+$/, '')}/wp-content/uploads/`) : null;
  if (posted) return `/media/blog/${posted}`;
  const other = under(url, `${api.origin}/`);
  if (other && PICTURE_FILE.test(other)) return `/media/web/${other}`;
  if (url.origin === new URL(siteUrl()).origin) return url.pathname;
  return env().PICTURE_HOSTS.includes(url.origin) ? `/media/otros/${url.host}${url.pathname}` : null;
}

/** Source address of '/media/web/…' or '/media/otros/…' at the upstream or a host of PICTURE_HOSTS; null if unknown. */
export function pictureSource(folder: string, file: string): URL | null {
  if (folder === 'web') return PICTURE_FILE.test(file) ? new URL(`${apiBase().origin}/${file}`) : null;
  const [, host = '', path = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
  const origin = env().PICTURE_HOSTS.find((known) => new URL(known).host === decodeURIComponent(host));
  return origin && path ? new URL(`${origin}/${path}`) : null;
}

function under(url: URL, folder: string): string | null {
  const start = new URL(folder);
  if (url.host !== start.host || !url.pathname.startsWith(start.pathname)) return null;
  return url.pathname.slice(start.pathname.length) || null;
}

/** False for an address on this machine (the embedded blog), which a visitor cannot open. */
export const isPublic = (url: string): boolean => !/^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
