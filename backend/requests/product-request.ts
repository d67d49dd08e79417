import { callPromise } from '@clinic/contract/call-hours';
import { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import { type Clinic, inLocale, readClinic, type Texts } from '#catalogue/names';
import { createCode } from '#forms/codes';
import { callablePhone, emailAddress, flag, personName, recordId } from '#forms/fields';
import type { Sending } from '#forms/stored-once';
import { TODAY } from '#madrid-sql';
import { enqueueWithNotice } from '#outbox/enqueue';
import { sealed } from '#sealing/values';
import type { Querier } from '#store/db';
import { acceptRequest, type RequestOptions, type RequestOutcome } from './accept';
import { offeredAtSql, VOUCHER_GROUPS } from './vouchers';

const productRequest = z.object({
  producto: recordId,
  centromedico: recordId,
  nombre: personName,
  email: emailAddress,
  telefono: callablePhone,
  newsletter: flag,
});

type ProductRequest = z.output<typeof productRequest>;
type Product = { names: Texts; priceCents: number | null; validMonths: number | null; isTransferable: boolean | null };
/** `goodUntil` is the last valid day, YYYY-MM-DD; null: unlimited. */
type Voucher = { code: string; goodUntil: string | null };

/**
 * Stores a product request with its voucher and the mails to the visitor and the clinic, once per idempotency key
 * (M155, M156). Name and price are taken from the catalogue at that time.
 */
export const requestProduct = (
  { db, operatorEmail }: RequestOptions,
  body: unknown,
  sending: Sending,
): Promise<RequestOutcome<'product_request'>> =>
  acceptRequest(
    db,
    {
      table: 'product_request',
      schema: productRequest,
      store: async (tx, request, { hash }) => {
        const product = await readProduct(tx, request.producto);
        if (!product) return { kind: 'refused', fields: ['producto'] };
        const clinic = await readClinic(tx, request.centromedico);
        if (!clinic || !(await isOfferedAt(tx, request))) return { kind: 'refused', fields: ['centromedico'] };
        const voucher = await insertRequest(tx, request, product, sending, hash);
        if (voucher === null) return null;
        const payload = (locale: ContentLocale) => mailPayload({ request, product, clinic, voucher, locale });
        await enqueueWithNotice(tx, {
          visitor: { email: request.email, locale: sending.locale, kind: 'voucher' },
          payload: payload(sending.locale),
          desk: clinic.email ?? operatorEmail,
          notice: {
            kind: 'product-request-notice',
            payload: { ...payload('es'), wantsNewsletter: request.newsletter },
          },
        });
        return { kind: 'accepted' };
      },
    },
    body,
    sending,
  );

async function readProduct(tx: Querier, id: number): Promise<Product | null> {
  const [product] = await tx.query<Product>(
    `select texts -> 'nombre' as names, (precio * 100)::integer as "priceCents", validezmeses as "validMonths",
            regalable as "isTransferable" from producto where id = $1`,
    [id],
  );
  return product ?? null;
}

async function isOfferedAt(tx: Querier, { producto, centromedico }: ProductRequest): Promise<boolean> {
  const [offered] = await tx.query<{ isOffered: boolean }>(
    `select ${offeredAtSql('$1::integer', '$2::integer')} as "isOffered"`,
    [producto, centromedico],
  );
  return offered?.isOffered ?? false;
}

/** Returns the voucher, or null when the key has already been used. */
async function insertRequest(
  tx: Querier,
  request: ProductRequest,
  product: Product,
  { locale, idempotencyKey }: Sending,
  hash: string,
): Promise<Voucher | null> {
  const [stored] = await tx.query<{ id: number }>(
    `insert into product_request (product_id, product_name, price_cents, clinic_id, name, email, phone, wants_newsletter,
       locale, idempotency_key, request_hash)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      request.producto,
      JSON.stringify(product.names),
      product.priceCents,
      request.centromedico,
      sealed(request.nombre),
      sealed(request.email),
      sealed(request.telefono),
      request.newsletter,
      locale,
      idempotencyKey,
      hash,
    ],
  );
  if (!stored) return null;
  const code = createCode(VOUCHER_GROUPS);
  // Computed on the clinics' calendar: a voucher of six months requested on 31 August is valid until 28 February.
  const [voucher] = await tx.query<{ goodUntil: string | null }>(
    `insert into voucher (code, product_request_id, good_until)
     values ($1, $2, (${TODAY} + make_interval(months => $3::integer))::date)
     returning good_until::text as "goodUntil"`,
    [code, stored.id, product.validMonths],
  );
  return { code, goodUntil: voucher?.goodUntil ?? null };
}

type Mailed = {
  request: ProductRequest;
  product: Product;
  clinic: Clinic;
  voucher: Voucher;
  locale: ContentLocale;
};

const mailPayload = ({ request, product, clinic, voucher, locale }: Mailed): object => ({
  person: { name: request.nombre, phone: request.telefono, email: request.email },
  product: inLocale(product.names, locale),
  priceCents: product.priceCents,
  clinic: { name: inLocale(clinic.names, locale), address: clinic.address, phone: clinic.phone },
  ...voucher,
  isTransferable: product.isTransferable,
  call: callPromise(new Date()).window,
});
