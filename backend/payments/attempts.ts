import { randomInt } from 'node:crypto';
import type { ContentLocale } from '#catalogue/locale';
import { type SlotTest, testName } from '#hours/slot-tests';
import { madridSql } from '#madrid-sql';
import type { Querier } from '#store/db';
import type { Attempt, ProviderName } from './provider';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Returns a new order number in the format of the banks: twelve characters, the first four digits, never used before.
 */
const createOrderCode = (): string =>
  String(randomInt(10_000)).padStart(4, '0') +
  Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Stores an attempt to pay a booking, pending the bank's notice. Runs in the caller's transaction. */
export async function openAttempt(
  tx: Querier,
  provider: ProviderName,
  booking: { numcita: string; amountCents: number },
): Promise<string> {
  const orderCode = createOrderCode();
  await tx.query('insert into payment (numcita, order_code, provider, amount_cents) values ($1, $2, $3, $4)', [
    booking.numcita,
    orderCode,
    provider,
    booking.amountCents,
  ]);
  return orderCode;
}

/** The state that the page of a booking shows. `heldUntil` is HH:MM on the clinics' clock. */
export type PaymentState =
  | { kind: 'payable'; attempt: Attempt; slot: PaidSlot; heldUntil: string }
  | { kind: 'paid'; numcita: string; locale: ContentLocale }
  | { kind: 'lapsed'; numcita: string; locale: ContentLocale };

/** `reference` is the short number for people, as in mails and on the result page. */
type PaidSlot = { reference: string; test: SlotTest; day: string; initTime: string; clinic: string | null };

type Found = {
  status: string;
  isLive: boolean;
  locale: ContentLocale;
  amountCents: number;
  reference: string;
  test: SlotTest;
  day: string;
  initTime: string;
  heldUntil: string | null;
  clinic: string | null;
};

/**
 * Returns the payable booking with its attempt. If the bank denied the last attempt and the slot is still held, creates
 * a new one, because an order can be used once. Null for an unknown number.
 */
export async function readPaymentState(
  tx: Querier,
  provider: ProviderName,
  numcita: string,
): Promise<PaymentState | null> {
  if (!/^[A-Za-z0-9_-]{22}$/.test(numcita)) return null;
  const [booking] = await tx.query<Found>(
    `select status, coalesce(hold_until > now(), false) as "isLive", locale, amount_cents as "amountCents", reference, test, day,
            init_hhmm as "initTime", ${madridSql('hold_until', 'HH24:MI')} as "heldUntil",
            (select localized_text(texts, 'nombre', booking.locale) from centromedico
             where centromedico.id = clinic_id) as clinic
     from booking where numcita = $1 and status <> 'requested' for update`,
    [numcita],
  );
  if (!booking) return null;
  const { locale, amountCents, heldUntil, reference, test, day, initTime, clinic } = booking;
  if (booking.status === 'confirmed') return { kind: 'paid', numcita, locale };
  if (booking.status !== 'held' || !booking.isLive || heldUntil === null) return { kind: 'lapsed', numcita, locale };

  const orderCode =
    (await pendingOrder(tx, provider, numcita)) ?? (await openAttempt(tx, provider, { numcita, amountCents }));
  const attempt = { orderCode, amountCents, currency: 'EUR', numcita, locale, concept: testName(test, locale) };
  return { kind: 'payable', attempt, slot: { reference, test, day, initTime, clinic }, heldUntil };
}

async function pendingOrder(tx: Querier, provider: ProviderName, numcita: string): Promise<string | null> {
  const [pending] = await tx.query<{ code: string }>(
    `select order_code as code from payment
     where numcita = $1 and provider = $2 and status = 'pending' order by id desc limit 1`,
    [numcita, provider],
  );
  return pending?.code ?? null;
}

/** Closes attempts whose booking is no longer held; returns how many. A later notice still counts. */
export async function expireAttempts(q: Querier): Promise<number> {
  const expired = await q.query(
    `update payment set status = 'expired', settled_at = now() where id in (
       select payment.id from payment join booking using (numcita)
       where payment.status = 'pending' and booking.status <> 'held'
       order by payment.id for update of payment skip locked
     ) and status = 'pending' returning id`,
  );
  return expired.length;
}
