import { escapeMarkup } from '../escape-markup';
import { localeOfPath } from '../i18n/locales';
import { drawSmallPage, SMALL_PAGE_POLICY } from './small-page';
// Not in messages/, because this page must work when nothing else does.
import messages from './unavailable.json';

/** The page of last resort for a path: a sentence and the telephone number, with its headers (flat). */
export function drawUnavailable(path: string, { brand, phone }: { brand: string; phone: string }) {
  const locale = localeOfPath(path);
  const { title, text, call, again } = messages[locale];
  const number = `<a href="tel:${escapeMarkup(phone.replace(/[^+\d]/g, ''))}">${escapeMarkup(phone)}</a>`;
  const reached = phone ? `<p>${call} ${number}</p>` : '';
  const html = drawSmallPage(locale, brand, title, `<p>${text}</p>${reached}<p><a href="">${again}</a></p>`);
  return { html, headers: ['Content-Security-Policy', SMALL_PAGE_POLICY, 'Content-Language', locale] };
}
