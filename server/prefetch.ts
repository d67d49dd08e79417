import type { IncomingHttpHeaders } from 'node:http';
import { pageOf } from '@/lib/routes';

/** The speculation rules, a file of public/. */
const RULES_HEADER = 'Speculation-Rules';
export const RULES_FILE = '/prefetch.speculationrules';

/** Lets the browser use a prefetch for the click that follows; private, or a shared cache would give it to others. */
const PREFETCH_CACHE_CONTROL = 'private, max-age=30';

/** True for a prefetch: no visitor has requested the page yet. */
const isPrefetch = ({ 'sec-purpose': purpose, purpose: own }: IncomingHttpHeaders): boolean =>
  (purpose !== undefined && String(purpose).startsWith('prefetch')) || own === 'prefetch';

/** True for a whole document or file that is fetched ahead; false for the parts of a page that is rendered ahead. */
export const isDocumentPrefetch = (headers: IncomingHttpHeaders): boolean =>
  isPrefetch(headers) && !/^(?:cors|same-origin)$/.test(String(headers['sec-fetch-mode'] ?? ''));

/** The header that names the rules, flat, on a page that has links to fetch ahead. */
export function rulesHeader(path: string, status: number, type: string | undefined): string[] {
  const { kind, prefetch } = pageOf(path);
  const hasLinks = status === 200 && type?.startsWith('text/html') && kind !== 'private' && prefetch === undefined;
  return hasLinks ? [RULES_HEADER, `"${RULES_FILE}"`] : [];
}

/** The flat headers of a document for this request: no rules with Save-Data, cached 30 s for a prefetch. */
export function headFor(head: string[], headers: IncomingHttpHeaders): string[] {
  const savesData = headers['save-data'] !== undefined;
  // The click uses a prefetch of the bootstrap script only while it is fresh.
  const isScripted = headers.purpose === 'prefetch';
  if (!savesData && !isScripted) return head;
  return head.flatMap((name, index) => {
    if (index % 2 === 1 || (savesData && name === RULES_HEADER)) return [];
    return [name, isScripted && name === 'Cache-Control' ? PREFETCH_CACHE_CONTROL : (head[index + 1] ?? '')];
  });
}
