import type { Context } from 'hono';
import { auditList, staffActor } from '#audit';
import {
  type DeskVoucher,
  findVoucher,
  readVoucher,
  readVouchers,
  UNDO_REASONS,
  undoRedemption,
  VOUCHER_STATES,
  VOUCHERS_PAGE,
} from '#reception/vouchers';
import { redeemVoucher } from '#requests/vouchers';
import type { StaffAccount } from '#staff/account';
import type { Db } from '#store/db';
import { chosenClinic } from './staff-bookings';
import { answerStaff, refuseStaff, type StaffEndpoints, type StaffOptions, textOf } from './staff-endpoint';

/** Why a voucher is not shown or redeemed. */
export const VOUCHER_REASONS = {
  ...{ mistyped: 'voucherMistyped', unknown: 'voucherUnknown', used: 'voucherUsed' },
  ...{ expired: 'voucherExpired', elsewhere: 'voucherElsewhere' },
} as const;

const refuse = (c: Context, kind: keyof typeof VOUCHER_REASONS): Response =>
  refuseStaff(c, kind === 'mistyped' ? 422 : kind === 'unknown' ? 404 : 409, VOUCHER_REASONS[kind]);

/**
 * Vouchers at the desk (docs/desk.md). Codes are sent in the body: they have a value, and must be in no address or log.
 */
export function voucherEndpoints({ on }: StaffEndpoints, { db }: StaffOptions): void {
  on('POST', '/bonos/buscar', 'patients', async ({ c, account, body }) => {
    const clinics = chosenClinic(numberText(body.clinica), account);
    const state = VOUCHER_STATES.find((one) => one === body.estado) ?? null;
    const before = numberText(body.antes);
    if (clinics === null || (state === null && textOf(body.estado) !== '')) return refuseStaff(c, 422, 'badQuery');
    const vouchers = await db.tx(async (tx) => {
      await auditList(tx, staffActor(account.id), 'vouchers', { clinic: clinics.chosen ?? 'all' });
      const query = {
        ...clinics,
        state,
        text: textOf(body.texto).slice(0, 40),
        before: before ? Number(before) : null,
      };
      return await readVouchers(tx, query);
    });
    return answerStaff(c, { bonos: vouchers.map(wireVoucher), hayMas: vouchers.length === VOUCHERS_PAGE });
  });

  on('POST', '/bonos/ver', 'patients', async ({ c, account, body }) => {
    return await answerWith(c, db, account, textOf(body.codigo));
  });

  on('POST', '/bonos/canjear', 'patients', async ({ c, account, body }) => {
    const code = textOf(body.codigo);
    const voucher = await findVoucher(db, code, account.clinicIds);
    if (typeof voucher === 'string') return refuse(c, voucher);
    const clinicId = voucher.takenAt.find(({ id }) => id === body.clinica)?.id;
    if (clinicId === undefined) return refuse(c, 'elsewhere');
    const outcome = await redeemVoucher(db, code, { actor: staffActor(account.id), clinicId });
    return outcome.kind === 'redeemed' ? await answerWith(c, db, account, code) : refuse(c, outcome.kind);
  });

  on('POST', '/bonos/deshacer', 'manager', async ({ c, account, body }) => {
    const code = textOf(body.codigo);
    const reason = UNDO_REASONS.find((one) => one === body.razon);
    if (!reason) return refuseStaff(c, 422, 'voucherReason');
    const voucher = await findVoucher(db, code, account.clinicIds);
    if (typeof voucher === 'string') return refuse(c, voucher);
    const isUndone = await undoRedemption(db, voucher, { actor: staffActor(account.id), reason });
    return isUndone ? await answerWith(c, db, account, code) : refuseStaff(c, 409, 'voucherNotRecent');
  });
}

async function answerWith(c: Context, db: Db, { id, clinicIds }: StaffAccount, typed: string): Promise<Response> {
  const voucher = await readVoucher(db, typed, { actor: staffActor(id), clinicIds });
  return typeof voucher === 'string' ? refuse(c, voucher) : answerStaff(c, wireVoucher(voucher));
}

/** Returns the digits of a number in a body, or ''. */
const numberText = (value: unknown): string => (Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : '');

const wireVoucher = (voucher: DeskVoucher) => ({
  ...{ id: voucher.id, codigo: voucher.code, estado: voucher.state, producto: voucher.product },
  ...{ centimos: voucher.priceCents, nombre: voucher.name, telefono: voucher.phone, clinica: voucher.clinic },
  ...{ centromedico: voucher.clinicId, pedido: voucher.requestedAt, hasta: voucher.goodUntil },
  ...{ regalable: voucher.isTransferable, canjeado: voucher.redeemedAt, canjeadopor: voucher.redeemedBy },
  ...{ canjeadoen: voucher.redeemedAtClinic, reciente: voucher.isRecent },
  sirveen: voucher.takenAt.map(({ id, name }) => ({ id, nombre: name })),
});
