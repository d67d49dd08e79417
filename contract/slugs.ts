import { ADDRESS_PART, canonicalSpelling, decodeIfEncoded, POST_PART } from './address-parts';
import { RECORD_PAGES } from './record-pages';

const MAX_PARTS = 4;
/** In an address each byte of a letter outside ASCII takes three characters; the site accepts 2,048 in all. */
const MAX_ENCODED_LENGTH = 1_900;

const SHAPES = {
  part: new RegExp(`^${ADDRESS_PART}$`, 'u'),
  path: new RegExp(`^${ADDRESS_PART}(?:/${ADDRESS_PART}){0,${MAX_PARTS - 1}}$`, 'u'),
  post: new RegExp(`^${POST_PART}$`, 'u'),
};

/** Parts that the site uses itself below a list; a record cannot have them. */
export const FIXED_PARTS: Readonly<Record<string, readonly string[]>> = {
  centromedicos: ['centros-asociados', 'filtrar', 'pagina'],
  especialidads: ['filtrar', 'pagina'],
  pruebas: ['filtrar', 'pagina'],
  posts: ['pagina'],
};

/** First parts below which no page of the list `paginas` can lie, and addresses that the site uses itself. */
const NO_PAGES = new Set(
  `api ca en es gestion login_profesional_check media no-encontrada payment productos sitemaps vista-previa
  especial-online/filtrar salud/listo salud/vivo`.split(/\s+/),
);
/** Folders with pages of records, of visitors and of lists. */
const FOLDERS = new Set([...Object.keys(RECORD_PAGES), 'consentimiento-informado', 'mapa', 'medicos', 'precios']);
const PAGES_IN_FOLDERS = new Set(['clinicas/centros-asociados']);

/** The slug by which the site serves a record of a list, or null if no address can have it. */
export function servedSlug(list: string, written: string): string | null {
  const slug = canonicalSpelling(decodeIfEncoded(written.trim()).replace(/^\/+|\/+$/g, ''));
  return isServed(list, slug) ? slug : null;
}

/** The served slug nearest to the written one; '' if nothing of it can be in an address. */
export function suggestedSlug(list: string, written: string): string {
  const served = servedSlug(list, written);
  if (served !== null) return served;
  const words = canonicalSpelling(decodeIfEncoded(written))
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}'·_-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[^\p{Ll}\p{Lo}\p{N}]+/u, '');
  const shortened = [...words].slice(0, 100).join('').replace(/-+$/, '');
  return [shortened, `${shortened}-1`].find((slug) => isServed(list, slug)) ?? '';
}

function isServed(list: string, slug: string): boolean {
  if (encodeURI(slug).length > MAX_ENCODED_LENGTH) return false;
  if (list === 'paginas') return SHAPES.path.test(slug) && isPage(slug);
  return (list === 'posts' ? SHAPES.post : SHAPES.part).test(slug) && !FIXED_PARTS[list]?.includes(slug);
}

function isPage(path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  if (NO_PAGES.has(first) || NO_PAGES.has(path)) return false;
  return rest.length === 0 || !FOLDERS.has(first) || PAGES_IN_FOLDERS.has(path);
}
