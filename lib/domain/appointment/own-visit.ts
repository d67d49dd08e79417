import type { BookingSummary } from './booking';
import type { Slot } from './slot';

/** The patient's own booking or request, opened by its link. */
export type OwnVisit = {
  booking: BookingSummary;
  state: 'held' | 'confirmed' | 'cancelled' | 'expired' | 'requested';
  /** HH:MM in Madrid: until then an unpaid hour is held. */
  heldUntil: string | null;
  /** Payment address during the hold. */
  payHref: string | null;
  /** Until when a confirmed visit can be changed, in Madrid time (YYYY-MM-DD and HHMM); null for any other. */
  changeUntil: { day: string; time: string } | null;
  canMove: boolean;
  canCancel: boolean;
  /** A payment is or was returned. */
  isRefunded: boolean;
  /** The patient has confirmed that they are coming. */
  isComing: boolean;
  /** The link of a video call; null until there is one. */
  videoLink: string | null;
  /** The patient can confirm it or take it back. */
  canAttend: boolean;
  /** How the patient is notified of a change; null: not at all. */
  notice: 'mail' | 'sms' | null;
  /** Oldest first. */
  receipts: OwnReceipt[];
};

/** A receipt of a payment: its day in Madrid (YYYY-MM-DD), the amount in euro cents, negative for refunds. */
export type OwnReceipt = { number: string; day: string; amountCents: number };

/** True for a receipt number of the backend, such as 2026-000123 or R2026-000004. */
export const isReceiptNumber = (text: string): boolean => /^R?\d{4}-\d{6,12}$/.test(text);

/** `notOffered`: the upstream has no such pages. */
export type OwnVisitAnswer = { kind: 'found'; visit: OwnVisit } | { kind: 'unknown' } | { kind: 'notOffered' };

/** A free hour with its price in euro cents; null if unknown. */
export type PricedSlot = Slot & { priceCents: number | null };

/**
 * Reasons why a visit was not changed. `late`: only the clinic may now; `closed`: its state allows no change;
 * `changed`: it was moved after it was read.
 */
export const OWN_REFUSALS = ['unknown', 'late', 'closed', 'changed', 'noSlot', 'taken'] as const;
type OwnRefusal = (typeof OWN_REFUSALS)[number];

export type OwnChange = { ok: true; isRefunded: boolean } | { ok: false; reason: OwnRefusal };

/** True for a well-formed secret of a booking: 256 random bits in base64url. */
export const isVisitSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
