import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED } from '#tests/support/accepted';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { slotRequest } from '#tests/support/booking-requests';

type Answer = { success: string; slots: { initTime: string; endTime: string }[]; [field: string]: unknown };

/** A Friday, 10:05 in Madrid. */
const NOW = new Date('2026-11-20T09:05:00Z');

describe.each(engines)('the slot search ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { now: () => NOW });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const search = async (query: string, locale = 'es'): Promise<Answer> => {
    const response = await test.app.request(`/api/citas/buscarhuecos?${query}`, {
      headers: { 'X-LOCALE-FRONT': locale },
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const starts = async (query: string) => (await search(query)).slots.map(({ initTime }) => initTime);
  const book = async (more: object) =>
    expect(await (await test.submit(slotRequest({ dia: '14-12-2026', ...more }))).json()).toEqual(ACCEPTED);

  it('reads both separators and returns the slots with price and texts', async () => {
    const dash = await search('centromedico=2&fecha=14-12-2026&prueba=testPCR');
    expect(dash).toEqual({
      success: 'true',
      slots: [
        { initTime: '0900', endTime: '0915' },
        { initTime: '0915', endTime: '0930' },
      ],
      price: '59.00',
      servicetext: 'PCR nasofaríngea',
      generaltext: expect.stringMatching(/^<p>.+<\/p>$/),
      scheduleId: 11,
      serviceId: 1,
    });
    expect(await search('centromedico=2&fecha=14%2F12%2F2026&prueba=testPCR')).toEqual(dash);
  });

  it('uses the language of the header', async () => {
    const query = 'centromedico=1&fecha=14-12-2026&prueba=testAntigenos';
    expect((await search(query, 'ca')).servicetext).toBe('Test d’antígens');
    expect((await search(query, 'en')).servicetext).toBe('Antigen test');
    expect((await search('centromedico=3&fecha=14-12-2026&prueba=testPCR', 'en')).error).toBe(
      'The schedule of this clinic is not available.',
    );
  });

  it('returns no slots on a closed day, a past day or a day too far ahead', async () => {
    for (const day of ['13-12-2026', '19-11-2026', '14-06-2027']) {
      expect(await search(`centromedico=1&fecha=${day}&prueba=testPCR`)).toMatchObject({
        success: 'true',
        slots: [],
        price: '45.00',
      });
    }
  });

  it('returns only the rest of today', async () => {
    expect((await starts('centromedico=1&fecha=20-11-2026&prueba=testPCR'))[0]).toBe('1020');
    expect(await starts('centromedico=1&fecha=20-11-2026&prueba=testAntigenos')).toEqual([]);
  });

  it.each([
    ['a clinic nobody has', 'centromedico=99&fecha=14-12-2026&prueba=testPCR'],
    ['a clinic without the test', 'centromedico=2&fecha=14-12-2026&prueba=testSerologico'],
    ['no clinic', 'fecha=14-12-2026&prueba=testPCR'],
  ])('answers the recorded sentence for %s', async (_case, query) => {
    expect(await search(query)).toEqual({ success: 'false', error: 'La agenda de este centro no está disponible.' });
  });

  it.each([
    ['another test', 'centromedico=1&fecha=14-12-2026&prueba=consulta'],
    ['a day no calendar has', 'centromedico=1&fecha=31-02-2027&prueba=testPCR'],
    ['no day', 'centromedico=1&prueba=testPCR'],
    ['a time no clock shows', 'centromedico=1&fecha=14-12-2026&prueba=testPCR&initTime=9999'],
  ])('answers the recorded object for %s', async (_case, query) => {
    expect(await search(query)).toEqual({ success: 'false', error: { code: 12 } });
  });

  it('removes a slot only when its last seat is booked', async () => {
    const query = 'centromedico=1&fecha=14-12-2026&prueba=testPCR';
    await book({});
    expect(await starts(query)).toContain('0900');
    await book({});
    expect((await starts(query))[0]).toBe('0920');
    expect(await search(`${query}&initTime=0900`)).toEqual({ success: 'true', available: false });
    expect(await search(`${query}&initTime=0920`)).toEqual({ success: 'true', available: true });
    expect(await search(`${query}&initTime=0905`)).toEqual({ success: 'true', available: false });
  });

  it('offers no slot that overlaps a booking made before the hours changed', async () => {
    await book({ tipo: 'testAntigenos', hueco: '0915-0930' });
    await test.db.script(`update schedule set minutes = 20 where test = 'testAntigenos'`);
    expect(await starts('centromedico=1&fecha=14-12-2026&prueba=testAntigenos')).toEqual(['0940']);
    await test.db.script(`update schedule set minutes = 15 where test = 'testAntigenos'`);
  });
});
