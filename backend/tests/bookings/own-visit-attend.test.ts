import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listBookings } from '#cli/lists';
import { showBooking } from '#cli/show-booking';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';
import { HOUR_MS, instantOf } from '#tests/support/reminders';

const AT_NINE = instantOf(comingMonday(), '0900');
const UNKNOWN = { success: false, motivo: 'unknown' };

describe.each(engines)('“I am coming” ($name)', (engine) => {
  let test: BookingApp;
  let now = new Date();
  beforeAll(async () => {
    test = await openBookingApp(engine, { now: () => now });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    now = new Date();
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await test.app.request(`/api/citas/propia${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : response.status;
  };
  const booked = async () => {
    await test.submit(slotRequest({ tipo: 'testAntigenos', hueco: '0900-0915' }));
    const [mail] = await test.db.query<{ link: string }>(
      `select payload ->> 'link' as link from outbox where payload ? 'link' order by id desc`,
    );
    const [booking] = await test.db.query<{ reference: string }>('select reference from booking order by id desc');
    return { secreto: mail?.link.split('#')[1] ?? '', reference: booking?.reference ?? '' };
  };
  const stored = async () =>
    (await test.db.query<{ at: string | null }>('select attends_at::text as at from booking order by id')).map(
      ({ at }) => at,
    );

  it('is stored once, shown to the patient and the desk, and cleared by a move', async () => {
    const { secreto, reference } = await booked();
    expect(await call('', { secreto })).toMatchObject({ cita: { asiste: false, puedeconfirmar: true } });
    expect(await call('/asistire', { secreto })).toEqual({ success: true });
    const first = await stored();
    now = new Date(now.getTime() + HOUR_MS);
    expect(await call('/asistire', { secreto })).toEqual({ success: true });
    expect(await stored()).toEqual(first);
    expect(first[0]).not.toBeNull();
    expect(await call('', { secreto })).toMatchObject({ cita: { asiste: true, puedeconfirmar: true } });
    expect(await listBookings(test.db, comingMonday())).toMatch(
      /coming +reference\n[\s\S]* yes +[A-Z2-9]{4}-[A-Z2-9]{4}$/m,
    );
    expect(await showBooking({ db: test.db, actor: 'ana' }, reference)).toMatch(/Coming: +said so \d{4}/);
    expect(await call('/mover', { secreto, fecha: comingMonday(), initTime: '0915' })).toEqual({ success: true });
    expect(await stored()).toEqual([null]);
    expect(await call('', { secreto })).toMatchObject({ cita: { asiste: false, puedeconfirmar: true } });
  });

  it('can be taken back by the patient, and the desk no longer shows it', async () => {
    const { secreto, reference } = await booked();
    await call('/asistire', { secreto });
    expect(await call('/asistire', { secreto, asiste: false })).toEqual({ success: true });
    expect(await call('/asistire', { secreto, asiste: false })).toEqual({ success: true });
    expect(await stored()).toEqual([null]);
    expect(await call('', { secreto })).toMatchObject({ cita: { asiste: false, puedeconfirmar: true } });
    expect(await listBookings(test.db, comingMonday())).not.toMatch(/ yes +[A-Z2-9]{4}-[A-Z2-9]{4}$/m);
    expect(await showBooking({ db: test.db, actor: 'ana' }, reference)).not.toMatch(/Coming: +said so/);
    const acts = await test.db.query<{ action: string }>(
      `select action from audit where subject = $1 and action like '%attend' order by id`,
      [reference],
    );
    expect(acts.map(({ action }) => action)).toEqual(['attend', 'unattend']);
    expect(await call('/asistire', { secreto })).toEqual({ success: true });
    expect(await stored()).toEqual([expect.any(String)]);
  });

  it('is refused for a cancelled visit, a visit that has begun and a wrong secret', async () => {
    const { secreto } = await booked();
    for (const wrong of ['', 'A'.repeat(43), null, 7, {}])
      expect(await call('/asistire', { secreto: wrong })).toEqual(UNKNOWN);
    now = new Date(AT_NINE);
    expect(await call('/asistire', { secreto })).toEqual({ success: false, motivo: 'closed' });
    expect(await call('', { secreto })).toMatchObject({ cita: { puedeconfirmar: false } });
    now = new Date(AT_NINE - 1);
    expect(await call('', { secreto })).toMatchObject({ cita: { puedeconfirmar: true } });
    now = new Date(AT_NINE - 30 * HOUR_MS);
    expect(await call('/anular', { secreto })).toMatchObject({ success: true });
    expect(await call('/asistire', { secreto })).toEqual({ success: false, motivo: 'closed' });
    expect(await stored()).toEqual([null]);
  });
});
