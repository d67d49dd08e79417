import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeMarkup } from '../lib/escape-markup';
import { drawSmallPage, SMALL_PAGE_POLICY } from '../lib/http/small-page';
import { type Locale, localeOfPath } from '../lib/i18n/locales';
import { policyHeaders, type Reply } from './cached-response';
import { chooseEncoding, compress } from './encoding';
import type { Security } from './security-headers';
// Not in messages/, because this page must work when nothing else does.
import messages from './unavailable.json';

/** The framework answered with an error page. */
export class FailedPage extends Error {
  constructor(readonly reply: Reply) {
    super(`the framework answered ${reply.status}`);
  }
}

type Send = (req: IncomingMessage, res: ServerResponse, path: string, cause?: unknown) => Promise<void>;

/**
 * Answers 503 with Retry-After and a telephone number when there is neither a document nor a cached one: with the site's own
 * error page if it was rendered, else with a small static one.
 */
export function createUnavailable(security: Security, contact: { brand: string; phone: string }): Send {
  const always = ['Retry-After', '30', 'Cache-Control', 'no-store', 'Content-Type', 'text/html; charset=utf-8'];

  return async (req, res, path, cause) => {
    const own = cause instanceof FailedPage && isWholePage(cause.reply) ? cause.reply : null;
    const locale = localeOfPath(path);
    const head = own
      ? [...policyHeaders(own, security, path), ...always]
      : [...security.fixed, 'Content-Security-Policy', SMALL_PAGE_POLICY, ...always, 'Content-Language', locale];
    const encoding = own ? chooseEncoding(req.headers) : 'identity';
    const body = own ? await compress(own.body, encoding, 'each') : Buffer.from(draw(locale, contact));
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    res.writeHead(503, [...head, 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/** The framework's answer to an error outside a page has no content. */
const isWholePage = ({ headers, body }: Reply): boolean =>
  Boolean(headers['content-type']?.startsWith('text/html')) && body.includes('</main>');

function draw(locale: Locale, { brand, phone }: { brand: string; phone: string }): string {
  const { title, text, call, again } = messages[locale];
  const number = `<a href="tel:${escapeMarkup(phone.replace(/[^+\d]/g, ''))}">${escapeMarkup(phone)}</a>`;
  const reached = phone ? `<p>${call} ${number}</p>` : '';
  return drawSmallPage(locale, brand, title, `<p>${text}</p>${reached}<p><a href="">${again}</a></p>`);
}
