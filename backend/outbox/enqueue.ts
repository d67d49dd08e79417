import type { Querier } from '@/backend/store/db';

export type Mail = {
  kind:
    | 'appointment-requested'
    | 'booking-confirmed'
    | 'booking-call-me'
    | 'clinic-notice'
    | 'voucher'
    | 'product-request-notice'
    | 'contact-received'
    | 'contact-notice'
    | 'callback-notice'
    | 'registration-received'
    | 'registration-notice'
    | 'professional-approved'
    | 'password-reset';
  recipient: string;
  locale: 'es' | 'ca' | 'en';
  payload: object;
};

/** Queues a mail in the transaction of what it is about: it is sent exactly when that is stored. */
export async function enqueueMail(tx: Querier, { kind, recipient, locale, payload }: Mail): Promise<void> {
  await tx.query('insert into outbox (kind, recipient, locale, payload) values ($1, $2, $3, $4::jsonb)', [
    kind,
    recipient,
    locale,
    JSON.stringify(payload),
  ]);
}
