import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type Sender, toMessage } from './message';
import type { MailTransport } from './transport';

/** Without a mail server: each mail is a file of a folder that only its owner may read, once, however often it is sent. */
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
