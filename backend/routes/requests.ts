import { type Context, Hono } from 'hono';
import { reasonText } from '#accounts/refusals';
import { contentLocale } from '#catalogue/locale';
import type { RequestOptions, RequestOutcome } from '#requests/accept';
import { requestContact } from '#requests/contact';
import { requestProduct } from '#requests/product-request';
import { requestRights } from '#rights/request';
import { clientAddress } from './client-address';
import { answer, formLimit, readCall, refuse, refuseFields, refuseUsedKey } from './json-body';

export type RequestRoutesOptions = RequestOptions & { localeHeader: string; trustedHops: number };

/** POST /api/reservas/solicitar, /api/contactos/solicitar and /api/derechos/solicitar (docs/contract.md#requests). */
export function requestRoutes({ db, localeHeader, trustedHops, operatorEmail }: RequestRoutesOptions): Hono {
  const app = new Hono();
  const options = { db, operatorEmail };

  const endpoint = (path: string, send: typeof requestProduct | typeof requestContact | typeof requestRights) =>
    app.post(path, formLimit, async (c) => {
      const call = await readCall(c);
      if ('refusal' in call) return call.refusal;
      const locale = contentLocale(c.req.header(localeHeader));
      const address = clientAddress(c, trustedHops);
      return wireStoredRequest(
        c,
        await send(options, call.body, { locale, address, idempotencyKey: call.idempotencyKey }),
      );
    });
  endpoint('/reservas/solicitar', requestProduct);
  endpoint('/contactos/solicitar', requestContact);
  endpoint('/derechos/solicitar', requestRights);

  /** The message's reference number is our own addition: other servers return only success. */
  function wireStoredRequest(c: Context, outcome: RequestOutcome): Response {
    const locale = contentLocale(c.req.header(localeHeader));
    if (outcome.kind === 'conflict') return refuseUsedKey(c, locale);
    if (outcome.kind === 'wait') return refuse(c, 429, reasonText('tooMany', locale), outcome.seconds);
    if (outcome.kind === 'refused') return refuseFields(c, outcome.fields ?? []);
    return answer(c, { success: true, ...('reference' in outcome && { referencia: outcome.reference }) });
  }

  return app;
}
