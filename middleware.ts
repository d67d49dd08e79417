import { decodePercent } from '@clinic/contract/address-parts';
import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { findPreview } from './lib/catalogue/preview';
import { isDesk } from './lib/endpoints';
import { leavePreview, secretOf } from './lib/http/cookies';
import { DEFAULT_LOCALE, type Locale, localePath } from './lib/i18n/locales';
import { canonicalPath, encodePath, isPossible, linkOfMail, NOT_FOUND, splitLocale } from './lib/i18n/page-address';
import { routing } from './lib/i18n/routing';
import { dependsOnQuery, hasSecret } from './lib/routes';
import { PREVIEW_HEADER } from './lib/state/preview';
import { isForStaff } from './lib/upstream/staff-calls';

// Next 16 renames this convention to `proxy.ts`, but still reads middleware.ts, the name that the owner of the project
// requires.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|gestion/|media/|sitemaps/|(?:\\.well-known/security\\.txt|bootstrap\\.js|favicon\\.ico|gestion|icon\\.svg|llms\\.txt|login_profesional_check|prefetch\\.speculationrules|robots\\.txt|salud/listo|salud/vivo|sitemap\\.xml)$).*)',
    // A request with a body is checked by its handler alone: for the middleware Next would copy the body, and cut it at
    // 10 MB.
    { source: '/gestion/:path*', missing: [{ type: 'header', key: 'content-type' }] },
  ],
};

const renderInLanguage = createMiddleware(routing);

/** Handles the address of a page; a browser in a preview gets drafts. The staff's area is a missing page to others. */
export default function middleware(request: NextRequest): Response | Promise<Response> {
  if (isDesk(request.nextUrl.pathname))
    return isForStaff(request.headers) ? NextResponse.next() : notFound(request, DEFAULT_LOCALE);
  const secret = secretOf(request.headers);
  return secret === null ? respondTo(request) : previewOf(request, secret);
}

/**
 * The page with the draft, for this browser only (docs/decisions/0182). An expired preview ends. Throws
 * ApiError when the upstream does not respond: the published page must not be taken for the draft.
 */
async function previewOf(request: NextRequest, secret: string): Promise<Response> {
  if (!(await findPreview(secret))) return leavePreview(request.url);
  const headers = new Headers(request.headers);
  headers.set(PREVIEW_HEADER, secret);
  const response = respondTo(new NextRequest(request, { headers }));
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

/**
 * Other spellings of an address (capitals, /es, decomposed letters, needless encoding) and other names of a page are
 * redirected permanently; addresses without a possible page share one page with status 404, and a filtered list is
 * rendered separately from the whole one. Only the first path segment decides the language (M2).
 */
function respondTo(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  const mailed = linkOfMail(pathname);
  if (mailed !== null) return leadTo(mailed, request);
  const decoded = decodePercent(pathname);
  const { locale, path } = splitLocale(decoded ?? NOT_FOUND);
  const canonical = canonicalPath(path);
  const isPage = decoded !== null && isPossible(canonical) && canonical !== NOT_FOUND;
  if (!isPage) return notFound(request, locale);

  const address = encodePath(localePath(locale, canonical));
  if (address !== pathname) return NextResponse.redirect(new URL(address + search, request.url), 308);
  if (dependsOnQuery(pathname, search))
    return NextResponse.rewrite(new URL(`/${locale}${path}/filtrar${search}`, request.url), { request });
  const response = renderInLanguage(request);
  if (hasSecret(pathname)) response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

/** A redirect that nobody stores, because its address may contain a secret. */
function leadTo(address: string, request: NextRequest): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  return NextResponse.redirect(new URL(address, request.url), { status: 303, headers });
}

function notFound(request: NextRequest, locale: Locale): Response {
  const page = new URL(`/${locale}${NOT_FOUND}${request.nextUrl.search}`, request.url);
  return NextResponse.rewrite(page, { request, status: 404 });
}
