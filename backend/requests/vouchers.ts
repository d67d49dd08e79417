import { madridSql } from '#madrid-clock';
import type { Db } from '#store/db';
import { parseCode } from './codes';

/** 7KQF-M2TX-9RWA: eleven random characters, 54 bits, and one that checks them. */
export const VOUCHER_GROUPS = 3;

/** redeemed: now, and what it was for; used: it was before, at a time of the clinics' clock; expired: its last day. */
export type Redemption =
  | { kind: 'redeemed'; code: string; product: string | null; name: string; priceCents: number | null }
  | { kind: 'used'; at: string }
  | { kind: 'expired'; on: string }
  | { kind: 'mistyped' }
  | { kind: 'unknown' };

/** Redeems a voucher, once: of two desks at the same time one gets `used`. */
export async function redeemVoucher(db: Db, typed: string): Promise<Redemption> {
  const code = parseCode(typed, VOUCHER_GROUPS);
  if (code === null) return { kind: 'mistyped' };
  const [redeemed] = await db.query<{ product: string | null; name: string; priceCents: number | null }>(
    `update voucher set redeemed_at = now() from product_request
     where code = $1 and redeemed_at is null
       and coalesce(good_until >= (now() at time zone 'Europe/Madrid')::date, true) and product_request.id = product_request_id
     returning product_name ->> 'es' as product, name, price_cents as "priceCents"`,
    [code],
  );
  if (redeemed) return { kind: 'redeemed', code, ...redeemed };
  const [voucher] = await db.query<{ at: string | null; on: string }>(
    `select ${madridSql('redeemed_at')} as at, good_until::text as "on"
     from voucher where code = $1`,
    [code],
  );
  if (!voucher) return { kind: 'unknown' };
  return voucher.at === null ? { kind: 'expired', on: voucher.on } : { kind: 'used', at: voucher.at };
}
