/** What a request line asks for. */
export type Target =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  /** A file of the build or of public/. */
  | { kind: 'build-file'; path: string }
  /** A handler that answers for itself: data, pictures, health. */
  | { kind: 'door'; path: string; search: string }
  | { kind: 'page'; path: string; search: string };

const MAX_PATH = 2_048;
/** A search of ten thousand letters is cut by the page that reads it, not refused here. */
const MAX_LENGTH = 12_288;
const DOORS = ['/api/', '/media/', '/salud/', '/sitemaps/', '/login_profesional_check'];

/**
 * Reads a request target. What no page, door or file can be called is refused here, before the framework sees it:
 * too long, not decodable, with control characters or backslashes, with encoded separators or dots that climb.
 */
export function readTarget(url: string): Target {
  if (url.length > MAX_LENGTH || !url.startsWith('/') || !isPlain(url)) return { kind: 'bad' };
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const search = cut < 0 ? '' : url.slice(cut);
  if (path.length > MAX_PATH || !isDecodable(path)) return { kind: 'bad' };

  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (tidy !== path) return { kind: 'redirect', location: tidy + search };
  if (path.startsWith('/_next/')) return { kind: 'build-file', path };
  if (DOORS.some((door) => path.startsWith(door))) return { kind: 'door', path, search };
  return { kind: 'page', path, search };
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

/** The language of a path, by its first segment. */
export const localeOf = (path: string): 'es' | 'ca' | 'en' => {
  const [, first] = path.split('/');
  return first === 'ca' || first === 'en' ? first : 'es';
};
