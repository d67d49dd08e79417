import { type NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { localePath } from './lib/i18n/locales';
import { canonicalPath, decode, isPossible, NOT_FOUND, splitLocale } from './lib/i18n/page-address';
import { routing } from './lib/i18n/routing';
import { dependsOnQuery } from './lib/routes';

// Not `proxy.ts`, as Next 16 renames this convention: the owner's name for the file is this one, and Next still reads it.
export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/|media/|sitemaps/|(?:\\.well-known/security\\.txt|bootstrap\\.js|favicon\\.ico|icon\\.svg|llms\\.txt|login_profesional_check|prefetch\\.speculationrules|robots\\.txt|salud/listo|salud/vivo|sitemap\\.xml)$).*)',
};

const renderInLanguage = createMiddleware(routing);

/**
 * Addresses in capitals, with /es, and other names of a page are redirected permanently; addresses that no page can have
 * share one page with status 404, and a filtered list is rendered apart from the whole one. Only the first path segment
 * decides the language (M2).
 */
export default function middleware(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  const decoded = decode(pathname);
  const { locale, path } = splitLocale(decoded ?? NOT_FOUND);
  const canonical = canonicalPath(path);
  const isPage = decoded !== null && isPossible(canonical) && canonical !== NOT_FOUND;
  if (!isPage) {
    const page = new URL(`/${locale}${NOT_FOUND}${search}`, request.url);
    return NextResponse.rewrite(page, { status: 404 });
  }

  const address = localePath(locale, canonical);
  if (address !== decoded) return NextResponse.redirect(new URL(encode(address) + search, request.url), 308);
  if (dependsOnQuery(pathname, search))
    return NextResponse.rewrite(new URL(`/${locale}${path}/filtrar${search}`, request.url));
  return renderInLanguage(request);
}

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
