import { POST_PART } from '@clinic/contract/address-parts';
import { TOKEN, VISIT_SECRET } from './domain/mailed-links';
import { type Endpoint, FORM, NOTICE, ofDesk, open, PROFESSIONAL, reads, takes } from './endpoint-kinds';
import { CLINIC_FIELDS, DOCTOR_FIELDS, LETTER_FIELDS, PRICE_FIELDS } from './i18n/directory-address';
import { SHOP_FIELDS } from './i18n/shop-address';

export type { BodyMemory, BodyRule, Endpoint } from './endpoint-kinds';

// Every route of app/, once (tests/unit/lib/routes.test.ts): pages, caches, crawlers' files and endpoints read this table.

/** A page below app/[locale], by its folder. Public unless `kind` says otherwise: one document for all visitors. */
type Page = {
  /** `query`: rendered for its query, without visitor data. `private`: rendered for one visitor. */
  kind?: 'query' | 'private';
  /** Query fields of a list that has a `filtrar` folder: with one of them the middleware renders that page. */
  filter?: {
    fields: readonly string[];
    /** An empty field counts too: a shop form submitted without a choice shows a message (M72). */
    countsEmpty?: boolean;
  };
  /** `alone`: the page is prefetched, not prerendered, and its links are not prefetched. Private pages are `never`. */
  prefetch?: 'alone' | 'never';
  /**
   * Search engines index a page as its record says, unless it is `noindex` or `nofollow` (which implies noindex).
   * Sitemaps list it even without a record (`always`) or omit it (`unlisted`).
   */
  index?: 'always' | 'unlisted' | 'noindex' | 'nofollow';
  /** The page of mailed links: the shape of the secret after the #. */
  fragment?: RegExp;
  /** The page is framed by another one, shows a third-party map, and has its own content policy. */
  isMapFrame?: true;
  /** Possible paths besides the usual slugs (lib/i18n/page-address.ts). */
  shape?: RegExp;
};

/** The result of a payment, and the number of a booking in base64url. */
export const PAYMENT = /^\/payment\/([\p{L}\p{N}._~-]{1,64})((?:\/[\w.-]{1,64})?)$/u;

/** The slug of a post: up to WordPress's length, with any character that it percent-encodes. */
const POST = new RegExp(`^/actualidad/${POST_PART}$`, 'u');

const { page: _, ...doctorFilter } = DOCTOR_FIELDS;

export const PAGES: Readonly<Record<string, Page>> = {
  '/': { index: 'always' },
  '/[...pagina]': {},
  '/actualidad': { index: 'always' },
  '/actualidad/[slug]': { shape: POST },
  '/actualidad/feed.xml': { shape: /^\/actualidad\/feed\.xml$/ },
  '/actualidad/pagina/[numero]': {},
  '/aseguradoras': {},
  '/cita': { prefetch: 'never', index: 'noindex', fragment: VISIT_SECRET },
  '/clinicas': { filter: { fields: Object.values(CLINIC_FIELDS) }, index: 'always' },
  '/clinicas/[urlseo]': {},
  '/clinicas/centros-asociados': { index: 'always' },
  '/clinicas/centros-asociados/pagina/[numero]': {},
  '/clinicas/pagina/[numero]': {},
  '/consentimiento-informado': { prefetch: 'never', index: 'noindex' },
  '/consentimiento-informado/[numcita]': {
    kind: 'private',
    index: 'noindex',
    shape: /^\/consentimiento-informado\/[\w.-]{1,64}$/u,
  },
  '/contacto': { prefetch: 'alone' },
  '/derechos-datos': { prefetch: 'alone', index: 'always' },
  '/especial-online': { filter: { fields: Object.values(SHOP_FIELDS), countsEmpty: true }, index: 'noindex' },
  '/especialidades': { filter: { fields: [LETTER_FIELDS.service] }, index: 'always' },
  '/especialidades/[urlseo]': {},
  '/especialidades/[urlseo]/[region]': {},
  '/especialidades/pagina/[numero]': {},
  '/espera': { prefetch: 'never', index: 'noindex', fragment: VISIT_SECRET },
  '/forgot-password-profesional': { prefetch: 'never', index: 'unlisted' },
  '/mapa/[urlseo]': { prefetch: 'never', index: 'nofollow', isMapFrame: true },
  '/medicos': { filter: { fields: Object.values(doctorFilter) }, index: 'always' },
  '/medicos/[slug]': {},
  '/medicos/pagina/[numero]': {},
  '/no-encontrada': { index: 'noindex' },
  '/payment/[id]/[[...numcita]]': { kind: 'private', index: 'noindex', shape: PAYMENT },
  '/pedir-cita': { prefetch: 'never' },
  '/pedir-producto': { prefetch: 'never', index: 'nofollow' },
  '/portal-profesional': { kind: 'private', index: 'unlisted' },
  '/precios': { filter: { fields: [PRICE_FIELDS.text] }, index: 'always' },
  '/precios/pagina/[numero]': {},
  '/productos/[urlseo]': {},
  '/profesionales/nueva-contrasena': { prefetch: 'never', index: 'noindex', fragment: TOKEN },
  '/pruebas': { filter: { fields: Object.values(LETTER_FIELDS) }, index: 'always' },
  '/pruebas/[urlseo]': {},
  '/pruebas/pagina/[numero]': {},
  '/registro-profesional': { prefetch: 'never' },
  '/resultados-busqueda': { kind: 'query', index: 'noindex' },
  '/upgrade-password-profesional': { kind: 'private', index: 'unlisted' },
  '/vista-previa': { kind: 'private', index: 'noindex' },
  '/vista-previa/salir': { kind: 'private', index: 'noindex' },
};

/** Texts for crawlers, which the proxy caches like pages. */
export const TEXTS: readonly string[] = ['/.well-known/security.txt', '/llms.txt', '/robots.txt', '/sitemap.xml'];

/** The area of the staff, which the backend serves. */
export const DESK = '/gestion';
/** True for an address of the staff's area. */
export const isDesk = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`);

/** Route handlers by folder; null: the handler returns 404 for every path that no other line matches. */
export const ENDPOINTS: Readonly<Record<string, Endpoint | null>> = {
  '/api/[...ruta]': null,
  '/api/buscador': { ...FORM, methods: ['GET', 'POST'] },
  '/api/citas/asistente': reads,
  '/api/citas/buscarhuecos': reads,
  '/api/citas/calendario': reads,
  '/api/citas/comprobar': reads,
  '/api/citas/consulta': reads,
  '/api/citas/enlace': takes(2_048),
  '/api/citas/espera': takes(2_048),
  '/api/citas/espera/enlace': takes(2_048),
  '/api/citas/espera/entrada': takes(1_024),
  '/api/citas/espera/salir': takes(1_024),
  '/api/citas/liberar': takes(1_024),
  '/api/citas/pendiente': reads,
  '/api/citas/precios': reads,
  '/api/citas/propia': takes(1_024),
  '/api/citas/proximos': reads,
  '/api/citas/solicitar': FORM,
  '/api/clinicas': reads,
  '/api/contactos/solicitar': FORM,
  '/api/cookies': reads,
  '/api/derechos/solicitar': FORM,
  '/api/opciones': { ...takes(2_048), methods: ['GET', 'POST'] },
  // app/api/pagos/[paso]
  '/api/pagos/aviso': NOTICE,
  '/api/pagos/pagar': reads,
  '/api/pagos/prueba': NOTICE,
  '/api/profesional/sesion': { methods: ['GET', 'DELETE'] },
  '/api/profesional/textos': reads,
  '/api/profesionales/checkfirsttime': PROFESSIONAL,
  '/api/profesionales/forgotpassword': PROFESSIONAL,
  '/api/profesionales/misdatos': PROFESSIONAL,
  '/api/profesionales/resetpassword': PROFESSIONAL,
  '/api/profesionales/solicitarprofesional': PROFESSIONAL,
  '/api/profesionales/upgradepassword': PROFESSIONAL,
  '/api/profesionals/register': PROFESSIONAL,
  '/api/reservas/solicitar': FORM,
  '/api/revalidate': takes(65_536, /^/),
  // The staff's area: the backend defines the calls and their permissions.
  [DESK]: reads,
  [`${DESK}/[...ruta]`]: ofDesk.call,
  [`${DESK}/api/eventos`]: { ...reads, isStream: true },
  [`${DESK}/catalogo/[[...ruta]]`]: ofDesk.record,
  [`${DESK}/catalogo/media_objects/[[...ruta]]`]: ofDesk.picture,
  '/login_profesional_check': takes(8_192),
  '/media/[...ruta]': open,
  '/media/tarjetas/[...ruta]': open,
  '/salud/listo': open,
  '/salud/vivo': open,
  '/sitemaps/[...archivo]': { ...open, rest: /^[a-z-]+(?:-\d+)?\.xml$/ },
};

/** Static folders sort before parameters, matching Next. */
const ROWS = Object.entries(PAGES)
  .flatMap(([folder, page]) => [
    [folder, page] as const,
    ...(page.filter ? [[`${folder}/filtrar`, { kind: 'query' } as Page] as const] : []),
  ])
  .map(([folder, page]) => ({ key: folder.replaceAll('[', '~'), folder, path: pathsOf(folder), page }))
  .sort((one, other) => (one.key < other.key ? -1 : 1));

/** The paths of a folder with parameters. */
function pathsOf(folder: string): RegExp {
  const segments = folder.split('/').slice(1);
  const source = segments.map((name) => {
    if (name.startsWith('[[')) return '(?:/.+)?';
    if (name.startsWith('[')) return name.startsWith('[...') ? '/.+' : '/[^/]+';
    return `/${name.replaceAll('.', '\\.')}`;
  });
  return new RegExp(`^${source.join('')}$`);
}

function rowOf(publicPath: string) {
  const path = publicPath.replace(/^\/(?:ca|en)(?=\/|$)/, '') || '/';
  return ROWS.find((row) => row.path.test(path));
}

/** The page of a path, with or without its language prefix. */
export const pageOf = (path: string): Page => rowOf(path)?.page ?? {};

/** True for a page with a secret or a booking number in its address: it sends no Referer. */
export function hasSecret(path: string): boolean {
  const { kind, fragment, shape } = pageOf(path);
  return fragment !== undefined || (kind === 'private' && shape !== undefined);
}

/** The folder of a public path in app/, or of a file, for logs and metrics: few values, without visitors' input. */
export function folderOf(path: string): string {
  const [files] = /^\/(?:_next|datos)\//.exec(path) ?? [];
  if (files) return `${files}[...]`;
  if (NAMED.has(path)) return path;
  const family = FAMILIES.find(({ root }) => path.startsWith(root));
  return family?.folder ?? rowOf(path)?.folder ?? '/[...pagina]';
}

/** The folders of pages that show one record each, `/clinicas/`: no content page lies below them. */
export const RECORD_FOLDERS = Object.entries(PAGES).flatMap(([folder, { kind, index }]) =>
  kind || index ? [] : (/^\/[a-z-]+\/(?=\[[a-z]+\]$)/.exec(folder) ?? []),
);

/** The cookie of Next's draft mode (docs/decisions/0182). */
export const DRAFT_COOKIE = '__prerender_bypass';

/** True for a browser that may be in a preview: it gets nothing from a cache. */
export const mayBePreview = (cookie: string | undefined): boolean => cookie?.includes(`${DRAFT_COOKIE}=`) === true;

/** True if a path, with its language prefix, depends on its query; false if the document is equal for every query. */
export function dependsOnQuery(path: string, search: string): boolean {
  const { filter } = pageOf(path);
  if (!filter || search.length < 2) return false;
  const query = new URLSearchParams(search);
  return filter.fields.some((field) => (filter.countsEmpty ? query.has(field) : query.get(field)?.trim()));
}

const NAMED = new Map(
  Object.entries(ENDPOINTS)
    .map(([folder, endpoint]) => [folder.replace(/\/\[\[.*/, ''), endpoint] as const)
    .filter(([path]) => !path.includes('[')),
);
/** The longest first: its line wins if several match. */
const FAMILIES = Object.entries(ENDPOINTS)
  .flatMap(([folder, endpoint]) => {
    const [root = '', parameter] = folder.split('[');
    return parameter === undefined ? [] : [{ folder, root, endpoint }];
  })
  .sort((one, other) => other.root.length - one.root.length);

/** The endpoint of a path, 'none' for an unknown path below a folder of endpoints, null for a page. */
export function endpointOf(path: string): Endpoint | 'none' | null {
  const named = NAMED.get(path);
  if (named) return named;
  const family = FAMILIES.find(({ root }) => path.startsWith(root));
  if (!family) return null;
  const { root, endpoint } = family;
  return endpoint && (endpoint.rest ?? /./).test(path.slice(root.length)) ? endpoint : 'none';
}

/** True for an endpoint whose response stays open. */
export const isStream = (path: string): boolean => NAMED.get(path)?.isStream === true;

/** The endpoints without a parameter in their path. */
export const endpointPaths = (): string[] => [...NAMED.keys()];

/** The top folder of an endpoint, `/api/`, or the path of an endpoint without a folder. */
export const endpointRoot = (path: string): string => /^\/[^/]+\//.exec(path)?.[0] ?? path;
