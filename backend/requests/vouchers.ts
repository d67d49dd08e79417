import type { Db } from '@/backend/store/db';
import { parseCode } from './codes';

/** 7KQF-M2TX-9RWA: eleven random characters, 54 bits, and one that checks them. */
export const VOUCHER_GROUPS = 3;

/** redeemed: now, and what it was for; used: it was before, at a time of the clinics' clock. */
export type Redemption =
  | { kind: 'redeemed'; code: string; product: string | null; name: string; priceCents: number | null }
  | { kind: 'used'; at: string }
  | { kind: 'mistyped' }
  | { kind: 'unknown' };

/** Redeems a voucher, once: of two people at two desks one is told that it was used. */
export async function redeemVoucher(db: Db, typed: string): Promise<Redemption> {
  const code = parseCode(typed, VOUCHER_GROUPS);
  if (code === null) return { kind: 'mistyped' };
  const [redeemed] = await db.query<{ product: string | null; name: string; priceCents: number | null }>(
    `update voucher set redeemed_at = now() from product_request
     where code = $1 and redeemed_at is null and product_request.id = product_request_id
     returning product_name ->> 'es' as product, name, price_cents as "priceCents"`,
    [code],
  );
  if (redeemed) return { kind: 'redeemed', code, ...redeemed };
  const [used] = await db.query<{ at: string }>(
    `select to_char(redeemed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as at from voucher where code = $1`,
    [code],
  );
  return used ? { kind: 'used', at: used.at } : { kind: 'unknown' };
}
