import { ADDRESS_PART, canonicalSpelling, decodePercent } from '@clinic/contract/address-parts';
import { fragmentIn } from '../domain/mailed-links';
import { PAGES, PAYMENT, pageOf, TEXTS } from '../routes';
import { DEFAULT_LOCALE, isLocale, type Locale, localePath } from './locales';
import { SHOP_PATH } from './shop-address';

/** Paths that a page can have: slugs of lower-case words on at most four levels, and the shapes in the route table. */
const SHAPES = [
  new RegExp(`^(?:/${ADDRESS_PART}){0,4}$`, 'u'),
  ...Object.values(PAGES).flatMap(({ shape }) => shape ?? []),
];

const PAYMENT_IN_CAPITALS = /^\/payment(?=\/)/i;
const CONSENT_IN_CAPITALS = /^\/consentimiento-informado(?=\/)/i;

/** Aliases of pages: the slug of the home's record, and the folder of the products, listed in the shop. */
const OTHER_NAMES = new Map([
  ['/home', '/'],
  ['/productos', SHOP_PATH],
]);

/** The shared page of all impossible paths, per language: invented addresses must not fill the page cache. */
export const NOT_FOUND = '/no-encontrada';

/**
 * The address of the shared page for an impossible path; null for other paths. The shared document contains
 * nothing of the address that a visitor typed, because other visitors receive it too.
 */
export function sharedNotFound(pathname: string): string | null {
  if (TEXTS.includes(pathname)) return null;
  const decoded = decodePercent(pathname);
  const { locale, path } = splitLocale(decoded ?? NOT_FOUND);
  if (linkOfMail(pathname) !== null) return null;
  return decoded !== null && isPossible(canonicalPath(path)) ? null : localePath(locale, NOT_FOUND);
}

const ENCODED_HASH = /\/?%(?:25)*23/i;
/** The id of a section of a page. */
const ANCHOR = /^[\w-]{1,64}$/;

/**
 * The address of a link whose # a mail program has encoded: the page with its fragment, or without one that is not
 * whole. Null for any other path, and for a path without a possible page.
 */
export function linkOfMail(pathname: string): string | null {
  const at = pathname.search(ENCODED_HASH);
  if (at <= 0) return null;
  const { locale, path } = splitLocale(decodePercent(pathname.slice(0, at)) ?? NOT_FOUND);
  const page = canonicalPath(path);
  if (!isPossible(page) || page === NOT_FOUND) return null;
  const fragment = fragmentIn(pathname.slice(at), pageOf(page).fragment ?? ANCHOR);
  return encodePath(localePath(locale, page)) + (fragment === null ? '' : `#${fragment}`);
}

/** Splits an address into its language, in any case, and the remaining path. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const [, first = '', ...others] = address.split('/');
  const named = first.toLowerCase();
  return isLocale(named) ? { locale: named, path: `/${others.join('/')}` } : { locale: DEFAULT_LOCALE, path: address };
}

/**
 * The canonical address of a page's path, without alias: composed letters and straight apostrophes, and lower case
 * except for payment results and booking numbers.
 */
export function canonicalPath(path: string): string {
  const [, result, number = ''] = PAYMENT.exec(path.replace(PAYMENT_IN_CAPITALS, '/payment')) ?? [];
  if (result !== undefined) return `/payment/${result.toLowerCase() === 'ok' ? 'ok' : result}${number}`;
  if (PAYMENT_IN_CAPITALS.test(path)) return path;
  if (CONSENT_IN_CAPITALS.test(path)) return path.replace(CONSENT_IN_CAPITALS, '/consentimiento-informado');
  const small = canonicalSpelling(path);
  return OTHER_NAMES.get(small) ?? (isPossible(composed(path)) ? composed(path) : isPossible(small) ? small : path);
}

/** With \p{M} a decomposed letter has the shape of an address too. */
const composed = (path: string): string => path.normalize('NFC');

export const isPossible = (path: string): boolean => path === '/' || SHAPES.some((shape) => shape.test(path));

/** A decoded path as an address has it: only the characters that must be are percent-encoded, in capitals. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
