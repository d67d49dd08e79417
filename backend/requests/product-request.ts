import { z } from 'zod';
import { countAttempt, REQUESTS_OF_ADDRESS, REQUESTS_OF_EMAIL } from '@/backend/accounts/limits';
import type { ContentLocale } from '@/backend/catalogue/locale';
import { enqueueMail } from '@/backend/outbox/enqueue';
import type { Db, Querier } from '@/backend/store/db';
import { type Clinic, inLocale, readClinic, type Texts } from './catalogue-names';
import { createCode } from './codes';
import { emailAddress, flag, personName, recordId, requiredText } from './fields';
import { knownRequest, requestHash, type Sending } from './stored-once';
import { VOUCHER_GROUPS } from './vouchers';

const productRequest = z.object({
  producto: recordId,
  centromedico: recordId,
  nombre: personName,
  email: emailAddress,
  telefono: requiredText(50),
  newsletter: flag,
});

type ProductRequest = z.output<typeof productRequest>;
type Product = { names: Texts; priceCents: number | null };

/** accepted: stored, now or before; refused: something is missing or not offered; conflict: the key was another's. */
export type Receipt =
  | { kind: 'accepted' }
  | { kind: 'refused' }
  | { kind: 'conflict' }
  | { kind: 'wait'; seconds: number };

/**
 * Stores a request of a product with its voucher and the mails to the visitor and the clinic, all in one transaction, once
 * per idempotency key (M155, M156). Name and price are those of the catalogue on that day.
 */
export async function requestProduct(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  body: unknown,
  sending: Sending,
): Promise<Receipt> {
  const parsed = productRequest.safeParse(body);
  if (!parsed.success) return { kind: 'refused' };
  const request = parsed.data;
  const seconds =
    (await countAttempt(db, REQUESTS_OF_ADDRESS, sending.address)) ??
    (await countAttempt(db, REQUESTS_OF_EMAIL, request.email));
  if (seconds !== null) return { kind: 'wait', seconds };
  const hash = requestHash(request);
  return await db.tx(async (tx): Promise<Receipt> => {
    const known = await knownRequest(tx, 'product_request', sending, hash);
    if (known !== 'new') return { kind: known === 'again' ? 'accepted' : 'conflict' };
    const product = await readProduct(tx, request.producto);
    const clinic = product && (await readClinic(tx, request.centromedico));
    if (!clinic || !(await isOfferedAt(tx, request))) return { kind: 'refused' };
    const code = await store(tx, request, product, sending, hash);
    // Somebody stored it under this key in the same instant.
    if (code === null) {
      return { kind: (await knownRequest(tx, 'product_request', sending, hash)) === 'again' ? 'accepted' : 'conflict' };
    }
    await sendMails(tx, { request, product, clinic, code, locale: sending.locale, operatorEmail });
    return { kind: 'accepted' };
  });
}

async function readProduct(tx: Querier, id: number): Promise<Product | null> {
  const [product] = await tx.query<Product>(
    'select nombre as names, (precio * 100)::integer as "priceCents" from producto where id = $1',
    [id],
  );
  return product ?? null;
}

/** At the clinics of the product; a product that names none is offered at every clinic of the group. */
async function isOfferedAt(tx: Querier, { producto, centromedico }: ProductRequest): Promise<boolean> {
  const [offered] = await tx.query<{ isOffered: boolean }>(
    `select case when exists (select 1 from producto_centromedico where producto_id = $1)
              then exists (select 1 from producto_centromedico where producto_id = $1 and centromedico_id = $2)
              else exists (select 1 from centromedico where id = $2 and not otro) end as "isOffered"`,
    [producto, centromedico],
  );
  return offered?.isOffered ?? false;
}

/** The code of the voucher; null when a request was stored under the key meanwhile. */
async function store(
  tx: Querier,
  request: ProductRequest,
  product: Product,
  { locale, idempotencyKey }: Sending,
  hash: string,
): Promise<string | null> {
  const [stored] = await tx.query<{ id: number }>(
    `insert into product_request (product_id, product_name, price_cents, clinic_id, name, email, phone, wants_newsletter,
       locale, idempotency_key, request_hash)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      request.producto,
      JSON.stringify(product.names),
      product.priceCents,
      request.centromedico,
      request.nombre,
      request.email,
      request.telefono,
      request.newsletter,
      locale,
      idempotencyKey,
      hash,
    ],
  );
  if (!stored) return null;
  const code = createCode(VOUCHER_GROUPS);
  await tx.query('insert into voucher (code, product_request_id) values ($1, $2)', [code, stored.id]);
  return code;
}

type Mailed = {
  request: ProductRequest;
  product: Product;
  clinic: Clinic;
  code: string;
  locale: ContentLocale;
  operatorEmail: string | null;
};

async function sendMails(
  tx: Querier,
  { request, product, clinic, code, locale, operatorEmail }: Mailed,
): Promise<void> {
  const about = (language: ContentLocale) => ({
    person: { name: request.nombre, phone: request.telefono, email: request.email },
    product: inLocale(product.names, language),
    priceCents: product.priceCents,
    clinic: { name: inLocale(clinic.names, language), address: clinic.address, phone: clinic.phone },
    code,
  });
  await enqueueMail(tx, { kind: 'voucher', recipient: request.email, locale, payload: about(locale) });
  const recipient = clinic.email ?? operatorEmail;
  // Without a mailbox of the clinic or the operator the request is seen in the operator's list.
  if (recipient === null) return;
  const payload = { ...about('es'), wantsNewsletter: request.newsletter };
  await enqueueMail(tx, { kind: 'product-request-notice', recipient, locale: 'es', payload });
}
