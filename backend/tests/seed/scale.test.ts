import { describe, expect, it } from 'vitest';
import { type ContentRow, linkedIds } from '#catalogue/tables';
import { demoSchedules, demoTables } from '#seed/demo';
import { recordsOf } from '#seed/records';
import { scaleSchedules, scaleTables } from '#seed/scale';
import { parseContent } from '#seed/validate';

describe('a multiplied catalogue', () => {
  const demo = demoTables();
  const large = scaleTables(demo, 30);

  it('begins with the demo catalogue and can be imported', () => {
    expect(large.medicos).toHaveLength(30 * demo.medicos.length);
    expect(large.especialidads.slice(0, demo.especialidads.length)).toEqual(demo.especialidads);
    expect(large.paginas).toEqual(demo.paginas);
    expect(parseContent(recordsOf(large))).toEqual(large);
  });

  it('is the same each time', () => {
    expect(scaleTables(demo, 30)).toEqual(large);
    expect(scaleTables(demo, 1)).toEqual(demo);
  });

  it('has unique names', () => {
    const names = large.medicos.map(({ nombre }) => nombre);
    expect(new Set(names).size).toBeGreaterThan(0.9 * names.length);
    const clinics = large.centromedicos.map(({ nombre }) => JSON.stringify(nombre));
    expect(new Set(clinics).size).toBe(clinics.length);
  });

  it('relates the records of a copy to one another', () => {
    const doctor = demo.medicos[0];
    const copied = large.medicos[3 * demo.medicos.length];
    const ids = linkedIds(doctor ?? { id: 0 }, 'especialidads').map((id) => id + 3 * demo.especialidads.length);
    expect(ids.length).toBeGreaterThan(0);
    expect(copied?.especialidads).toEqual(ids);
  });

  it('gives every clinic of a copy the hours of its original', () => {
    const hours = scaleSchedules(demoSchedules(), demo, 3);
    expect(hours).toHaveLength(3 * demoSchedules().length);
    const known = (rows: ContentRow[]) => new Set(rows.map(({ urlseo }) => urlseo));
    const names = {
      clinic: known(large.centromedicos),
      speciality: known(large.especialidads),
      test: known(large.pruebas),
    };
    const doctors = new Map(large.medicos.map((row) => [row.id, row]));
    for (const { clinic, speciality, diagnosticTest, doctor } of hours) {
      expect(names.clinic).toContain(clinic);
      if (speciality !== undefined) expect(names.speciality).toContain(speciality);
      if (diagnosticTest !== undefined) expect(names.test).toContain(diagnosticTest);
      if (doctor !== undefined) expect(doctors.get(doctor)).toBeDefined();
    }
    const [first] = demoSchedules();
    expect(hours.at(2 * demoSchedules().length)).toEqual({ ...first, clinic: `${first?.clinic}-3` });
  });
});
