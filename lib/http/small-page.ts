import { createHash } from 'node:crypto';
import { telHref } from '@clinic/contract/phone-numbers';
import { Unavailable as ca } from '@/messages/ca.json';
import { Unavailable as en } from '@/messages/en.json';
import { Unavailable as es } from '@/messages/es.json';
import { escapeMarkup } from '../escape-markup';
import { type Locale, localeOfPath } from '../i18n/locales';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.6 system-ui,sans-serif;color:#14242b;background:#f6f8f8}main{max-width:34rem}a{color:#0b5563}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The content policy of a small page: its own style and nothing else. */
export const SMALL_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page without framework or files. `content` is HTML. */
export const renderSmallPage = (locale: Locale, brand: string, title: string, content: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${escapeMarkup(brand)}</title><style>${STYLE}</style></head><body><main><p>${escapeMarkup(brand)}</p><h1>${title}</h1>${content}</main></body></html>`;

// Part of the proxy's program, without a formatter: this page must work when nothing else does.
const UNAVAILABLE: Record<Locale, typeof es> = { es, ca, en };

/** The page of last resort for a path: a sentence and the telephone number, with its headers (flat). */
export function renderUnavailable(path: string, { brand, phone }: { brand: string; phone: string }) {
  const locale = localeOfPath(path);
  const { title, text, call, again } = UNAVAILABLE[locale];
  const href = telHref(phone);
  const number = href ? `<a href="${href}">${escapeMarkup(phone)}</a>` : escapeMarkup(phone);
  const reached = phone ? `<p>${call} ${number}</p>` : '';
  const html = renderSmallPage(locale, brand, title, `<p>${text}</p>${reached}<p><a href="">${again}</a></p>`);
  return { html, headers: ['Content-Security-Policy', SMALL_PAGE_POLICY, 'Content-Language', locale] };
}
