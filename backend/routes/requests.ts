import { type Context, Hono } from 'hono';
import { reasonText } from '@/backend/accounts/refusals';
import { contentLocale } from '@/backend/catalogue/locale';
import { requestContact } from '@/backend/requests/contact';
import { requestProduct } from '@/backend/requests/product-request';
import type { Db } from '@/backend/store/db';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuse } from './json-body';

export type RequestRoutesOptions = {
  db: Db;
  localeHeader: string;
  trustedHops: number;
  /** Null: the operator has no mailbox and looks at the lists. */
  operatorEmail: string | null;
};

type Receipt =
  | { kind: 'accepted'; reference?: string }
  | { kind: 'refused' }
  | { kind: 'conflict' }
  | { kind: 'wait'; seconds: number };

/** POST /api/reservas/solicitar and /api/contactos/solicitar (contract section 4, rows 26 and 27). */
export function requestRoutes({ db, localeHeader, trustedHops, operatorEmail }: RequestRoutesOptions): Hono {
  const app = new Hono();
  const options = { db, operatorEmail };

  const door = (path: string, send: typeof requestProduct | typeof requestContact) =>
    app.post(path, formLimit, async (c) => {
      const call = await readCall(c);
      if ('refusal' in call) return call.refusal;
      const locale = contentLocale(c.req.header(localeHeader));
      const address = clientAddress(c, trustedHops);
      return wireReceipt(c, await send(options, call.body, { locale, address, idempotencyKey: call.idempotencyKey }));
    });
  door('/reservas/solicitar', requestProduct);
  door('/contactos/solicitar', requestContact);

  /** The number to refer to a message by is an addition of ours: other servers answer success alone. */
  function wireReceipt(c: Context, receipt: Receipt): Response {
    if (receipt.kind === 'conflict') return refuse(c, 409, 'This Idempotency-Key was used for another request.');
    if (receipt.kind === 'wait') {
      return refuse(c, 429, reasonText('tooMany', contentLocale(c.req.header(localeHeader))), receipt.seconds);
    }
    if (receipt.kind === 'refused') return answer(c, { success: false });
    return answer(c, { success: true, ...(receipt.reference && { referencia: receipt.reference }) });
  }

  return app;
}
