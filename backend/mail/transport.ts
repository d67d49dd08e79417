import type { OutgoingMail } from './message';

/** Where mails go. `send` rejects with MailRefused when this mail will never be taken, with anything else to try again. */
export type MailTransport = {
  kind: 'smtp' | 'files';
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};

/** The mail server refused this mail for good: the address does not exist, or the content is not taken. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
