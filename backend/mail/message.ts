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

/** Exactly one address: no second recipient, no comment, nothing that could end a header. */
const ADDRESS = /^[^\s\p{C}@<>,;:"`()[\]\\|]{1,64}@(?!-)[\p{L}\p{N}.-]{1,190}\.[\p{L}\p{N}-]{2,}$/u;

/** Whether a mail can be sent to this address. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && ADDRESS.test(text) && !/\.\.|\.@|^\./.test(text);

/** Stable across restarts and retries, and different from the ids of an earlier database with the same numbers. */
export const messageIdOf = (mail: { id: number; queuedAt: Date }, sender: Sender): string =>
  `<outbox-${mail.id}.${mail.queuedAt.getTime()}@${sender.address.split('@')[1] ?? 'localhost'}>`;

/**
 * Converts a mail to a nodemailer message. Throws UnsendableMail unless there is exactly one recipient. An invalid
 * reply-to address is dropped, because the mail matters more. The calendar is included both as a body part, which mail
 * programs act on, and as a file.
 */
export function toMessage(mail: OutgoingMail, sender: Sender) {
  if (!isAddress(mail.recipient)) throw new UnsendableMail('The recipient is not one e-mail address.');
  const to = { name: '', address: mail.recipient };
  return {
    from: sender,
    to,
    ...(mail.replyTo && isAddress(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: sender.address, to: [mail.recipient] },
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
