import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { markPayerKnown } from '#bookings/email-check';
import { removeExpired } from '#retention/cleanup';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp } from '#tests/support/booking-app';
import { slotRequest } from '#tests/support/booking-requests';

const TIMES = ['0900', '0920', '0940', '1000', '1020', '1040', '1100', '1120', '1140', '1200', '1220', '1240'];
const ONE_ADDRESS = '203.0.113.9';

describe.each(engines)('the check of an e-mail that takes hours ($name)', (engine) => {
  let test: BookingApp;
  let taken = 0;
  beforeAll(async () => {
    const holdsWithoutCode = { email: 2, address: 3, clinic: 5 };
    test = await openBookingApp(engine, { createPayment: notedPayment, holdsWithoutCode });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    vi.useRealTimers();
    expect(test.errors).toEqual([]);
    taken = 0;
    await test.reset();
    await test.db.script('delete from attempt; delete from known_email');
  });

  type Sent = { email?: string; address?: string; codigo?: unknown; key?: string; locale?: string; more?: object };
  /** Books the next hour; every request has its own address unless one is given. */
  const book = async ({ email, address, codigo, key, locale = 'es', more = {} }: Sent = {}) => {
    const number = taken++;
    const who = email ?? `p${number}@example.test`;
    const hueco = TIMES[number % TIMES.length];
    const body = slotRequest({ hueco, email: who, emailconfirmation: who, codigo, ...more });
    const from = address ?? `198.51.100.${number}`;
    const headers = { 'X-Forwarded-For': from, 'X-LOCALE-FRONT': locale, ...(key && { 'Idempotency-Key': key }) };
    const { success, verificar } = (await (await test.submit(body, headers)).json()) as Record<string, unknown>;
    return success ? 'held' : (verificar ?? 'taken');
  };
  const times = async (count: number, sent: Sent) => {
    const said = [];
    for (let one = 0; one < count; one += 1) said.push(await book(sent));
    return said;
  };
  const codes = async () =>
    await test.db.query<{ recipient: string; locale: string; code: string }>(
      `select recipient, locale, payload ->> 'code' as code from outbox where kind = 'email-code' order by id`,
    );
  const heldSeats = async () => (await test.db.query(`select 1 from booking where status = 'held'`)).length;

  const tooMany: [string, number, Sent][] = [
    ['by one e-mail', 2, { email: 'ana@example.test' }],
    ['from one address', 3, { address: ONE_ADDRESS }],
    ['at one clinic', 5, {}],
  ];
  it.each(tooMany)('limits the held hours when all are requested %s at once', async (_what, most, sent) => {
    const said = await Promise.all(Array.from({ length: 24 }, () => book(sent)));
    expect(said.filter((one) => one === 'held')).toHaveLength(most);
    expect(await heldSeats()).toBe(most);
  });

  it.each(tooMany)(
    'requires a code after too many hours taken %s, and holds no hour before it',
    async (_what, most, sent) => {
      expect(await times(most + 1, sent)).toEqual([...Array(most).fill('held'), 'enviado']);
      expect(await heldSeats()).toBe(most);
      expect(await codes()).toHaveLength(1);
    },
  );

  it('holds at most ten hours, even with the right code', async () => {
    await times(5, {});
    await book({ email: 'ana@example.test' });
    const [{ code } = { code: '' }] = await codes();
    const said = await times(12, { email: 'ana@example.test', codigo: code });
    expect(said).toEqual([...Array(10).fill('held'), 'espera', 'espera']);
    expect(await times(2, { email: 'ana@example.test' })).toEqual(['espera', 'espera']);
  });

  it('counts only the hours that were held', async () => {
    const full = { hueco: '0900-0920' };
    await times(2, { more: full });
    expect(await times(4, { more: full, email: 'ana@example.test' })).toEqual(Array(4).fill('taken'));
    expect(await times(3, { more: { hueco: '0700-0720' } })).toEqual(Array(3).fill('taken'));
    expect(await times(4, {})).toEqual(['held', 'held', 'held', 'enviado']);
  });

  it('holds the hour with the mailed code, in the language of the page, and remembers the e-mail', async () => {
    await times(5, {});
    expect(await book({ email: ' Ana@example.test', locale: 'ca' })).toBe('enviado');
    const [mail] = await codes();
    expect(mail).toMatchObject({ recipient: 'Ana@example.test', locale: 'ca', code: expect.stringMatching(/^\d{6}$/) });
    expect(await book({ email: 'eva@example.test', codigo: mail?.code })).toBe('erroneo');
    const spaced = mail?.code.replace(/^.../, '$& ');
    expect(await book({ email: 'ana@example.test', codigo: spaced })).toBe('held');
    expect(await book({ email: 'ana@example.test' })).toBe('held');
    expect(await codes()).toHaveLength(1);
  });

  it('accepts the code for ten more minutes only', async () => {
    await times(5, {});
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 600_000) * 600_000 - 1000 });
    await book({ email: 'ana@example.test' });
    const [{ code } = { code: '' }] = await codes();
    vi.setSystemTime(Date.now() + 600_000);
    const later = await book({ email: 'ana@example.test', codigo: code });
    vi.setSystemTime(Date.now() + 600_000);
    expect([later, await book({ email: 'ana@example.test', codigo: code })]).toEqual(['held', 'erroneo']);
  });

  it('limits guesses at the code and mails per mailbox', async () => {
    await times(5, {});
    const guesses = await times(7, { email: 'ana@example.test', codigo: '000000' });
    expect(guesses).toEqual([...Array(5).fill('erroneo'), 'espera', 'espera']);
    expect(await times(5, { email: 'eva@example.test' })).toEqual([...Array(3).fill('enviado'), 'espera', 'espera']);
    expect(await codes()).toHaveLength(3);
    const [code] = await codes();
    await test.db.script('delete from attempt');
    expect(await book({ email: 'eva@example.test', codigo: code?.code })).toBe('held');
  });

  it('treats an e-mail that has paid as known, and no longer counts its hour at the clinic', async () => {
    await times(5, {});
    const [{ numcita } = { numcita: '' }] = await test.db.query<{ numcita: string }>(
      `select numcita from booking where patient ->> 'telefono' is not null order by id limit 1`,
    );
    await markPayerKnown(test.db, numcita);
    await markPayerKnown(test.db, numcita);
    expect(await times(2, {})).toEqual(['held', 'enviado']);
    expect(await book({ email: 'p0@example.test' })).toBe('held');
  });

  it('does not reveal a known e-mail to an address that tries many', async () => {
    await book({ email: 'ana@example.test' });
    const [{ numcita } = { numcita: '' }] = await test.db.query<{ numcita: string }>('select numcita from booking');
    await markPayerKnown(test.db, numcita);
    await times(3, { address: ONE_ADDRESS });
    const said = [
      await book({ address: ONE_ADDRESS, email: 'ana@example.test' }),
      await book({ address: ONE_ADDRESS, email: 'nobody@example.test' }),
    ];
    expect(said).toEqual(['enviado', 'enviado']);
  });

  it('repeats the first reply for its key, whatever was taken since', async () => {
    const first = { email: 'ana@example.test', key: 'key-of-ana', more: { hueco: '0900' } };
    expect(await book(first)).toBe('held');
    await times(5, {});
    expect(await book({ email: 'eva@example.test' })).toBe('enviado');
    expect(await book(first)).toBe('held');
    expect((await codes()).map(({ recipient }) => recipient)).not.toContain('ana@example.test');
  });

  it('is skipped for a call request, which takes no hour', async () => {
    await times(5, {});
    expect(await times(3, { more: { nopagar: true } })).toEqual(['held', 'held', 'held']);
    expect(await codes()).toEqual([]);
  });

  it('stores known e-mails as hashes, which expire', async () => {
    await times(1, {});
    const [{ numcita } = { numcita: '' }] = await test.db.query<{ numcita: string }>('select numcita from booking');
    await markPayerKnown(test.db, numcita);
    const rows = await test.db.query<{ subject: string }>('select subject from known_email');
    expect(rows).toEqual([{ subject: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    await removeExpired(test.db);
    expect(await test.db.query('select subject from known_email')).toHaveLength(1);
    await test.db.script(`update known_email set until = now() - interval '1 second'`);
    await removeExpired(test.db);
    expect(await test.db.query('select subject from known_email')).toEqual([]);
  });
});
