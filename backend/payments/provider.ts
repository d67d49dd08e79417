import type { ContentLocale } from '#catalogue/locale';

export type ProviderName = 'sandbox' | 'redsys';

/** An attempt to pay a booking, as sent to the bank. The amount is taken from our row, in cents. */
export type Attempt = {
  orderCode: string;
  amountCents: number;
  currency: string;
  numcita: string;
  locale: ContentLocale;
  /** Description of the purchase, in the patient's language. */
  concept: string;
};

/** Addresses for the bank's notice and for the browser afterwards. */
export type Addresses = { notice: string; ok: string; ko: string };

/** A form the visitor submits with its button, because the page has no scripts. */
export type PaymentForm = {
  action: string;
  fields: Record<string, string>;
  buttons: { text: 'pay' | 'approve' | 'decline'; name?: string; value?: string }[];
};

/**
 * The content of an authentic notice. paid and denied are final; 'other' is any other notice (a refund, a payment in
 * progress) and changes nothing.
 */
export type Notice = {
  orderCode: string;
  amountCents: number;
  currency: string;
  result: 'paid' | 'denied' | 'other';
  /** Identifies the notice; a repeated notice has the same value. */
  signed: string;
  /** The stored part: nothing about the card or its owner. */
  body: Record<string, string>;
};

/** A payment gateway. It has no access to the database: it receives the row to pay and returns a verified notice. */
export type PaymentProvider = {
  name: ProviderName;
  form(attempt: Attempt, addresses: Addresses): PaymentForm;
  /** Returns null when the notice is not signed by the gateway or not addressed to this merchant. */
  readNotice(fields: Record<string, string>): Notice | null;
};
