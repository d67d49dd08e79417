import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, type Locale, localePath } from './lib/i18n/locales';
import { canonicalPath, decode, isPossible, NOT_FOUND, splitLocale } from './lib/i18n/page-address';

export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!api/|media/|salud/(?:vivo|listo)$|sitemaps/|_next/|\\.well-known/security\\.txt$|login_profesional_check$|(?:bootstrap\\.js|icon\\.svg|favicon\\.ico|robots\\.txt|llms\\.txt|sitemap\\.xml)$).*)',
};

// Not `proxy.ts`, as Next 16 renames this convention: the owner's name for the file is this one, and Next still reads it.

/**
 * Language by the first path segment only (M2), never by cookies. Addresses in capitals, with /es, and /home are
 * redirected permanently.
 */
export default function middleware(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  const decoded = decode(pathname);
  const { locale, path } = splitLocale(decoded ?? NOT_FOUND);
  const canonical = canonicalPath(path);
  const isPage = decoded !== null && isPossible(canonical);

  const address = localePath(locale, canonical);
  if (isPage && address !== decoded) return NextResponse.redirect(new URL(encode(address) + search, request.url), 308);
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${isPage ? restOf(pathname, locale) : NOT_FOUND}`;
  return NextResponse.rewrite(url);
}

/** What follows the language in an address as it was sent; '' for a home. */
function restOf(pathname: string, locale: Locale): string {
  const rest = locale === DEFAULT_LOCALE ? pathname : pathname.replace(/^\/[^/]*/, '');
  return rest === '/' ? '' : rest;
}

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
