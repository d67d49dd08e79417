import { DESK, ENDPOINTS, endpointPaths, endpointRoot, PAGES } from '@/lib/routes';

/** The first part of the address of every page but the home. */
const NAMES = new Set(Object.keys(PAGES).flatMap((path) => /^\/([a-z][a-z-]*)/.exec(path)?.[1] ?? []));
const NAMED_ENDPOINTS = new Set(endpointPaths());

/** Below these folders one pattern stands for every other name. */
const FOLDERS = Object.keys(ENDPOINTS).flatMap((path) => (path.includes('[') ? endpointRoot(path) : []));
const FAMILIES = ['/_next/', '/datos/', `${DESK}/`, ...FOLDERS];

const DEEPEST = 4;

/**
 * What kind of address a path is, without query: `/clinicas/valencia-centro` is `/clinicas/:x`, an invented one `/:x`. There
 * are few of them and nothing that a visitor typed is in them, so they may stand in logs and metrics.
 */
export function routePattern(path: string): string {
  if (NAMED_ENDPOINTS.has(path)) return path;
  const family = FAMILIES.find((folder) => path.startsWith(folder));
  if (family) return `${family}:x`;
  const [, ...parts] = path.split('/');
  const isTranslated = parts[0] === 'ca' || parts[0] === 'en';
  const [first = '', ...others] = isTranslated ? parts.slice(1) : parts;
  const values = others.slice(0, DEEPEST - 1).map(() => '/:x');
  const page = first === '' ? '' : `/${NAMES.has(first) ? first : ':x'}`;
  return `${isTranslated ? `/${parts[0]}` : ''}${page}${values.join('')}` || '/';
}

/** The pattern of the page in any language. */
export const withoutLanguage = (pattern: string): string => pattern.replace(/^\/(?:ca|en)(?=\/|$)/, '') || '/';
