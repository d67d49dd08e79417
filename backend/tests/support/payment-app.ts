import { createServer } from 'node:http';
import { Hono } from 'hono';
import { createApp } from '#app';
import { createPayments } from '#payments/payments';
import type { PaymentProvider } from '#payments/provider';
import type { SandboxProvider } from '#payments/sandbox';
import type { Issuer } from '#receipts/issuer';
import type { Db } from '#store/db';
import type { Engine } from './backend-engines';
import { prepareBookings } from './booking-app';
import { slotRequest } from './booking-requests';
import { emptyTables } from './empty-tables';
import { listenerOf } from './listener';

export type Paying = Awaited<ReturnType<typeof openPayingApp>>;

/** The application with paid bookings: PCR at 09:00 by default, one seat for antigens. */
export async function openPayingApp(
  engine: Engine,
  provider: PaymentProvider | SandboxProvider,
  issuer: Issuer | null = null,
) {
  const proxy = await openProxy();
  const { db, close } = await engine.open();
  await prepareBookings(db);
  const errors: string[] = [];
  const onError = (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error));
  const payments = createPayments({ db, provider, brand: 'Salud & Co', siteUrl: proxy.origin, issuer, onError });
  const app = createApp({
    db,
    brand: 'Salud & Co',
    localeHeader: 'X-LOCALE-FRONT',
    mediaFolder: '/nowhere',
    render: async () => Buffer.from('picture'),
    onError,
    createPayment: payments.createPayment,
    paymentPages: payments.pages,
    issuer,
    versionCheckMs: 0,
  });
  proxy.show(app);

  /** Books a slot; returns its number and the path of its payment page. */
  const book = async (more: Record<string, unknown> = {}, locale = 'es') => {
    const response = await app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-LOCALE-FRONT': locale },
      body: JSON.stringify(slotRequest(more)),
    });
    const { paymentUrl = '' } = (await response.json()) as { paymentUrl?: string };
    const url = new URL(paymentUrl);
    return {
      paymentUrl,
      page: url.pathname.slice('/api'.length) + url.search,
      numcita: url.searchParams.get('numcita') ?? '',
    };
  };
  const send = (path: string, fields: Record<string, string>) =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  const closeAll = async () => {
    await proxy.close();
    await close();
  };
  return { app, db, errors, site: proxy.origin, book, send, ...stored(db), close: closeAll };
}

/** The site as the bank and the browser see it: requests under /api/pagos are passed on to the backend. */
async function openProxy() {
  const site = new Hono();
  const server = createServer(listenerOf(site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    show: (app: Hono) => void site.mount('/api', app.fetch),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const stored = (db: Db) => ({
  statuses: async () =>
    (
      await db.query<{ both: string }>(
        `select booking.status || ' ' || payment.status as both from payment join booking using (numcita) order by payment.id`,
      )
    ).map(({ both }) => both),
  orders: async () =>
    (await db.query<{ code: string }>('select order_code as code from payment order by id')).map(({ code }) => code),
  outcomes: async () =>
    (await db.query<{ outcome: string }>('select outcome from payment_event order by id')).map(
      ({ outcome }) => outcome,
    ),
  mails: async () => (await db.query<{ kind: string }>('select kind from outbox order by id')).map(({ kind }) => kind),
  /** Ends the hold and runs the sweep. */
  lapse: async (numcita: string) => {
    await db.query(`update booking set hold_until = now() - interval '1 second' where numcita = $1`, [numcita]);
  },
  reset: () =>
    emptyTables(
      db,
      'booking, desk_note, booking_terms, reminder, outbox, payment, payment_event, receipt, receipt_counter',
    ),
});

/** The fields of the page's one form, as a browser would send them. */
export function formOf(html: string): { action: string; fields: Record<string, string> } {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action: plain(action),
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [plain(name), plain(value)])),
  };
}
