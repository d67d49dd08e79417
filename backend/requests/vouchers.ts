import { audit } from '#audit';
import { parseCode } from '#forms/codes';
import { madridSql, TODAY } from '#madrid-sql';
import type { Db, Querier } from '#store/db';

/** 7KQF-M2TX-9RWA: eleven random characters, 54 bits, and a check character. */
export const VOUCHER_GROUPS = 3;

/**
 * SQL of whether a voucher of `product_request` is valid at a clinic: the one of the request, and those that offer its
 * product.
 */
export const validAtSql = (clinic: string): string =>
  `(product_request.clinic_id = ${clinic} or ${offeredAtSql('product_request.product_id', clinic)})`;

/**
 * redeemed: now, with the product; used: earlier, at a time on the clinics' clock; expired: `on` was its last day;
 * elsewhere: not valid at that clinic.
 */
export type Redemption =
  | { kind: 'redeemed'; code: string; product: string | null; name: string; priceCents: number | null }
  | { kind: 'used'; at: string }
  | { kind: 'expired'; on: string }
  | { kind: 'mistyped' }
  | { kind: 'elsewhere' }
  | { kind: 'unknown' };

/** The actor and the clinic; if `clinicId` is null, the clinic of the voucher is assumed. */
export type Redeeming = { actor: string; clinicId: number | null };

/** Redeems a voucher once, with an entry in the access log: of two simultaneous calls one returns `used`. */
export const redeemVoucher = async (db: Db, typed: string, { actor, clinicId }: Redeeming): Promise<Redemption> =>
  await db.tx(async (tx) => {
    const code = parseCode(typed, VOUCHER_GROUPS);
    if (code === null) return { kind: 'mistyped' };
    const [redeemed] = await tx.query<{ product: string | null; name: string; priceCents: number | null }>(
      `update voucher set redeemed_at = now(), redeemed_by = $2, redeemed_clinic_id = $3 from product_request
       where code = $1 and redeemed_at is null and coalesce(good_until >= ${TODAY}, true)
         and product_request.id = product_request_id and ($3::integer is null or ${validAtSql('$3::integer')})
       returning product_name ->> 'es' as product, name, price_cents as "priceCents"`,
      [code, actor, clinicId],
    );
    if (!redeemed) return await whyNot(tx, code);
    await audit(tx, {
      actor,
      action: 'redeem',
      reference: code,
      details: clinicId === null ? {} : { clinic: clinicId },
    });
    return { kind: 'redeemed', code, ...redeemed };
  });

async function whyNot(tx: Querier, code: string): Promise<Redemption> {
  const [voucher] = await tx.query<{ at: string | null; on: string; isExpired: boolean | null }>(
    `select ${madridSql('redeemed_at')} as at, good_until::text as "on", good_until < ${TODAY} as "isExpired"
     from voucher where code = $1`,
    [code],
  );
  if (!voucher) return { kind: 'unknown' };
  if (voucher.at !== null) return { kind: 'used', at: voucher.at };
  return voucher.isExpired ? { kind: 'expired', on: voucher.on } : { kind: 'elsewhere' };
}

/**
 * SQL of whether a product is offered at a clinic: one of those it lists, or any clinic of the group if it lists none.
 */
export const offeredAtSql = (product: string, clinic: string): string =>
  `case when exists (select from producto_centromedico where producto_id = ${product})
     then exists (select from producto_centromedico where producto_id = ${product} and centromedico_id = ${clinic})
     else exists (select from centromedico where id = ${clinic} and not otro) end`;
