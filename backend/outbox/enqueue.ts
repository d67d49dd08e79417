import type { MailKind } from '#mail/templates';
import { PLAIN_OF_MAIL } from '#sealing/reseal';
import { sealed, sealedFields } from '#sealing/values';
import type { SmsKind } from '#sms/compose';
import type { Querier } from '#store/db';

export type Mail = {
  kind: MailKind | SmsKind;
  /** An e-mail address, or the phone number of a text message. */
  recipient: string;
  locale: 'es' | 'ca' | 'en';
  payload: object;
  /** Reply-to address; defaults to the sender of all mails. */
  replyTo?: string | null;
  /** Deleted once sent. */
  isForgotten?: boolean;
};

/**
 * Queues a mail in the caller's transaction, so that it is sent exactly when its subject is stored. Throws for a
 * recipient or reply-to address with a line break. An invalid recipient is given up at sending, where the operator sees
 * it. Returns the id of the mail.
 */
export async function enqueueMail(
  tx: Querier,
  { kind, recipient, locale, payload, replyTo, isForgotten = false }: Mail,
): Promise<number> {
  const [queued] = await tx.query<{ id: number }>(
    `insert into outbox (kind, recipient, locale, payload, reply_to, forget_when_sent)
     values ($1, $2, $3, $4::jsonb, $5, $6) returning id`,
    [
      kind,
      sealed(withoutLineBreak(recipient)),
      locale,
      sealedFields(payload, PLAIN_OF_MAIL),
      sealed(replyTo ? withoutLineBreak(replyTo) || null : null),
      isForgotten,
    ],
  );
  if (!queued) throw new Error('The mail was not stored.');
  return queued.id;
}

function withoutLineBreak(address: string): string {
  const trimmed = address.trim();
  if (/[\r\n]/.test(trimmed)) throw new Error('An address of a mail has a line break.');
  return trimmed;
}

type WithNotice = {
  visitor: { email: string; locale: Mail['locale']; kind: MailKind };
  payload: object;
  /** Mailbox of the clinic or the operator, or null: the request is then only in the operator's lists. */
  desk: string | null;
  /** In Spanish, for the desk, or null. */
  notice: { kind: MailKind; payload: object } | null;
};

/** Queues the mail to a visitor and the notice to the clinic or operator; each is the other's reply-to address. */
export async function enqueueWithNotice(tx: Querier, { visitor, payload, desk, notice }: WithNotice): Promise<void> {
  const { email, locale, kind } = visitor;
  await enqueueMail(tx, { kind, recipient: email, locale, payload, replyTo: desk });
  if (desk === null || notice === null) return;
  await enqueueMail(tx, { ...notice, recipient: desk, locale: 'es', replyTo: email });
}
