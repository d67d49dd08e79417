import { endpointOf } from './endpoints';

/** The first part of the address of every page but the home; a test holds the list to the folders of app/. */
const PAGES = new Set([
  ...['actualidad', 'aseguradoras', 'cita', 'clinicas', 'consentimiento-informado', 'contacto'],
  ...['derechos-datos', 'espera'],
  ...['especial-online'],
  ...['especialidades', 'forgot-password-profesional', 'mapa', 'medicos', 'no-encontrada', 'payment', 'pedir-cita'],
  ...['pedir-producto', 'portal-profesional', 'productos', 'profesionales', 'pruebas', 'registro-profesional'],
  ...['resultados-busqueda', 'upgrade-password-profesional'],
]);

/** Below these any name stands for all. */
const FAMILIES = /^\/(?:_next|api|datos|gestion|media|sitemaps)(?=\/)/;

const DEEPEST = 4;

/**
 * What kind of address a path is, without query: `/clinicas/valencia-centro` is `/clinicas/:x`, an invented one `/:x`. There
 * are few of them and nothing that a visitor typed is in them, so they may stand in logs and metrics.
 */
export function routePattern(path: string): string {
  const family = FAMILIES.exec(path)?.[0];
  if (!family && endpointOf(path)) return path;
  if (family) return family !== '/_next' && family !== '/datos' && isListed(path, family) ? path : `${family}/:x`;
  const [, ...parts] = path.split('/');
  const isTranslated = parts[0] === 'ca' || parts[0] === 'en';
  const [first = '', ...others] = isTranslated ? parts.slice(1) : parts;
  const values = others.slice(0, DEEPEST - 1).map(() => '/:x');
  const page = first === '' ? '' : `/${PAGES.has(first) ? first : ':x'}`;
  return `${isTranslated ? `/${parts[0]}` : ''}${page}${values.join('')}` || '/';
}

/** The pattern of the page in any language. */
export const withoutLanguage = (pattern: string): string => pattern.replace(/^\/(?:ca|en)(?=\/|$)/, '') || '/';

/** The paths of the list, for the test that compares it with app/. */
export const pageNames = (): string[] => [...PAGES];

const isListed = (path: string, family: string): boolean => {
  const endpoint = family === '/api' ? endpointOf(path) : null;
  return endpoint !== null && endpoint !== 'none';
};
