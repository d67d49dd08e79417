import { audit } from '#audit';
import { parseCode } from '#forms/codes';
import { madridSql } from '#madrid-clock';
import { TODAY, takenAtSql, VOUCHER_GROUPS } from '#requests/vouchers';
import type { Db, Querier } from '#store/db';

export const VOUCHER_STATES = ['open', 'redeemed', 'expired'] as const;
type VoucherState = (typeof VOUCHER_STATES)[number];

/** A voucher as the desk reads it; times are "YYYY-MM-DD HH:MM" by the clinics' clock, days YYYY-MM-DD. */
export type DeskVoucher = {
  id: number;
  code: string;
  state: VoucherState;
  product: string | null;
  /** To be paid at the clinic; null where the catalogue had no price. */
  priceCents: number | null;
  name: string;
  /** Of who asked for it; null to a clinic it was not asked for at. */
  phone: string | null;
  clinicId: number;
  clinic: string | null;
  requestedAt: string;
  /** Its last day; null: not limited. */
  goodUntil: string | null;
  /** Whether somebody else may use it; null: nothing is said. */
  isTransferable: boolean | null;
  redeemedAt: string | null;
  /** The name of somebody of the staff, or the account of a machine. */
  redeemedBy: string | null;
  redeemedAtClinic: string | null;
  /** Redeemed less than a day ago: a manager may take it back. */
  isRecent: boolean;
  /** Those of the account, or of all for an account of all, where it is taken. */
  takenAt: { id: number; name: string }[];
};

const STATE = `case when redeemed_at is not null then 'redeemed' when good_until < ${TODAY} then 'expired' else 'open' end`;

/** $1 are the clinics of the account, none for all. */
const selectVouchers = (where: string, rest = ''): string =>
  `select product_request.id, code, ${STATE} as state, product_name ->> 'es' as product, price_cents as "priceCents", name,
          case when $1::integer[] = '{}' or clinic_id = any($1) then phone end as phone,
          clinic_id as "clinicId", (select nombre ->> 'es' from centromedico where id = clinic_id) as clinic,
          ${madridSql('created_at')} as "requestedAt", good_until::text as "goodUntil",
          (select regalable from producto where id = product_id) as "isTransferable",
          ${madridSql('redeemed_at')} as "redeemedAt",
          coalesce((select staff.name from staff where redeemed_by = 'staff ' || staff.id), redeemed_by) as "redeemedBy",
          (select nombre ->> 'es' from centromedico
           where redeemed_at is not null and id = coalesce(redeemed_clinic_id, clinic_id)) as "redeemedAtClinic",
          coalesce(redeemed_at > now() - interval '1 day', false) as "isRecent",
          coalesce((select json_agg(json_build_object('id', id, 'name', nombre ->> 'es') order by id <> clinic_id, nombre ->> 'es')
                    from centromedico as clinic
                    where ($1::integer[] = '{}' or id = any($1)) and ${takenAtSql('clinic.id')}), '[]'::json) as "takenAt"
   from voucher join product_request on product_request.id = product_request_id
   where ${where} ${rest}`;

type Refused = 'mistyped' | 'unknown';

/**
 * The voucher of a whole code, at every clinic that takes it: who shows the code is there. 'unknown' also to an account none of
 * whose clinics takes it.
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
  /** One of those; null for all. */
  chosen: number | null;
  state: VoucherState | null;
  /** Part of a code, as typed; '' matches all. */
  text: string;
  /** Only those before this one; null from the latest. */
  before: number | null;
};

/** The vouchers asked for or redeemed at these clinics, the latest first, a page at a time. */
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

/** Why a redemption was a mistake. */
export const UNDO_REASONS = ['wrongVoucher', 'notProvided', 'other'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** Makes a voucher good again that was redeemed by mistake less than a day ago; false when there is nothing to take back. */
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
