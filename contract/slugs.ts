import { RECORD_PAGES } from './record-pages';

/** A part of the address of a page, as the source of a pattern with the flag `u`. */
export const ADDRESS_PART = "[\\p{Ll}\\p{Lo}\\p{N}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}'·_-]{0,119}";
/** The slug of a post: up to WordPress's length, also with pictographs. */
export const POST_PART = "[\\p{Ll}\\p{Lo}\\p{N}\\p{So}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}\\p{So}'·_-]{0,199}";

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
const FOLDERS = new Set([...Object.keys(RECORD_PAGES), 'consentimiento-informado', 'mapa', 'medicos']);
const PAGES_IN_FOLDERS = new Set(['clinicas/centros-asociados']);

/**
 * The spelling of an address in which all of its spellings agree: composed letters, lower case, straight apostrophes.
 * The case of each part is changed alone.
 */
export const canonicalSpelling = (path: string): string =>
  /^[a-z0-9/_-]*$/.test(path) ? path : path.split('/').map(lowerCase).join('/').normalize('NFC').replaceAll('’', "'");

// The end of a word decides between the letters σ and ς, so a part may not depend on the next one.
const lowerCase = (part: string): string => part.normalize('NFC').toLowerCase();

/** The slug by which the site serves a record of a list, or null if no address can have it. */
export function servedSlug(list: string, written: string): string | null {
  const slug = canonicalSpelling(decoded(written.trim()).replace(/^\/+|\/+$/g, ''));
  return isServed(list, slug) ? slug : null;
}

/** The served slug nearest to the written one; '' if nothing of it can be in an address. */
export function suggestedSlug(list: string, written: string): string {
  const served = servedSlug(list, written);
  if (served !== null) return served;
  const words = canonicalSpelling(decoded(written))
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

/** WordPress stores slugs percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
