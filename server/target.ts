import { type Endpoint, endpointOf } from '@/lib/endpoints';
import { readDataAddress } from './hydration';

/** A parsed request target. */
export type Target =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  /** A file of the build or of public/. */
  | { kind: 'build-file'; path: string }
  | { kind: 'endpoint'; path: string; search: string; endpoint: Endpoint }
  /** Below /api, /media or /sitemaps, but no endpoint. */
  | { kind: 'no-endpoint'; path: string }
  /** A version of the hydration data of a page. */
  | { kind: 'hydration-data'; path: string; version: string; page: string }
  | { kind: 'page'; path: string; search: string };

const MAX_PATH = 2_048;
/** Long enough for a search of ten thousand letters, which the page cuts itself. */
const MAX_LENGTH = 12_288;

/**
 * Parses a request target. Refuses before the framework sees it: too long, not decodable, control characters,
 * backslashes, encoded separators, dot segments.
 */
export function readTarget(url: string): Target {
  if (url.length > MAX_LENGTH || !url.startsWith('/') || !isPlain(url)) return { kind: 'bad' };
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  if (path.length > MAX_PATH || !isDecodable(path)) return { kind: 'bad' };

  const normalized = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (normalized !== path) return { kind: 'redirect', location: normalized + search };
  if (path.startsWith('/_next/')) return { kind: 'build-file', path };
  const data = readDataAddress(path);
  if (data) return { kind: 'hydration-data', path, ...data };
  const endpoint = endpointOf(path);
  if (endpoint === 'none') return { kind: 'no-endpoint', path };
  return endpoint ? { kind: 'endpoint', path, search, endpoint } : { kind: 'page', path, search };
}

/** Printable ASCII without backslash or fragment: browsers encode the rest. */
const isPlain = (url: string): boolean => /^[!-~]+$/.test(url) && !/[\\#]/.test(url);

function isDecodable(path: string): boolean {
  if (/%(?:2f|5c|00)/i.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !/\p{Cc}/u.test(decoded) && !decoded.split('/').some((segment) => segment === '.' || segment === '..');
  } catch {
    return false;
  }
}
