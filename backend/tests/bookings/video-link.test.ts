import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isLinkSentNow } from '#bookings/video-link';
import { engines } from '#tests/support/backend-engines';
import { comingMonday } from '#tests/support/booking-requests';
import { emptyTables } from '#tests/support/empty-tables';
import { addVisit, HOUR_MS, instantOf, remindAt } from '#tests/support/reminders';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Body = Record<string, unknown>;

const DAY = comingMonday();
const TEMPLATE = 'https://video.clinica.test/sala/{reference}';

describe.each(engines)('the link of a video visit ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine, { hasSms: true });
    pilar = await test.signedIn({});
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await emptyTables(test.db, 'booking, desk_note, booking_terms, reminder, outbox, audit');
  });

  const START = instantOf(DAY, '1200');
  const add = async (more: { email?: null; day?: string } = {}) => {
    const id = await addVisit(test.db, { day: DAY, hhmm: '1200', agreedAt: 0, more: { modalidad: 'video' }, ...more });
    const [row] = await test.db.query<{ reference: string }>('select reference from booking where id = $1', [id]);
    return row?.reference ?? '';
  };
  const queued = () =>
    test.db.query<{ kind: string; link: string | null }>(
      `select kind, coalesce(payload ->> 'videoLink', case when kind like '%sms' then payload ->> 'link' end) as link
       from outbox order by id`,
    );
  const enter = (reference: string, enlace: string) => test.act(pilar, reference, 'enlace', { enlace });

  it('is current in the reminder, and is mailed again when it changes later', async () => {
    const reference = await add();
    await enter(reference, 'https://otra.test/1');
    expect(await queued()).toEqual([]);
    await enter(reference, 'https://otra.test/2');
    await remindAt(test.db, START - 48 * HOUR_MS);
    expect(await queued()).toEqual([{ kind: 'visit-reminder', link: 'https://otra.test/2' }]);
    await enter(reference, 'https://otra.test/2');
    await enter(reference, 'https://otra.test/3');
    await enter(reference, '');
    expect((await queued()).slice(1)).toEqual([
      { kind: 'video-link', link: 'https://otra.test/3' },
      { kind: 'video-link', link: null },
    ]);
  });

  it('is marked as missing in the agenda until reception enters one', async () => {
    const reference = await add();
    const marks = async () => {
      const { citas } = (await pilar.ask('GET', `/agenda?desde=${DAY}&hasta=${DAY}`)) as { citas: Body[] };
      return citas.map(({ sinenlace }) => sinenlace);
    };
    expect(await marks()).toEqual([true]);
    await enter(reference, 'https://otra.test/1');
    expect(await marks()).toEqual([false]);
  });

  it('is sent at once when no reminder is to come', async () => {
    await add();
    const [{ id } = { id: 0 }] = await test.db.query<{ id: number }>('select id from booking');
    const isSent = (hours: number, reminders = [48, 3]) =>
      isLinkSentNow(test.db, id, reminders, new Date(START - hours * HOUR_MS));
    expect([await isSent(50), await isSent(4), await isSent(3), await isSent(2)]).toEqual([false, false, true, true]);
    expect([await isSent(50, []), await isSent(-1)]).toEqual([true, false]);
  });

  it('is the one of the template where reception entered none', async () => {
    const reference = await add();
    await remindAt(test.db, START - 48 * HOUR_MS, { videoLink: TEMPLATE });
    expect(await queued()).toEqual([{ kind: 'visit-reminder', link: `https://video.clinica.test/sala/${reference}` }]);
  });

  it('is sent as a text message to a patient without e-mail', async () => {
    const reference = await add({ email: null });
    await remindAt(test.db, START - 48 * HOUR_MS, { hasSms: true });
    await enter(reference, 'https://otra.test/1');
    await remindAt(test.db, START - 3 * HOUR_MS, { hasSms: true });
    expect(await queued()).toEqual([
      { kind: 'reminder-sms', link: null },
      { kind: 'video-link-sms', link: 'https://otra.test/1' },
      { kind: 'reminder-sms', link: 'https://otra.test/1' },
    ]);
  });
});
