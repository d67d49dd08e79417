import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from './compress';
import { policyHeaders, type Reply } from './copy';
import { source } from './inline-scripts';
import { chooseEncoding } from './negotiate';
import type { Security } from './security-headers';
import { localeOf } from './target';

/** The words stand here and not in messages/: this page must work when nothing else of the site does. */
const WORDS = {
  es: {
    title: 'Volvemos enseguida',
    text: 'Ahora mismo no podemos mostrar esta página. Vuelve a intentarlo dentro de unos segundos.',
    call: 'Si necesitas una cita, llámanos:',
    again: 'Volver a intentarlo',
  },
  ca: {
    title: 'Tornem de seguida',
    text: 'Ara mateix no podem mostrar aquesta pàgina. Torna-ho a provar d’aquí a uns segons.',
    call: 'Si necessites una cita, truca’ns:',
    again: 'Torna-ho a provar',
  },
  en: {
    title: 'We will be right back',
    text: 'We cannot show this page right now. Please try again in a few seconds.',
    call: 'If you need an appointment, call us:',
    again: 'Try again',
  },
} as const;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.6 system-ui,sans-serif;color:#14242b;background:#f6f8f8}main{max-width:34rem}a{color:#0b5563}';

/** The framework made a page of its own for a failure. */
export class FailedPage extends Error {
  constructor(readonly reply: Reply) {
    super(`the framework answered ${reply.status}`);
  }
}

type Send = (req: IncomingMessage, res: ServerResponse, path: string, cause?: unknown) => Promise<void>;

/**
 * Answers when there is neither a document nor a copy of one: 503, Retry-After and a telephone number. The page is the
 * site's own for this failure, with its menus, when it could make one; else a small one that needs nothing.
 */
export function createUnavailable(security: Security, contact: { brand: string; phone: string }): Send {
  const policy = `default-src 'none'; style-src ${source(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const always = ['Retry-After', '30', 'Cache-Control', 'no-store', 'Content-Type', 'text/html; charset=utf-8'];

  return async (req, res, path, cause) => {
    const own = cause instanceof FailedPage && isWholePage(cause.reply) ? cause.reply : null;
    const locale = localeOf(path);
    const head = own
      ? [...policyHeaders(own, security, path), ...always]
      : [...security.fixed, 'Content-Security-Policy', policy, ...always, 'Content-Language', locale];
    const encoding = own ? chooseEncoding([req.headers['accept-encoding'] ?? []].flat().join(',')) : 'identity';
    const body = own ? await compress(own.body, encoding, 'each') : Buffer.from(draw(locale, contact));
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    res.writeHead(503, [...head, 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/** The framework's answer to an error outside a page is a document without content. */
const isWholePage = ({ headers, body }: Reply): boolean =>
  Boolean(headers['content-type']?.startsWith('text/html')) && body.includes('</main>');

function draw(locale: keyof typeof WORDS, { brand, phone }: { brand: string; phone: string }): string {
  const { title, text, call, again } = WORDS[locale];
  const number = `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${escapeHtml(brand)}</title><style>${STYLE}</style></head><body><main><p>${escapeHtml(brand)}</p><h1>${title}</h1><p>${text}</p>${phone ? `<p>${call} ${number}</p>` : ''}<p><a href="">${again}</a></p></main></body></html>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
