import type { ContentLocale } from '@/backend/catalogue/locale';
import type { PaymentState } from './attempts';
import { PAGE_STYLE, STYLE_SOURCE } from './page-style';
import { PAGE_WORDS, type PageWords } from './page-words';
import type { PaymentForm } from './provider';

/** Where the site's own pages are. */
export type PageFrame = { brand: string; siteUrl: string; locale: ContentLocale };

type Payable = Extract<PaymentState, { kind: 'payable' }>;
type Failure = 'lapsed' | 'unknown' | 'failed';

const STATUS = { lapsed: 410, unknown: 404, failed: 500 } as const;

/** A path of the site in a language; Spanish has no prefix. */
export const sitePath = ({ siteUrl, locale }: Omit<PageFrame, 'brand'>, path: string): string =>
  `${siteUrl}${locale === 'es' ? '' : `/${locale}`}${path}`;

/**
 * The page on which a visitor pays: what it costs and the form to the gateway, sent by its button. It says in its first
 * words when no money moves. Works without script and without any other file.
 */
export function paymentPage(frame: PageFrame, payable: Payable, form: PaymentForm, isTest: boolean): Response {
  const words = PAGE_WORDS[frame.locale];
  const { attempt, slot, heldUntil } = payable;
  const rows = [
    row(words.concept, attempt.concept),
    slot.clinic === null ? '' : row(words.clinic, slot.clinic),
    row(words.when, fill(words.whenAt, { day: longDay(slot.day, frame.locale), time: clock(slot.initTime) })),
    row(words.order, attempt.orderCode),
    row(words.total, money(attempt.amountCents, frame.locale), 'total'),
  ];
  const body = `<main>${isTest ? testBanner(words) : ''}
<div class="in text">
<h1>${safe(isTest ? words.testTitle : words.title)}</h1>
<section class="card" aria-labelledby="summary">
<h2 id="summary">${safe(words.summary)}</h2>
<dl>${rows.join('')}</dl>
</section>
<p class="hint">${safe(fill(words.held, { time: heldUntil }))}</p>
${isTest ? '' : `<p class="hint">${safe(words.toBank)}</p>`}
${formHtml(form, words)}
</div>
</main>`;
  const target = /^https?:/.test(form.action) ? new URL(form.action).origin : `'self' ${new URL(frame.siteUrl).origin}`;
  return page(frame, 200, isTest ? words.testTitle : words.title, body, target);
}

/** The page instead of a payment: the hold is over, nobody has this number, or something broke. */
export function failurePage(frame: PageFrame, failure: Failure): Response {
  const words = PAGE_WORDS[frame.locale];
  const title = words[`${failure}Title`];
  const body = `<main class="in text">
<h1>${safe(title)}</h1>
<p>${safe(words[failure])}</p>
<div class="actions"><a class="button" href="${safe(sitePath(frame, '/pedir-cita'))}">${safe(words.bookAgain)}</a>
<a class="button second" href="${safe(sitePath(frame, '/'))}">${safe(words.home)}</a></div>
</main>`;
  return page(frame, STATUS[failure], title, body, "'none'");
}

/** What every answer of the payment carries: it is kept nowhere, framed nowhere and tells no other site its address. */
export const PAYMENT_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

function page(frame: PageFrame, status: number, title: string, body: string, formAction: string): Response {
  const html = `<!doctype html>
<html lang="${frame.locale}">
<head>
<meta charset="utf-8">
<title>${safe(title)} · ${safe(frame.brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><div class="in">${MARK}${safe(frame.brand)}</div></header>
${body}
</body>
</html>
`;
  const policy = `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`;
  return new Response(html, {
    status,
    headers: { ...PAYMENT_HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** The mark of the site (components/layout/brand-mark.tsx). */
const DOTS = ['#0A5C54', '#2A4593', '#7CC3B4', '#2A4593', '#0A5C54', '#FFBE3D', '#85265A', '#7CC3B4', '#0A5C54'];
const MARK = `<svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">${DOTS.map(
  (fill, dot) => `<circle cx="${5 + (dot % 3) * 10}" cy="${5 + Math.floor(dot / 3) * 10}" r="4" fill="${fill}"/>`,
).join('')}</svg>`;

const testBanner = (words: PageWords): string =>
  `<div class="banner" role="note"><div class="in"><p><strong>${safe(words.testBadge)}</strong> ${safe(words.testNotice)}</p></div></div>`;

const row = (name: string, value: string, kind = ''): string =>
  `<div${kind && ` class="${kind}"`}><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`;

function formHtml({ action, fields, buttons }: PaymentForm, words: PageWords): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`,
  );
  const sending = buttons.map(({ text, name, value }, index) => {
    const answer = name === undefined ? '' : ` name="${safe(name)}" value="${safe(value ?? '')}"`;
    return `<button type="submit"${answer}${index > 0 ? ' class="second"' : ''}>${safe(words[text])}</button>`;
  });
  return `<form method="post" action="${safe(action)}">${hidden.join('')}${sending.join('')}</form>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');

const clock = (hhmm: string): string => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`;

const LANGUAGES: Record<ContentLocale, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

const money = (cents: number, locale: ContentLocale): string =>
  new Intl.NumberFormat(LANGUAGES[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** A day of the calendar, whatever the zone of this machine. */
const longDay = (day: string, locale: ContentLocale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
