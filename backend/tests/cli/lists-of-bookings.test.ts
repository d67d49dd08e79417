import { madridDay } from '@clinic/contract/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBookings, listRequests } from '#cli/lists';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';

describe.each(engines)("the operator's lists ($name)", (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
    await test.submit(slotRequest());
    await test.submit(slotRequest({ nombre: 'Eva\u001b[m\nfalsa', nopagar: true }));
    await test.submit(normalRequest({ dia: '2027-03-01', dni: 'X1234567L', horariollamada: '2100-01-04 0740-1400' }));
  });
  afterAll(() => test.close());

  it('show whom to call and what about', async () => {
    const list = await listRequests(test.db, null);
    expect(list).toMatch(
      /requested +Luis +600 000 001 +luis@example.test +Valencia Centro +consulta +Cardiología +privada +2027-03-01 +Morning +2100-01-04 0740-1400 +[A-Z2-9]{4}-[A-Z2-9]{4}$/m,
    );
    expect(list).toMatch(
      /requested +Eva.* +600 000 000 +ana@example.test +Valencia Centro +slot +testPCR +- +\d{4}-\d\d-\d\d 09:00/,
    );
    expect(list.split('\n')).toHaveLength(4);
    expect(list).toMatch(/2 in all\.$/);
    expect(list).not.toContain('\u001b');
  });

  it('show the bookings of a day', async () => {
    expect(await listBookings(test.db, comingMonday())).toMatch(
      new RegExp(
        `${comingMonday()} 09:00 +Valencia Centro +testPCR +1 +confirmed +Ana Pérez Gómez +600 000 000 +ana@example.test`,
      ),
    );
    expect(await listBookings(test.db, '2020-01-01')).toMatch(/0 in all\.$/);
    expect(await listRequests(test.db, '2020-01-01')).toMatch(/0 in all\.$/);
    expect(await listRequests(test.db, madridDay(new Date()))).toMatch(/2 in all\.$/);
  });

  it('print no health answer and no identity document', async () => {
    const printed = `${await listRequests(test.db, null)}${await listBookings(test.db, null)}`;
    expect(printed).not.toMatch(/12345678Z|X1234567L|1980|NS\/NC|\bSI\b|Colón/);
  });
});
