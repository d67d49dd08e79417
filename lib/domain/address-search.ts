import { decodePercent } from '@clinic/contract/address-parts';

/** Segments of this site's addresses that name the kind of page, not the record. */
const FOLDERS = new Set([
  ...['es', 'ca', 'en', 'especialidades', 'clinicas', 'medicos', 'pruebas', 'productos', 'actualidad', 'pagina'],
  ...['index', 'home', 'inicio', 'web'],
]);
/** Below these paths, an address contains a visitor's number or key, which must not be shown or searched. */
const PRIVATE =
  /^\/(?:(?:es|ca|en)\/)?(?:payment|consentimiento-informado|profesionales|login_profesional_check)(?:\/|$)/i;
const FILE_ENDING = /\.[a-z]{2,5}$/i;
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 30;

/**
 * Derives search words from an unknown address: "/especialidades/cardiologo-valencia" becomes
 * "cardiologo valencia". At most the last six words; words with digits (ids, telephones, keys) are left out. '' if none
 * is left.
 */
export function addressSearch(path: string): string {
  if (PRIVATE.test(path)) return '';
  const segments = (decodePercent(path) ?? '').split('/').filter(Boolean);
  const telling = segments.map((one) => one.replace(FILE_ENDING, '')).filter((one) => !FOLDERS.has(one.toLowerCase()));
  return telling
    .flatMap((segment) => segment.split(/[^\p{L}\p{M}\p{N}·'’]+/u))
    .filter((word) => /^[\p{L}\p{M}·'’]+$/u.test(word) && word.length <= MAX_WORD_LENGTH)
    .slice(-MAX_WORDS)
    .join(' ')
    .toLowerCase();
}
