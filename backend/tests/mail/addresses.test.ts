import { readFileSync } from 'node:fs';
import { readEmail } from '@clinic/contract/email-addresses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageIdOf, type OutgoingMail } from '#mail/message';
import { openSmtpTransport } from '#mail/transport';
import { type MailServer, startMailServer } from '#tests/support/mail-server';
import { bookingMail, compose, QUEUED_AT, SENDER } from '#tests/support/mails';

/** The corpus that the forms of the site read too. */
const SPELLINGS: { text: string; address: string }[] = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/spellings/emails.json', import.meta.url), 'utf8'),
);
const understood = SPELLINGS.filter(({ address }) => address !== 'not understood');

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

/** Sends one mail and returns its recipients on the wire and its header lines, unfolded. */
async function send(more: Partial<OutgoingMail>, sender = SENDER) {
  const mail = {
    ...compose('booking-confirmed', bookingMail()),
    ...{ messageId: messageIdOf({ id: 7, queuedAt: QUEUED_AT }, sender), recipient: 'ana@example.test' },
    ...{ locale: 'es', sentAt: QUEUED_AT, ...more },
  };
  await openSmtpTransport(server.url, sender).send(mail, new AbortController().signal);
  const { to, raw } = server.received.at(-1) ?? expect.unreachable();
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return { to, head };
}

it.each(understood)('a mail reaches $text', async ({ text, address }) => {
  const { to, head } = await send({ recipient: text, replyTo: text });
  expect(to.map(readEmail)).toEqual([address]); // the test server shows domains in Unicode
  expect(head.filter((line) => /^(?:to|cc|bcc|reply-to):/i.test(line)).sort()).toEqual([
    `Reply-To: ${address}`,
    `To: ${address}`,
  ]);
});

it.each([
  ['Clínica "El Nord", S.L.', /^From: =\?UTF-8\?.*\?= <citas@clinica\.example>$/],
  ['Salud "Norte", S.L.', /^From: "Salud \\"Norte\\", S\.L\." <citas@clinica\.example>$/],
  ['CLÍNICA D’OR', /^From: =\?UTF-8\?.*\?= <citas@clinica\.example>$/],
  ['SALUD', /^From: SALUD <citas@clinica\.example>$/],
])('the sender %s is encoded in one header', async (name, expected) => {
  const { head } = await send({}, { ...SENDER, name });
  const from = head.filter((line) => /^from:/i.test(line));
  expect(from).toEqual([expect.stringMatching(expected)]);
});

it('a sender with an internationalised domain is sent in ASCII', async () => {
  const { head } = await send({}, { ...SENDER, address: 'citas@ñandú.es' });
  expect(head.find((line) => /^from:/i.test(line))).toContain('citas@xn--and-6ma2c.es');
});
