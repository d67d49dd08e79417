import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openingHours } from '#cli/opening-hours';
import { openStore } from '#open-store';
import { readOpenings } from '#seed/read-openings';
import type { ScheduleSeed } from '#seed/schedules';
import { prepareBookings, smallSchedules } from '#tests/support/booking-app';
import { copyBuiltDatabase } from '#tests/support/built-database';
import { emptyTables } from '#tests/support/empty-tables';

const ENTRY: ScheduleSeed = {
  clinic: 'castello',
  speciality: 'cardiologia',
  minutes: 30,
  capacity: 1,
  priceCents: 0,
  hours: [{ weekdays: [1, 2], from: '0900', to: '1000' }],
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'openings-'));
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', undefined);
  await copyBuiltDatabase(path.join(folder, 'data/db'));
  await withDb(prepareBookings);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(folder, 'file-')), 'openings.json');
});

async function withDb<T>(work: (db: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
  const db = await openStore({ dataDir: path.join(folder, 'data'), databaseUrl: undefined, dataKeys: undefined });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const openings = () => withDb(readOpenings);
const importing = (text: string) => {
  writeFileSync(file, text);
  return openingHours.run(['import', file]);
};
const entryWith = (more: Record<string, unknown>) => JSON.stringify([{ ...ENTRY, ...more }]);

describe('opening hours', () => {
  it('are imported unchanged after an export, and imported with a change after an edit', async () => {
    expect(await openingHours.run(['export', file])).toBe(`Exported ${smallSchedules.length} entries to ${file}.`);
    const exported = JSON.parse(readFileSync(file, 'utf8'));
    expect(exported).toEqual(smallSchedules);
    expect(await importing(JSON.stringify([...exported, ENTRY]))).toBe(
      `Imported ${smallSchedules.length + 1} entries from ${file}.`,
    );
    expect(await openings()).toEqual([...smallSchedules, ENTRY]);
  });

  it('are imported with holidays, closures and extra hours, which a plain list of hours leaves unchanged', async () => {
    const whole = {
      hours: [...smallSchedules, { ...ENTRY, from: '2027-01-01', until: '2027-06-30' }],
      holidays: [
        { day: '2027-01-06', name: 'Reyes' },
        { regions: ['valencia'], day: '2027-03-19', name: 'San José' },
      ],
      closures: [
        {
          clinic: 'castello',
          test: 'testPCR',
          first: '2027-02-01',
          last: '2027-02-03',
          from: '0900',
          to: '1000',
          reason: 'Obras',
        },
      ],
      extras: [
        {
          clinic: 'castello',
          speciality: 'cardiologia',
          minutes: 30,
          capacity: 1,
          priceCents: 0,
          day: '2027-01-10',
          from: '0900',
          to: '1100',
        },
      ],
    };
    expect(await importing(JSON.stringify(whole))).toBe(`Imported 8 entries from ${file}.`);
    const exported = `${file}.again`;
    await openingHours.run(['export', exported]);
    expect(JSON.parse(readFileSync(exported, 'utf8'))).toEqual(whole);
    await importing(JSON.stringify([...smallSchedules, ENTRY]));
    expect(await openings()).toEqual([...smallSchedules, ENTRY]);
    const [second] = smallSchedules;
    await expect(importing(JSON.stringify([...smallSchedules, second]))).rejects.toThrow('open at the same time');
    await withDb((db) => emptyTables(db, 'closure, extra_hours'));
  });

  it('are never written over an existing file', async () => {
    writeFileSync(file, 'mine');
    await expect(openingHours.run(['export', file])).rejects.toThrow(
      `The file ${file} exists already: name a new one.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each([
    ['of no file', undefined, 'Name the file'],
    ['of what is not JSON', '[{]', 'is no list of opening hours'],
    ['of something else', '{"clinic":"castello"}', 'everything: '],
    ['of a clinic nobody has', entryWith({ clinic: 'gandia' }), 'a clinic "gandia" the catalogue does not have'],
    ['of a speciality nobody has', entryWith({ speciality: 'alquimia' }), 'a speciality "alquimia"'],
    [
      'of nothing that is booked',
      entryWith({ speciality: undefined }),
      'entry 1: one of test, diagnosticTest, speciality and doctor',
    ],
    ['of slots that are too short', entryWith({ minutes: 4 }), 'entry 1 minutes: '],
    ['of slots that are too long', entryWith({ minutes: 241 }), 'entry 1 minutes: '],
    ['of too many seats', entryWith({ capacity: 100 }), 'entry 1 capacity: '],
    ['of a price that is none', entryWith({ priceCents: -1 }), 'entry 1 priceCents: '],
    [
      'of an hour that is none',
      entryWith({ hours: [{ weekdays: [1], from: '9', to: '1000' }] }),
      'hours 1 from: an hour',
    ],
    ['that end before they begin', entryWith({ hours: [{ weekdays: [1], from: '1000', to: '0900' }] }), 'hours 1 to: '],
    ['of a day that is none', entryWith({ hours: [{ weekdays: [8], from: '0900', to: '1000' }] }), 'weekdays 1: '],
    ['of a field nobody knows', entryWith({ price: 3 }), 'price'],
  ])('%s are refused in a sentence', async (_what, text, sentence) => {
    const refused = text === undefined ? openingHours.run(['import']) : importing(text);
    const error = await refused.then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error?.message).toContain(sentence);
    expect(error?.message).not.toMatch(/[{}]|\bZod|constraint|SyntaxError/);
  });

  it('are unchanged after all of these', async () => {
    expect(await openings()).toEqual([...smallSchedules, ENTRY]);
  });

  it('of a missing file are refused by its name', async () => {
    await expect(openingHours.run(['import', file])).rejects.toThrow(`The file ${file} cannot be read.`);
  });
});
