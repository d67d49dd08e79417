import { POST_PART } from '@clinic/contract/address-parts';
import { TOKEN, VISIT_SECRET } from './domain/mailed-links';
import { folderOfEndpoint } from './endpoints';
import { CLINIC_FIELDS, DOCTOR_FIELDS, LETTER_FIELDS, PRICE_FIELDS, TEST_FIELDS } from './i18n/directory-address';
import { SHOP_FIELDS } from './i18n/shop-address';

// Every page of app/, once; lib/endpoints.ts has the other routes. The middleware, the page cache, prefetching,
// robots.txt and the sitemap read both tables; tests/unit/lib/routes.test.ts compares them with the folders of app/.

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
  '/profesionales/acceso': { prefetch: 'never', index: 'noindex' },
  '/profesionales/nueva-contrasena': { prefetch: 'never', index: 'noindex', fragment: TOKEN },
  '/pruebas': { filter: { fields: Object.values(TEST_FIELDS) }, index: 'always' },
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
  return folderOfEndpoint(path) ?? rowOf(path)?.folder ?? '/[...pagina]';
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
