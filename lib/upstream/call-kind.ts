/** Look-ups beside the request a visitor waits for: prices, and days with free hours. */
export type LookUp = 'prices' | 'days';
/** The purpose of a call: pages, parts of long lists, a visitor's request, look-up or payment, the blog, a preview. */
export type Traffic = 'catalogue' | 'lists' | 'visitor' | LookUp | 'payment' | 'blog' | 'media' | 'preview';

/** How a call is isolated from the others. */
export type CallKind = {
  /** The circuit breaker it counts for. */
  name: string;
  /** The sockets it shares with others. */
  bulkhead: string;
  sockets: number;
  /** Deadline in milliseconds: waiting for a socket, connecting, and the complete response. */
  deadlineMs: number;
  /** A visitor chooses the request and can provoke failures: only an unreachable upstream opens the breaker. */
  isProvoked: boolean;
  /** Successful responses are cached for all visitors: a broken one must not be. */
  isCached: boolean;
};

const SOCKETS = 16;
/** Sockets for calls for sections of a page: many of them may be in progress for one page. */
const SECTION_SOCKETS = 8;
const READ_MS = 3000;
/** Deadline for writes, payments, pictures, and parts of a long list, which no page requests twice. */
const LONG_MS = 8000;

/** A search is a POST, but changes nothing. */
const READING_POST = /\/api\/buscador$/;
/** Collections whose lists also serve only sections. */
const SECTIONS = /\/api\/(?:media_objects|etiquetas|banners|equipamientos|bloques|redirecciones)$/;
const IDENTITY = /^(?:\d+|[\da-f]{8}-[\da-f-]{27})$/i;
const BY_SLUG = /[?&](?:urlseo|slug)=/;

/** The kind of a call by purpose and target. The number of kinds is bounded: identities are left out of the names. */
export function callKind(traffic: Traffic, method: string, url: { pathname: string; search: string }): CallKind {
  const shape = shapeOf(url.pathname);
  const isBySlug = BY_SLUG.test(url.search);
  const shared = { sockets: SOCKETS, deadlineMs: READ_MS, isProvoked: isBySlug, isCached: true };
  switch (traffic) {
    case 'visitor': {
      const isLong = method !== 'GET' && !READING_POST.test(url.pathname);
      const deadlineMs = isLong ? LONG_MS : READ_MS;
      return { ...shared, name: shape, bulkhead: shape, deadlineMs, isProvoked: true, isCached: false };
    }
    case 'prices':
    case 'days': {
      // A look-up uses the address of the visitor's search, which must find a socket.
      const name = `${traffic} of ${shape}`;
      return { ...shared, name, bulkhead: name, sockets: SECTION_SOCKETS, isProvoked: true, isCached: false };
    }
    case 'lists':
      return { ...shared, name: `parts of ${shape}`, bulkhead: traffic, deadlineMs: LONG_MS, isCached: false };
    case 'media':
    case 'payment':
    case 'preview': // a draft can make the upstream fail: no circuit of other pages opens for it
      return { ...shared, name: traffic, bulkhead: traffic, deadlineMs: LONG_MS, isProvoked: true, isCached: false };
    case 'blog':
      return { ...shared, name: isBySlug ? 'post' : traffic, bulkhead: traffic };
    case 'catalogue': {
      // Calls for data of one record belong to a section of its page; lists and records themselves are the page.
      const isSection = shape.includes(':id') || SECTIONS.test(shape);
      const bulkhead = isSection ? shape : traffic;
      return {
        ...shared,
        name: isBySlug ? `${shape} by slug` : shape,
        bulkhead,
        sockets: isSection ? SECTION_SOCKETS : SOCKETS,
      };
    }
  }
}

/** '/api/centromedicos/12/equipamientos' as '/api/centromedicos/:id/equipamientos'. */
const shapeOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (IDENTITY.test(part) ? ':id' : part))
    .join('/');
