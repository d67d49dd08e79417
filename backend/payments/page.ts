import { clockTime } from '@clinic/contract/dates';
import type { Translator } from '@clinic/contract/translator';
import type { ContentLocale } from '#catalogue/locale';
import { euros, longDay } from '#mail/formats';
import { type Messages, translatorFor } from '#messages';
import { escapeHtml } from '#text';
import type { PaymentState } from './attempts';
import { PAGE_SCRIPT, PAGE_STYLE, SCRIPT_SOURCE, STYLE_SOURCE } from './page-style';
import type { PaymentForm } from './provider';

type PageTranslator = Translator<Messages['payments']>;

/** Brand, address and language of the site. */
export type PageFrame = { brand: string; siteUrl: string; locale: ContentLocale };

type Payable = Extract<PaymentState, { kind: 'payable' }>;
type Failure = 'lapsed' | 'unknown' | 'failed';

const STATUS = { lapsed: 410, unknown: 404, failed: 500 } as const;

/** Returns an address of the site in a language; Spanish has no prefix. */
export const sitePath = ({ siteUrl, locale }: Omit<PageFrame, 'brand'>, path: string): string =>
  `${siteUrl}${locale === 'es' ? '' : `/${locale}`}${path}`;

/**
 * The payment page: the price and a form that its button submits to the gateway. It starts with a notice if no money
 * moves. Works without scripts and without other files.
 */
export function paymentPage(frame: PageFrame, payable: Payable, form: PaymentForm, isTest: boolean): Response {
  const t = translatorFor(frame.locale, 'payments');
  const { attempt, slot, heldUntil } = payable;
  const rows = [
    row(t('concept'), attempt.concept),
    slot.clinic === null ? '' : row(t('clinic'), slot.clinic),
    row(t('when'), t('whenAt', { day: longDay(slot.day, frame.locale), time: clockTime(slot.initTime) })),
    row(t('reference'), slot.reference),
    row(t('total'), euros(attempt.amountCents, frame.locale), 'total'),
  ];
  const body = `<main>${isTest ? testBanner(t) : ''}
<div class="in text">
<h1>${escapeHtml(t(isTest ? 'testTitle' : 'title'))}</h1>
<section class="card" aria-labelledby="summary">
<h2 id="summary">${escapeHtml(t('summary'))}</h2>
<dl>${rows.join('')}</dl>
</section>
<p class="hint">${escapeHtml(t('held', { time: heldUntil }))}</p>
${isTest ? '' : `<p class="hint">${escapeHtml(t('toBank'))}</p>`}
${formHtml(form, t)}
</div>
</main>`;
  const target = /^https?:/.test(form.action) ? new URL(form.action).origin : `'self' ${new URL(frame.siteUrl).origin}`;
  return page(frame, 200, t(isTest ? 'testTitle' : 'title'), body, target);
}

/** Shown instead of a payment: the hold has expired, the number is unknown, or an error occurred. */
export function failurePage(frame: PageFrame, failure: Failure): Response {
  const t = translatorFor(frame.locale, 'payments');
  const title = t(`${failure}Title`);
  const body = `<main class="in text">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t(failure))}</p>
<div class="actions"><a class="button" href="${escapeHtml(sitePath(frame, '/pedir-cita'))}">${escapeHtml(t('bookAgain'))}</a>
<a class="button second" href="${escapeHtml(sitePath(frame, '/'))}">${escapeHtml(t('home'))}</a></div>
</main>`;
  return page(frame, STATUS[failure], title, body, "'none'");
}

/** The page of a booking that has been paid, with a link to the appointment. */
export function paidPage(frame: PageFrame, appointmentUrl: string): Response {
  const t = translatorFor(frame.locale, 'payments');
  const body = `<main class="in text">
<h1>${escapeHtml(t('paidTitle'))}</h1>
<p>${escapeHtml(t('paid'))}</p>
<div class="actions"><a class="button" href="${escapeHtml(appointmentUrl)}">${escapeHtml(t('toAppointment'))}</a>
<a class="button second" href="${escapeHtml(sitePath(frame, '/'))}">${escapeHtml(t('home'))}</a></div>
</main>`;
  return page(frame, 200, t('paidTitle'), body, "'none'");
}

/** Headers of all payment responses: never stored, never framed, no referrer. */
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
<title>${escapeHtml(title)} · ${escapeHtml(frame.brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<style>${PAGE_STYLE}</style>
<script>${PAGE_SCRIPT}</script>
</head>
<body>
<header><div class="in">${MARK}${escapeHtml(frame.brand)}</div></header>
${body}
</body>
</html>
`;
  const policy = `default-src 'none'; img-src 'self'; style-src ${STYLE_SOURCE}; script-src ${SCRIPT_SOURCE}; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`;
  return new Response(html, {
    status,
    headers: { ...PAYMENT_HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** The mark of the site (`.brand-mark` in app/styles/shell.css). */
const DOTS = ['#0A5C54', '#2A4593', '#7CC3B4', '#2A4593', '#0A5C54', '#FFBE3D', '#85265A', '#7CC3B4', '#0A5C54'];
const MARK = `<svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">${DOTS.map(
  (color, dot) => `<circle cx="${5 + (dot % 3) * 10}" cy="${5 + Math.floor(dot / 3) * 10}" r="4" fill="${color}"/>`,
).join('')}</svg>`;

const testBanner = (t: PageTranslator): string =>
  `<div class="banner" role="note"><div class="in"><p><strong>${escapeHtml(t('testBadge'))}</strong> ${escapeHtml(t('testNotice'))}</p></div></div>`;

const row = (name: string, value: string, kind = ''): string =>
  `<div${kind && ` class="${kind}"`}><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

function formHtml({ action, fields, buttons }: PaymentForm, t: PageTranslator): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const sending = buttons.map(({ text, name, value }, index) => {
    const answer = name === undefined ? '' : ` name="${escapeHtml(name)}" value="${escapeHtml(value ?? '')}"`;
    return `<button type="submit"${answer}${index > 0 ? ' class="second"' : ''}>${escapeHtml(t(text))}</button>`;
  });
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}${sending.join('')}</form>`;
}
