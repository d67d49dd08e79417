import { audit } from '#audit';
import { parseCode } from '#forms/codes';
import { madridSql, TODAY } from '#madrid-sql';
import { VOUCHER_GROUPS, validAtSql } from '#requests/vouchers';
import type { Db, Querier } from '#store/db';

export const VOUCHER_STATES = ['open', 'redeemed', 'expired'] as const;
type VoucherState = (typeof VOUCHER_STATES)[number];

/** A voucher at the desk; times are "YYYY-MM-DD HH:MM" on the clinics' clock, days YYYY-MM-DD. */
export type DeskVoucher = {
  id: number;
  code: string;
  state: VoucherState;
  product: string | null;
  /** Price to pay at the clinic; null if the catalogue had none. */
  priceCents: number | null;
  name: string;
  /** Phone number of the requester; null for clinics other than the one of the request. */
  phone: string | null;
  clinicId: number;
  clinic: string | null;
  requestedAt: string;
  /** Last valid day; null: unlimited. */
  goodUntil: string | null;
  /** Whether it is transferable; null: not stated. */
  isTransferable: boolean | null;
  redeemedAt: string | null;
  /** The name of a staff member, or the account of a machine. */
  redeemedBy: string | null;
  redeemedAtClinic: string | null;
  /** Redeemed less than a day ago: a manager may undo it. */
  isRecent: boolean;
  /** Clinics where it is valid, limited to the account's clinics. */
  takenAt: { id: number; name: string }[];
};

const STATE = `case when redeemed_at is not null then 'redeemed' when good_until < ${TODAY} then 'expired' else 'open' end`;

/** $1 are the clinics of the account, empty for all. */
const selectVouchers = (where: string, rest = ''): string =>
  `select product_request.id, code, ${STATE} as state, product_name ->> 'es' as product, price_cents as "priceCents", name,
          case when $1::integer[] = '{}' or clinic_id = any($1) then phone end as phone,
          clinic_id as "clinicId",
          (select localized_text(texts, 'nombre', 'es') from centromedico where id = clinic_id) as clinic,
          ${madridSql('created_at')} as "requestedAt", good_until::text as "goodUntil",
          (select regalable from producto where id = product_id) as "isTransferable",
          ${madridSql('redeemed_at')} as "redeemedAt",
          coalesce((select staff.name from staff where redeemed_by = 'staff ' || staff.id), redeemed_by) as "redeemedBy",
          (select localized_text(texts, 'nombre', 'es') from centromedico
           where redeemed_at is not null and id = coalesce(redeemed_clinic_id, clinic_id)) as "redeemedAtClinic",
          coalesce(redeemed_at > now() - interval '1 day', false) as "isRecent",
          coalesce((select json_agg(json_build_object('id', id, 'name', name) order by id <> clinic_id, name)
                    from (select id, localized_text(texts, 'nombre', 'es') as name from centromedico) as clinic
                    where ($1::integer[] = '{}' or id = any($1)) and ${validAtSql('clinic.id')}), '[]'::json) as "takenAt"
   from voucher join product_request on product_request.id = product_request_id
   where ${where} ${rest}`;

type Refused = 'mistyped' | 'unknown';

/**
 * Returns the voucher with a complete code, also at other clinics than the requested one if it is valid there,
 * because the person with the code is present. 'unknown' if it is valid at none of the account's clinics.
 */
export async function findVoucher(
  q: Querier,
  typed: string,
  clinicIds: readonly number[],
): Promise<DeskVoucher | Refused> {
  const code = parseCode(typed, VOUCHER_GROUPS);
  if (code === null) return 'mistyped';
  const [voucher] = await q.query<DeskVoucher>(selectVouchers('code = $2'), [clinicIds, code]);
  return !voucher || (clinicIds.length > 0 && voucher.takenAt.length === 0) ? 'unknown' : voucher;
}

/** `findVoucher` with an entry in the access log. */
export const readVoucher = (
  db: Db,
  typed: string,
  { actor, clinicIds }: { actor: string; clinicIds: readonly number[] },
): Promise<DeskVoucher | Refused> =>
  db.tx(async (tx) => {
    const voucher = await findVoucher(tx, typed, clinicIds);
    if (typeof voucher !== 'string') await audit(tx, { actor, action: 'show', reference: voucher.code });
    return voucher;
  });

export const VOUCHERS_PAGE = 50;

export type VoucherQuery = {
  clinicIds: readonly number[];
  /** One of the clinics; null for all. */
  chosen: number | null;
  state: VoucherState | null;
  /** Part of a code, as typed; '' matches all. */
  text: string;
  /** Only vouchers with ids below this one; null: from the latest. */
  before: number | null;
};

/** Returns a page of the vouchers requested or redeemed at these clinics, latest first. */
export const readVouchers = (
  q: Querier,
  { clinicIds, chosen, state, text, before }: VoucherQuery,
): Promise<DeskVoucher[]> =>
  q.query<DeskVoucher>(
    selectVouchers(
      `($1::integer[] = '{}' or clinic_id = any($1) or redeemed_clinic_id = any($1))
       and ($2::integer is null or clinic_id = $2 or redeemed_clinic_id = $2)
       and ($3::text is null or ${STATE} = $3)
       and ($4::text = '' or strpos(replace(code, '-', ''), $4) > 0)
       and ($5::bigint is null or product_request.id < $5)`,
      `order by product_request.id desc limit ${VOUCHERS_PAGE}`,
    ),
    [clinicIds, chosen, state, text.toUpperCase().replace(/[\s-]/g, ''), before],
  );

/** Reasons to undo a redemption. */
export const UNDO_REASONS = ['wrongVoucher', 'notProvided', 'other'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** Undoes a redemption made less than a day ago; returns false when there is none. */
export const undoRedemption = (
  db: Db,
  voucher: DeskVoucher,
  { actor, reason }: { actor: string; reason: UndoReason },
): Promise<boolean> =>
  db.tx(async (tx) => {
    const undone = await tx.query(
      `update voucher set redeemed_at = null, redeemed_by = null, redeemed_clinic_id = null
       where code = $1 and redeemed_at > now() - interval '1 day' returning code`,
      [voucher.code],
    );
    if (undone.length === 0) return false;
    const details = { reason, was: voucher.redeemedAt, by: voucher.redeemedBy };
    await audit(tx, { actor, action: 'unredeem', reference: voucher.code, details });
    return true;
  });
