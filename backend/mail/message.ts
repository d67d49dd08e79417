import { readEmail } from '@clinic/contract/email-addresses';
import { type ComposedMail, UnsendableMail } from './content';

/** A file of a mail; with a `cid` the HTML shows it inline instead of as an attachment. */
export type MailFile = { filename: string; contentType: string; content: Buffer; cid?: string };

/** A mail ready to be sent to one person, under an id that stays constant across retries. */
export type OutgoingMail = Omit<ComposedMail, 'receipt' | 'qr'> & {
  attachments?: MailFile[];
  messageId: string;
  recipient: string;
  /** Reply-to address; null: the sender. */
  replyTo?: string | null;
  locale: string;
  sentAt: Date;
};

export type Sender = { name: string; address: string };

/** Stable across restarts and retries, and different from the ids of an earlier database with the same numbers. */
export const messageIdOf = (mail: { id: number; queuedAt: Date }, sender: Sender): string =>
  `<outbox-${mail.id}.${mail.queuedAt.getTime()}@${sender.address.split('@')[1] ?? 'localhost'}>`;

/**
 * Converts a mail to a nodemailer message. Throws UnsendableMail unless there is exactly one recipient. An invalid
 * reply-to address is dropped, because the mail matters more. The calendar is included both as a body part, which mail
 * programs act on, and as a file.
 */
export function toMessage(mail: OutgoingMail, sender: Sender) {
  const address = readEmail(mail.recipient);
  if (!address) throw new UnsendableMail('The recipient is not one e-mail address.');
  const from = { ...sender, address: readEmail(sender.address) ?? sender.address };
  const replyTo = mail.replyTo && readEmail(mail.replyTo);
  return {
    from,
    to: { name: '', address },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [address] },
    messageId: mail.messageId,
    date: mail.sentAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'cita.ics' } }),
    ...(mail.attachments && { attachments: mail.attachments.map(partOf) }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const partOf = (file: MailFile) => ({
  ...file,
  ...(file.cid !== undefined && { contentDisposition: 'inline' as const }),
});
