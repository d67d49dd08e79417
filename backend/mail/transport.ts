import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type OutgoingMail, type Sender, toMessage } from './message';

/**
 * Transport of mails. `send` rejects with MailRefused when this mail will never be accepted, and with any other error
 * when it should be retried.
 */
export type MailTransport = {
  kind: 'smtp' | 'files';
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};

/** The mail server refused this mail permanently: the address does not exist, or the content is rejected. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Used without a mail server: each mail is written once to a file in a folder readable only by its owner, even if it is
 * sent again.
 */
export function openFileTransport(folder: string, sender: Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'files',
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = path.join(folder, `.${randomUUID()}`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, path.join(folder, fileName(mail.messageId)));
    },
  };
}

/** outbox-7.1795161600000.eml */
const fileName = (messageId: string): string => `${messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '')}.eml`;

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

/** Sends by the mail server of an smtp:// or smtps:// address; to other machines only over an encrypted connection. */
export function openSmtpTransport(url: string, sender: Sender): MailTransport {
  const smtp = createTransport({
    url,
    ...(requiresEncryption(url) ? { requireTLS: true } : {}),
    connectionTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return {
    kind: 'smtp',
    send: async (mail, signal) => {
      try {
        await smtp.sendMail({ ...toMessage(mail, sender), signal });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/** True for smtp:// to another machine, unless the address disables encryption (?ignoreTLS=true). */
export function requiresEncryption(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const isSettled = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'].some((name) => searchParams.has(name));
  return protocol === 'smtp:' && !isLocal && !isSettled;
}

/**
 * 5xx for the recipient or the content concerns this mail only. 5xx before that (greeting, password, sender) concerns
 * the settings, which can be corrected: those mails wait.
 */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');
