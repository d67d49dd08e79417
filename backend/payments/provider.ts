import type { ContentLocale } from '#catalogue/locale';

export type ProviderName = 'sandbox' | 'redsys';

/** One attempt to pay a booking, as the bank is told about it. The amount is the one of our row, in cents. */
export type Attempt = {
  orderCode: string;
  amountCents: number;
  currency: string;
  numcita: string;
  locale: ContentLocale;
  /** Description of the purchase, in the patient's language. */
  concept: string;
};

/** Where the bank finds us and where it sends the browser afterwards. */
export type Addresses = { notice: string; ok: string; ko: string };

/** A form the visitor sends by its button: there is no script on the page. */
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
  /** Told apart from any other notice; the same one sent again has the same. */
  signed: string;
  /** The stored part: nothing about the card or its owner. */
  body: Record<string, string>;
};

/** A gateway. It knows nothing of the database: the row to pay goes in, a verified notice comes out. */
export type PaymentProvider = {
  name: ProviderName;
  form(attempt: Attempt, addresses: Addresses): PaymentForm;
  /** Null when the notice is not signed by the gateway or is not addressed to this merchant. */
  readNotice(fields: Record<string, string>): Notice | null;
};
