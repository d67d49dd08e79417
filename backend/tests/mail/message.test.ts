import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageIdOf, type OutgoingMail, toMessage } from '#mail/message';
import { openFileTransport, requiresEncryption } from '#mail/transport';
import { bookingMail, compose, partsOf, QUEUED_AT, SENDER } from '#tests/support/mails';

const outgoing = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  ...compose('booking-confirmed', bookingMail()),
  messageId: messageIdOf({ id: 7, queuedAt: QUEUED_AT }, SENDER),
  recipient: 'ana@example.test',
  locale: 'es',
  sentAt: QUEUED_AT,
  ...more,
});

it.each([
  'ana@example.test',
  'ana.o-pez+citas@sub.example.test',
  'begona@correo.españa',
  'r&d@example.test',
  'a@b.co',
  "o'brien@example.test",
])('sends to %s', (address) => expect(() => toMessage(outgoing({ recipient: address }), SENDER)).not.toThrow());

it.each([
  'ana@example.test, eva@example.test',
  'ana@example.test;eva@example.test',
  'ana@example.test\nBcc: eva@example.test',
  'ana@example.test\r\n',
  'Ana <ana@example.test>',
  'ana@eva@example.test',
  '"ana"@example.test',
  'ana@example.test (eva)',
  'ana@-x.test',
  'ana@example..test',
  'ana@localhost',
  '@example.test',
  'ana',
  '',
  `${'a'.repeat(65)}@example.test`,
])('sends nothing to %j', (recipient) => {
  expect(() => toMessage(outgoing({ recipient }), SENDER)).toThrow('not one e-mail address');
});

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:secret@10.0.0.5', true],
  ['smtp://127.0.0.1.mail.example', true],
  ['smtps://mail.example', false],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:25', false],
  ['smtp://10.0.0.5?ignoreTLS=true', false],
])('asks %s for encryption: %s', (url, asked) => expect(requiresEncryption(url)).toBe(asked));

it('keeps the id of a mail and never gives it to another one', () => {
  const id = messageIdOf({ id: 7, queuedAt: QUEUED_AT }, SENDER);
  expect(id).toBe('<outbox-7.1795176000123@clinica.example>');
  expect(messageIdOf({ id: 7, queuedAt: new Date(0) }, SENDER)).not.toBe(id);
});

describe('without a mail server', () => {
  let folder: string;
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'mail-test-')), 'mail');
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  it('writes each mail as one file that only its owner can read, however often it is sent', async () => {
    const { send } = openFileTransport(folder, SENDER);
    await send(outgoing(), new AbortController().signal);
    await send(outgoing(), new AbortController().signal);
    expect(readdirSync(folder)).toEqual(['outbox-7.1795176000123.eml']);
    const file = path.join(folder, 'outbox-7.1795176000123.eml');
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    const raw = readFileSync(file, 'utf8');
    expect(raw).toMatch(/^To: ana@example\.test\r$/m);
    expect(raw).toMatch(/^Date: Fri, 20 Nov 2026 12:00:00 \+0000\r$/m);
    expect(partsOf(raw).map(({ type }) => type)).toEqual([
      'text/plain',
      'text/html',
      'text/calendar',
      'application/ics',
    ]);
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(raw).toMatch(/Content-Type: application\/ics; name=cita\.ics/);
  });

  it('sends replies to the given address, and to nowhere without one', async () => {
    const { send } = openFileTransport(folder, SENDER);
    const headOf = async (replyTo: string | null) => {
      await send(outgoing({ replyTo }), new AbortController().signal);
      return (readFileSync(path.join(folder, 'outbox-7.1795176000123.eml'), 'utf8').split('\r\n\r\n')[0] ?? '').split(
        '\r\n',
      );
    };
    expect(await headOf('rosa@gmail.com')).toContain('Reply-To: rosa@gmail.com');
    for (const wrong of [
      null,
      '',
      'rosa@gmail.com\r\nBcc: eva@example.test',
      'rosa@gmail.com\nX: y',
      'rosa@gmail.com, eva@example.test',
      'Rosa <rosa@gmail.com>',
      'rosa@gmail.com\u2028Bcc: eva@example.test',
      'rosa',
    ]) {
      const head = await headOf(wrong);
      expect(head.filter((line) => /^(?:reply-to|bcc|x):|eva@/i.test(line))).toEqual([]);
    }
  });

  it('never turns text of a subject or name into a header', async () => {
    const sender = { ...SENDER, name: 'Salud\r\nBcc: eva@example.test' };
    const { send } = openFileTransport(folder, sender);
    await send(outgoing({ subject: 'Cita\r\nBcc: eva@example.test' }), new AbortController().signal);
    const raw = readFileSync(path.join(folder, 'outbox-7.1795176000123.eml'), 'utf8');
    const head = raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc/im);
    expect(head.match(/^(?:To|Cc|Bcc):/gim)).toEqual(['To:']);
  });
});
