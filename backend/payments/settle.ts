import { createHash } from 'node:crypto';
import { markPayerKnown } from '#bookings/email-check';
import { confirmSeat } from '#bookings/hold';
import { type MailOptions, sendBookingMails } from '#bookings/mails';
import { issueReceipt } from '#receipts/issue';
import type { IssuingOptions } from '#receipts/issuer';
import type { Db, Querier } from '#store/db';
import type { Notice, ProviderName } from './provider';

/**
 * paid: the booking is confirmed; needs_refund: paid, but its seat is gone or the booking was already paid; mismatch:
 * amount or currency differ from ours; replayed: this notice was already processed; unknown: no such order; ignored:
 * not about the payment, or the payment is already settled.
 */
export type Settlement = 'paid' | 'denied' | 'needs_refund' | 'mismatch' | 'replayed' | 'unknown' | 'ignored';

export type SettleOptions = MailOptions & IssuingOptions;

type Row = { id: number; numcita: string; status: string; amountCents: number; currency: string };

/**
 * Applies a verified notice in one transaction: records the notice, settles the attempt, confirms the booking, issues
 * its receipt and queues its mails, or does none of it. A repeated notice, or a later one that says less, changes
 * nothing.
 */
export async function settlePayment(
  db: Db,
  provider: ProviderName,
  notice: Notice,
  options: SettleOptions = {},
): Promise<Settlement> {
  const hash = createHash('sha256').update(`${provider}:${notice.signed}`).digest('hex');
  let paid: string | null = null;
  const settlement = await db.tx(async (tx): Promise<Settlement> => {
    const payment = await lockPayment(tx, provider, notice.orderCode);
    if (!payment) return 'unknown';
    if ((await tx.query('select 1 from payment_event where hash = $1', [hash])).length > 0) return 'replayed';
    const { outcome, send } = await settle(tx, payment, notice);
    await tx.query('insert into payment_event (payment_id, hash, outcome, body) values ($1, $2, $3, $4::jsonb)', [
      payment.id,
      hash,
      outcome,
      JSON.stringify(notice.body),
    ]);
    // Last: it may lock the counter of receipts until the end of the transaction.
    await send?.(options);
    if (outcome === 'paid') paid = payment.numcita;
    return outcome;
  });
  if (paid !== null) await markPayerKnown(db, paid);
  return settlement;
}

type Outcome = Exclude<Settlement, 'replayed' | 'unknown'>;

/** The outcome of a notice. `send` issues the receipt and queues the mails after everything else; absent if none. */
type Settled = { outcome: Outcome; send?: (options: SettleOptions) => Promise<void> };

async function settle(tx: Querier, payment: Row, notice: Notice): Promise<Settled> {
  if (notice.result === 'other') return { outcome: 'ignored' };
  if (notice.result === 'denied') {
    // A payment is not undone by the refusal of another attempt.
    if (payment.status !== 'pending' && payment.status !== 'expired') return { outcome: 'ignored' };
    await close(tx, payment, 'denied');
    return { outcome: 'denied' };
  }
  if (notice.amountCents !== payment.amountCents || notice.currency !== payment.currency)
    return { outcome: 'mismatch' };
  if (['paid', 'needs_refund', 'refunded'].includes(payment.status)) return { outcome: 'ignored' };
  const isBooked = await isPaidAlready(tx, payment);
  const seat = isBooked ? 'lapsed' : await confirmSeat(tx, payment.numcita);
  const { numcita } = payment;
  if (seat === 'lapsed') {
    await close(tx, payment, 'needs_refund');
    // A payment refunded before its receipt was issued needs none.
    const send = (options: SettleOptions) => sendBookingMails(tx, 'payment-refund', numcita, options, { isBooked });
    return { outcome: 'needs_refund', send };
  }
  await close(tx, payment, 'paid');
  const send = async (options: SettleOptions) => {
    const issue = () => issueReceipt(tx, payment, options);
    if (seat === 'already') await issue();
    else await sendBookingMails(tx, 'booking-confirmed', numcita, { ...options, issue }, { isPaid: true });
  };
  return { outcome: 'paid', send };
}

/**
 * Locks the row of an order. The booking is locked first, as everywhere, so that notices about one booking are
 * serialized.
 */
async function lockPayment(tx: Querier, provider: ProviderName, orderCode: string): Promise<Row | null> {
  const [found] = await tx.query<{ numcita: string }>(
    'select numcita from payment where order_code = $1 and provider = $2',
    [orderCode, provider],
  );
  if (!found) return null;
  await tx.query('select 1 from booking where numcita = $1 for update', [found.numcita]);
  const [payment] = await tx.query<Row>(
    `select id, numcita, status, amount_cents as "amountCents", currency from payment where order_code = $1 for update`,
    [orderCode],
  );
  return payment ?? null;
}

/** True when another attempt has already paid the booking. */
async function isPaidAlready(tx: Querier, { id, numcita }: Row): Promise<boolean> {
  const rows = await tx.query(`select 1 from payment where numcita = $1 and id <> $2 and status = 'paid'`, [
    numcita,
    id,
  ]);
  return rows.length > 0;
}

async function close(tx: Querier, { id }: Row, status: 'paid' | 'denied' | 'needs_refund'): Promise<void> {
  await tx.query('update payment set status = $2, settled_at = now() where id = $1', [id, status]);
}
