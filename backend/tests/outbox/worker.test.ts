import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTransport, openSmtpTransport } from '#mail/transport';
import { enqueueMail } from '#outbox/enqueue';
import { type OutboxLine, type OutboxOptions, retrySecondsAfter, startOutbox } from '#outbox/worker';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';
import { type MailServer, startMailServer } from '#tests/support/mail-server';
import { BRAND, bookingMail, partsOf, SENDER } from '#tests/support/mails';

type MailRow = { recipient: string; status: string; attempts: number; error: string | null; lease: string | null };

it('waits a minute, then longer each time, at most six hours', () => {
  expect([1, 2, 3, 9, 10, 19].map(retrySecondsAfter)).toEqual([60, 120, 240, 15_360, 21_600, 21_600]);
});

describe.each(engines)('the outbox ($name)', (engine) => {
  let opened: OpenEngine;
  let mails: MailServer | undefined;
  let stops: (() => Promise<void>)[] = [];
  let lines: OutboxLine[] = [];
  let errors: unknown[] = [];

  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyTables(opened.db, 'outbox');
    [stops, lines, errors] = [[], [], []];
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await mails?.stop();
    mails = undefined;
    expect(errors).toEqual([]);
  });

  const enqueue = (recipient: string, payload: object = bookingMail()) =>
    opened.db.tx((tx) => enqueueMail(tx, { kind: 'booking-confirmed', recipient, locale: 'es', payload }));

  const rows = () =>
    opened.db.query<MailRow>(
      'select recipient, status, attempts, last_error as error, lease_until::text as lease from outbox order by id',
    );

  const settled = () =>
    expect
      .poll(async () => (await rows()).every(({ status }) => status !== 'pending'), { timeout: 15_000, interval: 20 })
      .toBe(true);

  function start(transport: MailTransport, more: Partial<OutboxOptions> = {}) {
    const stop = startOutbox({
      db: opened.db,
      transport,
      sender: SENDER,
      brand: BRAND,
      onAttempt: (line) => lines.push(line),
      onError: (error) => errors.push(error),
      everyMs: 10,
      retrySeconds: () => 0,
      ...more,
    });
    stops.push(stop);
    return stop;
  }

  const startSmtp = (server: MailServer, more: Partial<OutboxOptions> = {}) =>
    start(openSmtpTransport(server.url, SENDER), more);

  it('delivers each mail once through greylisting, and gives up on permanently refused mails', async () => {
    mails = await startMailServer({
      refuse: (to, attempt) => (to.startsWith('nobody') ? 550 : to.startsWith('grey') && attempt < 3 ? 451 : null),
    });
    for (let n = 0; n < 12; n += 1) await enqueue(`patient${n}@example.test`);
    await enqueue('grey@example.test');
    await enqueue('nobody@example.test');
    startSmtp(mails);
    startSmtp(mails);
    await settled();

    expect(mails.received).toHaveLength(13);
    expect(new Set(mails.received.map(({ to }) => to.join())).size).toBe(13);
    const all = await rows();
    expect(all.filter(({ status }) => status === 'sent')).toHaveLength(13);
    expect(all.find(({ recipient }) => recipient.startsWith('grey'))).toMatchObject({ attempts: 3, error: null });
    const dead = all.filter(({ status }) => status === 'dead');
    expect(dead).toEqual([expect.objectContaining({ recipient: 'nobody@example.test', attempts: 1, lease: null })]);
    expect(dead[0]?.error).toContain('550');
  });

  it("logs every attempt without the recipient's address", async () => {
    mails = await startMailServer({ refuse: (_, attempt) => (attempt === 1 ? 451 : null) });
    await enqueue('ana@example.test');
    startSmtp(mails);
    await settled();
    expect(lines).toMatchObject([
      { kind: 'booking-confirmed', attempt: 1, outcome: 'waiting', reason: 'EENVELOPE 451' },
      { kind: 'booking-confirmed', attempt: 2, outcome: 'sent' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('@');
  });

  it('keeps mails while the settings are wrong, whatever code the server returns', async () => {
    mails = await startMailServer({ refuseSender: 550 });
    await enqueue('ana@example.test');
    startSmtp(mails, { retrySeconds: () => 3_600 });
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
    expect(lines).toMatchObject([{ outcome: 'waiting', reason: 'EENVELOPE 550' }]);
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 1, lease: null }]);
  });

  it('gives up on a mail after twenty attempts', async () => {
    await enqueue('ana@example.test');
    const broken = Object.assign(new Error('no route to ana@example.test'), { code: 'ECONNREFUSED' });
    start({ kind: 'smtp', send: () => Promise.reject(broken) });
    await settled();
    expect(await rows()).toMatchObject([{ status: 'dead', attempts: 20 }]);
    expect(lines.at(-1)).toMatchObject({ attempt: 20, outcome: 'dead', reason: 'ECONNREFUSED' });
  });

  it.each([
    ['a payload that does not fit', 'ana@example.test', { numcita: 1 }, 'payload does not fit: numcita'],
    ['two recipients', 'ana@example.test,eva@example.test', bookingMail(), 'not one e-mail address'],
  ])('gives up %s at once', async (_, recipient, payload, reason) => {
    mails = await startMailServer();
    await enqueue(recipient, payload);
    startSmtp(mails);
    await settled();
    expect((await rows())[0]).toMatchObject({ status: 'dead', attempts: 1, error: expect.stringContaining(reason) });
    expect(mails.received).toEqual([]);
  });

  it('refuses to queue a recipient with a line break', async () => {
    await expect(enqueue('ana@example.test\r\nBcc: eva@example.test')).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it('sends a mail again under the same id when the process died before recording it', async () => {
    mails = await startMailServer();
    await enqueue('ana@example.test');
    const stop = startSmtp(mails);
    await settled();
    await stop();
    await opened.db.script(
      `update outbox set status = 'pending', sent_at = null, lease_until = now() + interval '1 minute'`,
    );
    startSmtp(mails);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mails.received).toHaveLength(1); // The lease of the dead process is respected.
    await opened.db.script(`update outbox set lease_until = now() - interval '1 second'`);
    await settled();
    const ids = mails.received.map(({ raw }) => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<outbox-\d+\.\d+@clinica\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('completes the current mail when it is stopped', async () => {
    mails = await startMailServer({ holdMs: 300 });
    await enqueue('ana@example.test');
    const stop = startSmtp(mails);
    await expect.poll(() => mails?.attempts.size, { timeout: 10_000, interval: 5 }).toBe(1);
    await stop();
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
    await enqueue('eva@example.test');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mails.received).toHaveLength(1);
  });

  it('releases a mail that cannot be sent in time', async () => {
    mails = await startMailServer({ holdMs: 3_000 });
    await enqueue('ana@example.test');
    const stop = startSmtp(mails, { stopLimitMs: 50 });
    await expect.poll(() => mails?.attempts.size, { timeout: 10_000, interval: 5 }).toBe(1);
    await stop();
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0, lease: null }]);
    expect(lines).toMatchObject([{ outcome: 'given back' }]);
  });

  it('stops eventually when the server no longer responds', async () => {
    await enqueue('ana@example.test');
    let isSending = false;
    const send = () => {
      isSending = true;
      return new Promise<void>(() => undefined);
    };
    const stop = start({ kind: 'smtp', send }, { stopLimitMs: 10 });
    await expect.poll(() => isSending).toBe(true);
    await stop();
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 1 }]);
  });

  it('sends text, HTML and calendar entry to one recipient', async () => {
    mails = await startMailServer();
    await enqueue('ana@example.test');
    startSmtp(mails);
    await settled();
    const raw = mails.received[0]?.raw ?? '';
    const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
    expect(head).toMatch(/^From: "?Salud & Co"? <citas@clinica\.example>$/m);
    expect(head.match(/^To: .*$/gm)).toEqual(['To: ana@example.test']);
    expect(head).not.toMatch(/^(?:Cc|Bcc):/im);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    const parts = partsOf(raw);
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'text/calendar', 'application/ics']);
    expect(parts[0]?.text).toContain('Hola, Ana Pérez Gómez:');
    expect(parts[1]?.text).toContain('lunes, 14 de diciembre de 2026');
    expect(parts[2]?.text).toContain('DTSTART:20261214T081500Z\r\n');
    expect(parts[3]?.text.trim()).toBe(parts[2]?.text.trim());
  });
});
