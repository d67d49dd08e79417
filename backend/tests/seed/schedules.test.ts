import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLOT_TESTS } from '#hours/slot-tests';
import { demoSchedules, demoTables } from '#seed/demo';
import { parseSchedules, type ScheduleSeed } from '#seed/schedules';
import { seedSchedulesWhenEmpty, writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp, smallSchedules } from '#tests/support/booking-app';

describe("the demo's opening hours", () => {
  const schedules = demoSchedules();
  const { centromedicos: clinics } = demoTables();
  const testsOf = (urlseo: unknown) =>
    schedules.filter(({ clinic, test }) => clinic === urlseo && test).map(({ test }) => test);

  it('give every clinic exactly the tests of its flags', () => {
    for (const { urlseo, testpcr, testserologico, testantigenos } of clinics) {
      const promised = {
        testPCR: testpcr,
        pcrVariant: testpcr,
        testAntigenos: testantigenos,
        testSerologico: testserologico,
      };
      expect([urlseo, testsOf(urlseo)]).toEqual([urlseo, SLOT_TESTS.filter((test) => promised[test])]);
    }
  });

  it('give at least fifteen diagnostic tests hours at every clinic that offers them, and nowhere else', () => {
    const { pruebas: tests } = demoTables();
    const agendas = schedules.filter(({ diagnosticTest }) => diagnosticTest !== undefined);
    const named = new Set(agendas.map(({ diagnosticTest }) => diagnosticTest));
    expect(named.size).toBeGreaterThanOrEqual(15);
    for (const name of named) {
      const own = agendas.filter(({ diagnosticTest }) => diagnosticTest === name).map(({ clinic }) => clinic);
      const ids = [tests.find(({ urlseo }) => urlseo === name)?.centromedicos].flat();
      const offering = clinics.filter(({ id }) => ids.includes(id)).map(({ urlseo }) => String(urlseo));
      expect([name, own.toSorted()]).toEqual([name, offering.toSorted()]);
    }
  });

  it('give at least twelve specialities and thirty doctors hours at clinics where they work', () => {
    const { especialidads: specialities, medicos: doctors } = demoTables();
    const idOf = (urlseo: string) => clinics.find((one) => one.urlseo === urlseo)?.id;
    const worksAt = (at: unknown, urlseo: string) => [at].flat().includes(idOf(urlseo));
    const named = schedules.filter(({ speciality }) => speciality !== undefined);
    expect(new Set(named.map(({ speciality }) => speciality)).size).toBeGreaterThanOrEqual(12);
    for (const { speciality } of named) expect(specialities.map(({ urlseo }) => urlseo)).toContain(speciality);
    const own = schedules.flatMap(({ clinic, doctor }) => (doctor === undefined ? [] : { clinic, doctor }));
    expect(new Set(own.map(({ doctor }) => doctor)).size).toBeGreaterThanOrEqual(30);
    for (const { clinic, doctor } of own) {
      const at = doctors.find(({ id }) => id === doctor)?.centromedicos;
      expect([doctor, clinic, worksAt(at, clinic)]).toEqual([doctor, clinic, true]);
    }
  });

  it('give three doctors or more hours of video calls, at clinics with remote consultations', () => {
    const videos = schedules.filter(({ video }) => video);
    expect(new Set(videos.map(({ doctor }) => doctor)).size).toBeGreaterThanOrEqual(3);
    const places = [...new Set(videos.map(({ clinic }) => clinic))];
    expect(places.length).toBeGreaterThanOrEqual(2);
    for (const place of places)
      expect([place, clinics.find(({ urlseo }) => urlseo === place)?.teleconsulta]).toEqual([place, true]);
  });

  it('refer to catalogue clinics, exclude Sundays, fit whole slots and differ', () => {
    const known = new Set(clinics.map(({ urlseo }) => urlseo));
    for (const { clinic, hours, minutes } of schedules) {
      expect(known).toContain(clinic);
      for (const { weekdays, from, to } of hours) {
        expect(weekdays).not.toContain(7);
        const length =
          (Number(to.slice(0, 2)) - Number(from.slice(0, 2))) * 60 + Number(to.slice(2)) - Number(from.slice(2));
        expect([clinic, length % minutes]).toEqual([clinic, 0]);
      }
    }
    const different = (pick: (seed: ScheduleSeed) => number) => new Set(schedules.map(pick)).size;
    expect(different(({ capacity }) => capacity)).toBeGreaterThan(2);
    expect(different(({ priceCents }) => priceCents)).toBeGreaterThan(4);
  });
});

it('invalid opening hours are refused', () => {
  const [first] = demoSchedules();
  expect(() => parseSchedules([{ ...first, test: 'testSangre' }])).toThrow('test');
  expect(() => parseSchedules([{ ...first, hours: [{ weekdays: [8], from: '0900', to: '2460' }] }])).toThrow('0830');
});

describe.each(engines)('the opening hours in the database ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());

  const count = async () => (await test.db.query<{ n: number }>('select count(*) as n from schedule'))[0]?.n;
  const seed = () => seedSchedulesWhenEmpty(test.db, async () => smallSchedules);

  it('are written once, and not over a catalogue imported since', async () => {
    expect([await seed(), await count()]).toEqual([false, 11]);
    await test.db.tx((q) => writeSchedules(q, []));
    expect([await seed(), await count()]).toEqual([true, 11]);
    await test.db.tx((q) => writeSchedules(q, []));
    await test.db.script('update catalogue_version set version = 2');
    expect([await seed(), await count()]).toEqual([false, 0]);
  });

  it('are refused as a whole with an unknown clinic', async () => {
    const [first] = smallSchedules;
    const wrong = first ? [{ ...first, clinic: 'atlantis' }] : [];
    await expect(test.db.tx((q) => writeSchedules(q, wrong))).rejects.toThrow(
      'a clinic "atlantis" the catalogue does not have',
    );
  });
});
