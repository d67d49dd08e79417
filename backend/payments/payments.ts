import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CreatePayment } from '#bookings/submit';
import { CONTENT_LOCALES, type ContentLocale } from '#catalogue/locale';
import type { IssuingOptions } from '#receipts/issuer';
import type { Db } from '#store/db';
import { openAttempt, readPaymentState } from './attempts';
import { failurePage, PAYMENT_HEADERS, paidPage, paymentPage, sitePath } from './page';
import type { Addresses, PaymentProvider } from './provider';
import type { SandboxProvider } from './sandbox';
import { type Settlement, settlePayment } from './settle';

export type PaymentsOptions = IssuingOptions & {
  db: Db;
  provider: PaymentProvider | SandboxProvider;
  brand: string;
  siteUrl: string;
  /** Mailbox for notices to clinics without one. */
  operatorEmail?: string | null;
  onError: (error: unknown, path: string) => void;
};

export type Payments = { createPayment: CreatePayment; pages: Hono };

/**
 * Path under which the site proxies the payment pages (app/api/pagos): the only address known to the browser and the
 * bank.
 */
const PUBLIC_PATH = '/api/pagos';
const NOTICE_LIMIT = 16 * 1024;

/**
 * Payments of bookings with one gateway: `createPayment` for the booking's transaction, `pages` to be mounted at
 * /pagos.
 */
// 73 lines: the routes of a payment share its database, provider and page frame.
export function createPayments(options: PaymentsOptions): Payments {
  const { db, provider, brand, siteUrl, operatorEmail, issuer, now, onError } = options;
  const base = `${siteUrl}${PUBLIC_PATH}`;
  const frame = (locale: ContentLocale) => ({ brand, siteUrl, locale });
  const addresses = (numcita: string, locale: ContentLocale): Addresses => ({
    notice: `${base}/aviso`,
    ok: sitePath({ siteUrl, locale }, `/payment/ok/${numcita}`),
    ko: sitePath({ siteUrl, locale }, `/payment/ko/${numcita}`),
  });

  const settle = async (fields: Record<string, string>): Promise<Settlement | 'forged'> => {
    const notice = provider.readNotice(fields);
    if (!notice) return 'forged';
    const settlement = await settlePayment(db, provider.name, notice, { operatorEmail, issuer, now });
    if (settlement === 'needs_refund' || settlement === 'mismatch') {
      onError(new Error(`The payment of order ${notice.orderCode} ${ALARMS[settlement]}`), '/pagos/aviso');
    }
    return settlement;
  };

  const pages = new Hono();
  pages.use(bodyLimit({ maxSize: NOTICE_LIMIT, onError: () => new Response(null, { status: 413 }) }));
  pages.onError((error, c) => {
    onError(error, c.req.path);
    return failurePage(frame(browserLocale(c.req.header('accept-language'))), 'failed');
  });

  pages.get('/pagar', async (c) => {
    const state = await db.tx((tx) => readPaymentState(tx, provider.name, c.req.query('numcita') ?? ''));
    if (!state) return failurePage(frame(browserLocale(c.req.header('accept-language'))), 'unknown');
    if (state.kind === 'lapsed') return failurePage(frame(state.locale), 'lapsed');
    if (state.kind === 'paid') return paidPage(frame(state.locale), addresses(state.numcita, state.locale).ok);
    const { numcita, locale } = state.attempt;
    const form = provider.form(state.attempt, addresses(numcita, locale));
    return paymentPage(frame(locale), state, form, provider.name === 'sandbox');
  });

  // Called by the bank, not the browser: it reads the status only.
  pages.post('/aviso', async (c) => {
    const settlement = await settle(textFields(await c.req.parseBody()));
    const status = settlement === 'forged' || settlement === 'mismatch' ? 400 : settlement === 'unknown' ? 404 : 200;
    return new Response(null, { status, headers: PAYMENT_HEADERS });
  });

  if ('writeNotice' in provider) {
    pages.post('/prueba', async (c) => {
      const { numcita = '', order, decision } = textFields(await c.req.parseBody());
      const state = await db.tx((tx) => readPaymentState(tx, provider.name, numcita));
      if (!state) return failurePage(frame(browserLocale(c.req.header('accept-language'))), 'unknown');
      if (state.kind === 'lapsed') return failurePage(frame(state.locale), 'lapsed');
      if (state.kind === 'paid') return seeOther(addresses(numcita, state.locale).ok);
      const isApproved = decision === 'approve';
      // No decision was made, or the page is from before a refusal and its order is used up: show the current page.
      const isDecided = isApproved || decision === 'decline';
      if (!isDecided || order !== state.attempt.orderCode)
        return seeOther(`pagar?numcita=${encodeURIComponent(numcita)}`);
      const body = new URLSearchParams(provider.writeNotice(state.attempt, isApproved ? 'paid' : 'denied'));
      const answer = await pages.request('/aviso', { method: 'POST', body });
      if (!answer.ok) return failurePage(frame(state.attempt.locale), 'failed');
      const back = addresses(numcita, state.attempt.locale);
      return seeOther(isApproved ? back.ok : back.ko);
    });
  }

  return {
    createPayment: async (tx, { numcita, amountCents }) => {
      await openAttempt(tx, provider.name, { numcita, amountCents });
      return { paymentUrl: `${base}/pagar?numcita=${numcita}` };
    },
    pages,
  };
}

const ALARMS = {
  needs_refund: 'came when its slot was gone or paid: the patient has to get the money back.',
  mismatch: 'was notified with another amount or currency than ours: nothing was confirmed.',
};

const textFields = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string'));

/** Returns the first supported language of the browser, for pages without a booking. */
function browserLocale(header: string | undefined): ContentLocale {
  const asked = (header ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return (
    CONTENT_LOCALES.find((locale) => locale === asked.find((two) => CONTENT_LOCALES.some((one) => one === two))) ?? 'es'
  );
}

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...PAYMENT_HEADERS, location } });
