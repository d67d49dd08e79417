import type { IncomingMessage, ServerResponse } from 'node:http';
import { source } from './inline-scripts';
import type { Security } from './security-headers';
import { localeOf } from './target';

/** The words stand here and not in messages/: this page must work when nothing else of the site does. */
const WORDS = {
  es: {
    title: 'Volvemos enseguida',
    text: 'Ahora mismo no podemos mostrar esta página. Vuelva a intentarlo dentro de unos segundos.',
    call: 'Si necesita una cita, llámenos:',
    again: 'Volver a intentarlo',
  },
  ca: {
    title: 'Tornem de seguida',
    text: 'Ara mateix no podem mostrar aquesta pàgina. Torneu-ho a provar d’aquí a uns segons.',
    call: 'Si necessiteu una cita, truqueu-nos:',
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

/** Sends the page for when there is neither a document nor a copy of one: 503, Retry-After and a telephone number. */
export function createUnavailable(security: Security, contact: { brand: string; phone: string }) {
  const policy = `default-src 'none'; style-src ${source(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const head = [...security.fixed, 'Content-Security-Policy', policy, 'Retry-After', '30', 'Cache-Control', 'no-store'];

  return (req: IncomingMessage, res: ServerResponse, path: string): void => {
    const locale = localeOf(path);
    const body = Buffer.from(draw(locale, contact));
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Language', locale];
    res.writeHead(503, [...head, ...type, 'Content-Length', String(body.length)]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function draw(locale: keyof typeof WORDS, { brand, phone }: { brand: string; phone: string }): string {
  const { title, text, call, again } = WORDS[locale];
  const number = `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${escapeHtml(brand)}</title><style>${STYLE}</style></head><body><main><p>${escapeHtml(brand)}</p><h1>${title}</h1><p>${text}</p>${phone ? `<p>${call} ${number}</p>` : ''}<p><a href="">${again}</a></p></main></body></html>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
