import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale } from './lib/i18n/locales';

export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!api/|media/|salud/|sitemaps/|_next/|\\.well-known/|login_profesional_check$|(?:arranque\\.js|icon\\.svg|favicon\\.ico|robots\\.txt|llms\\.txt|sitemap\\.xml)$).*)',
};

/** A path some page could have: lower-case words of a slug, at most four levels. Anything else cannot exist. */
const SHAPE = /^(?:\/[\p{Ll}\p{N}][\p{Ll}\p{N}'·_-]{0,119}){0,4}$/u;

/** The slug of a post: as long as WordPress lets it be, and with any letter or sign it percent-encodes. */
const POST = /^\/actualidad\/[\p{Ll}\p{Lo}\p{N}\p{So}][\p{Ll}\p{Lo}\p{M}\p{N}\p{So}'·_-]{0,199}$/u;

/** The news as a feed, one per language: the one page whose name has a dot. */
const FEED = '/actualidad/feed.xml';

/** The result of a payment: numbers of bookings have capitals, and begin with any sign of base64url. */
const PAYMENT = /^\/payment\/[\p{Ll}\p{N}][\p{Ll}\p{N}-]{0,39}\/[\w.-]{1,64}$/u;

/** The page every impossible path shares, one per language, so that junk cannot fill the page cache. */
const NOT_FOUND = '/no-encontrada';

/** Language by the first path segment only (specification part 1, "Language prefix"); nothing is read from cookies. */
export default function middleware(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  const [, first, ...others] = pathname.split('/');
  const rest = others.length > 0 ? `/${others.join('/')}` : '';

  if (first === DEFAULT_LOCALE) return NextResponse.redirect(new URL(`${rest || '/'}${search}`, request.url), 308);

  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  const path = locale === first ? rest : pathname === '/' ? '' : pathname;
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${isPossible(path) ? path : NOT_FOUND}`;
  return NextResponse.rewrite(url);
}

function isPossible(path: string): boolean {
  if (path === NOT_FOUND || path === FEED) return true;
  try {
    const decoded = decodeURIComponent(path);
    return SHAPE.test(decoded) || POST.test(decoded) || PAYMENT.test(decoded);
  } catch {
    return false; // not decodable: no page is called that
  }
}
