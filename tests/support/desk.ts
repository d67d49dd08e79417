import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { partsOf } from '@/backend/tests/support/mails';

/** The data folder of the backend of an end-to-end run (playwright.config.ts). */
const DATA_DIR = path.join('test-results', 'data');

export type ReadMail = { to: string; replyTo: string | null; subject: string; text: string; calendar: string | null };

/** The mails that the backend of the run has written so far, decoded. */
export async function allMails(folder = path.join(DATA_DIR, 'mail')): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => []);
  const raws = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return raws.map((raw) => {
    const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const header = (name: string) =>
      head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
    const part = (type: string) =>
      partsOf(raw)
        .find((one) => one.type === type)
        ?.text.replaceAll('\r\n', '\n') ?? null;
    return {
      to: header('to') ?? '',
      replyTo: header('reply-to'),
      subject: decoded(header('subject') ?? ''),
      text: part('text/plain') ?? '',
      calendar: part('text/calendar'),
    };
  });
}

/** Returns the text of a header with encoded words (RFC 2047) in UTF-8. */
const decoded = (header: string): string =>
  header
    .replace(/(\?=) (?==\?)/g, '$1')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );

/** The mail to an address and the related notice to the clinic or the operator, once both are sent. */
export async function mailsAbout(address: string, folder?: string): Promise<{ own: ReadMail; notice: ReadMail }> {
  const find = async () => {
    const mails = await allMails(folder);
    return {
      own: mails.filter(({ to }) => to === address),
      notice: mails.filter(({ to, replyTo }) => to !== address && replyTo === address),
    };
  };
  await expect
    .poll(async () => Object.values(await find()).map((mails) => mails.length), { timeout: 20_000 })
    .toEqual([1, 1]);
  const { own, notice } = await find();
  if (!own[0] || !notice[0]) throw new Error('The mails are gone.');
  return { own: own[0], notice: notice[0] };
}

/** Returns the start of a calendar entry, YYYY-MM-DD HH:MM by the Madrid clock; 'Invalid Date' without one. */
export function calendarStart(calendar: string | null): string {
  const [, day = '', time = ''] = /DTSTART:(\d{8})T(\d{4})00Z/.exec(calendar ?? '') ?? [];
  const utc = `${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)/, '$1:$2')}Z`;
  return new Date(utc).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 16);
}

/** The lines of a mail or of a printed detail as label and value. */
export const factsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, label, value] = /^ *([^-\s][^:]*): +(.*)$/.exec(line) ?? [];
      return label && value !== undefined ? [[label, value]] : [];
    }),
  );

/** The output of an operator's command, beside the backend of the run. */
export async function operate(args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR, LOG_LEVEL: 'warn', DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['backend/dist/cli.mjs', ...args], { env });
  return stdout;
}
