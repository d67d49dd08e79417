import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { cookieLine, readCookie } from '@/lib/http/cookies';
import { isOwnPath } from '@/lib/http/own-path';
import { localeOfPath, localePath } from '@/lib/i18n/locales';
import { sharedNotFound } from '@/lib/i18n/page-address';
import { PREVIEW_HEADER } from '@/lib/state/preview';
import { REQUEST_ID_HEADER } from '@/lib/state/request-id';
import type { Desk } from './desk';
import { privateHead, sendOnce, withDeferredScripts } from './documents';
import { sendExpiredPreview } from './expired-preview';
import { isPrefetchedWhole } from './prefetch';
import type { PreviewRenderers } from './preview-renderers';
import { sendRefusal } from './refusal';
import type { Security } from './security-headers';
import { createUnavailable, FailedPage } from './unavailable';

/** The address of a link, with its secret as `clave`, and where a preview is left. */
const LINK = '/vista-previa';
const LEAVE = /^(?:\/(?:ca|en))?\/vista-previa\/salir$/;
const COOKIE = 'vista_previa';
const TOKEN = /^[\w-]{43}$/;
const CALL_MS = 10_000;

type Exchange = { req: IncomingMessage; res: ServerResponse; path: string; search: string };
type Preview = { path: string; expiresAt: number };

export type Previews = {
  /** Whether a page is asked for by who looks at a preview, or by the link to one. */
  isFor: (req: IncomingMessage, path: string) => boolean;
  send: (exchange: Exchange) => Promise<void>;
};

type Options = {
  backend: Desk['backend'];
  renderers: PreviewRenderers;
  security: Security;
  contact: { brand: string; phone: string };
};

/**
 * Pages as the draft of an editor will make them, for who holds its link (docs/decisions/0161): rendered for each request,
 * cached nowhere, found by nobody.
 */
export function createPreviews({ backend, renderers, security, contact }: Options): Previews {
  const sendUnavailable = createUnavailable(security, contact);

  /** What a secret shows; null when it shows nothing any more. Rejects when the backend does not answer. */
  const find = async (token: string): Promise<Preview | null> => {
    const headers = { [PREVIEW_HEADER]: token, accept: 'application/json' };
    const none = Buffer.alloc(0);
    const answer = await backend.open('GET', '/api/vista_previa', headers, none, AbortSignal.timeout(CALL_MS));
    if (answer.statusCode !== 200) answer.resume();
    if (answer.statusCode === 404) return null;
    if (answer.statusCode !== 200) throw new Error(`the backend answered ${answer.statusCode}`);
    const { ruta, caduca } = (await json(answer)) as { ruta: unknown; caduca: unknown };
    const expiresAt = Date.parse(String(caduca));
    return isOwnPath(ruta) ? { path: ruta, expiresAt } : null;
  };
  const lead = ({ req, res }: Exchange, to: string, cookie: string) =>
    sendRefusal({ req, res, security }, 303, {
      headers: ['Location', to, 'Set-Cookie', cookie, 'X-Robots-Tag', 'noindex', 'Referrer-Policy', 'no-referrer'],
    });
  const forget = cookieLine(COOKIE, '', 0);

  const sendLink = async (exchange: Exchange): Promise<void> => {
    const token = new URLSearchParams(exchange.search).get('clave') ?? '';
    const preview = TOKEN.test(token) ? await find(token) : null;
    if (!preview) return sendExpiredPreview(exchange, security, contact.brand);
    const seconds = Math.max(1, Math.floor((preview.expiresAt - Date.now()) / 1_000));
    lead(exchange, preview.path, cookieLine(COOKIE, token, seconds));
  };

  const sendPage = async (exchange: Exchange, token: string): Promise<void> => {
    const { req, res, path, search } = exchange;
    if (isPrefetchedWhole(req.headers)) return sendRefusal({ req, res, security }, 503);
    if (!(await find(token))) return lead(exchange, path + search, forget);
    const id = req.headers[REQUEST_ID_HEADER];
    const headers = { host: 'localhost', accept: 'text/html', ...(id && { [REQUEST_ID_HEADER]: id }) };
    const answer = await renderers
      .of(token)
      .then((framework) => framework.ask((sharedNotFound(path) ?? path) + search, headers))
      .catch(() => null);
    if (!answer || answer.status >= 500) return sendUnavailable(req, res, path, answer && new FailedPage(answer));
    const reader = 'one visitor';
    const reply = withDeferredScripts(answer, reader, null);
    const head = privateHead(reply, security, { path: '', reader });
    await sendOnce(req, res, reply, [...head, 'X-Robots-Tag', 'noindex, nofollow']);
  };

  return {
    isFor: (req, path) => path === LINK || LEAVE.test(path) || tokenOf(req) !== null,
    send: async (exchange) => {
      const { req, path } = exchange;
      if (path === LINK) return await sendLink(exchange);
      if (LEAVE.test(path)) return lead(exchange, localePath(localeOfPath(path), '/'), forget);
      await sendPage(exchange, tokenOf(req) ?? '');
    },
  };
}

/** The secret in the cookie as we name it: one that we could not take away again would lead to the same address for ever. */
function tokenOf({ headers: { cookie } }: IncomingMessage): string | null {
  const token = cookie?.includes(`${COOKIE}=`) ? readCookie(new Headers({ cookie }), COOKIE) : null;
  return token !== null && TOKEN.test(token) ? token : null;
}

/** Whether an address or a visitor may be of a preview: asked for every request, before the cache answers. */
export const mayBePreview = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${COOKIE}=`) === true || url.includes(LINK);
