import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { raiseVersionOf } from '#catalogue/version';
import type { PublishedPrices } from '#hours/published-prices';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';

/** A Friday, 10:05 in Madrid. */
const NOW = new Date('2026-11-20T09:05:00Z');

describe.each(engines)('the published prices ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { now: () => NOW });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const ask = async () => (await (await test.app.request('/api/citas/tarifas')).json()) as PublishedPrices;

  it('equal the prices of the slot search, once for a test and clinic', async () => {
    const { reservas } = await ask();
    expect(reservas.length).toBeGreaterThan(0);
    expect(new Set(reservas.map((entry) => JSON.stringify(entry))).size).toBe(reservas.length);
    const { prueba, centromedico, precio } = reservas[0] as PublishedPrices['reservas'][number];
    const query = new URLSearchParams({ prueba, centromedico: String(centromedico), fecha: '2026-12-14' });
    const found = await (await test.app.request(`/api/citas/buscarhuecos?${query}`)).json();
    expect(found).toMatchObject({ price: precio });
  });

  it('leave out hours that have ended, and tests without a price', async () => {
    await test.db.script("update schedule set valid_until = '2026-11-19' where test = 'testPCR'");
    await test.db.script("update schedule set price_cents = 0 where test = 'testAntigenos'");
    const named = (await ask()).reservas.map(({ prueba }) => prueba);
    expect(named).not.toContain('testPCR');
    expect(named).not.toContain('testAntigenos');
  });

  it('have the day of the last change of the catalogue or the opening hours, on the clock of Madrid', async () => {
    const setBack = (moment: string) =>
      test.db.script(`update catalogue_version set changed_at = '${moment}'; update schedule set added_at = '${moment}';
        update extra_hours set added_at = '${moment}'`);
    await setBack('2026-11-01T23:30:00Z');
    expect((await ask()).fecha).toBe('2026-11-02');
    await test.db.script("update schedule set added_at = '2026-11-05T12:00:00Z' where id = 1");
    expect((await ask()).fecha).toBe('2026-11-05');
    await setBack('2000-01-01T12:00:00Z');
    await raiseVersionOf(test.db, ['pruebas']);
    expect((await ask()).fecha > '2020').toBe(true);
  });
});
