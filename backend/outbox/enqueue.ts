import type { MailKind } from '@/backend/mail/templates';
import type { Querier } from '@/backend/store/db';

export type Mail = {
  kind: MailKind;
  recipient: string;
  locale: 'es' | 'ca' | 'en';
  payload: object;
};

/**
 * Queues a mail in the transaction of what it is about: it is sent exactly when that is stored. The table refuses a recipient
 * with a line break; one that is not an address is given up when it is to be sent, where the operator sees it.
 */
export async function enqueueMail(tx: Querier, { kind, recipient, locale, payload }: Mail): Promise<void> {
  await tx.query('insert into outbox (kind, recipient, locale, payload) values ($1, $2, $3, $4::jsonb)', [
    kind,
    recipient.trim(),
    locale,
    JSON.stringify(payload),
  ]);
}
