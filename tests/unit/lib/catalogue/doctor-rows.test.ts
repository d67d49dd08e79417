import { wireDoctorSchema } from '@clinic/contract/wire/catalogue';
import { describe, expect, it } from 'vitest';
import { doctorRows } from '@/lib/catalogue/doctor-rows';

const wire = (id: number, more: object = {}) =>
  wireDoctorSchema.parse({ '@id': `/api/medicos/${id}`, id, nombre: `Dra. ${id}`, ...more });

describe('the rows of doctors', () => {
  it('store a list of relations once for all doctors who share it', () => {
    const rowOf = doctorRows();
    const related = () => ({ especialidads: ['/api/especialidads/1'], centromedicos: [], etiquetas: [] });
    const [one, two] = [rowOf(wire(1, related())), rowOf(wire(2, related()))];
    expect(one?.specialities).toEqual([{ id: '1', embedded: null }]);
    expect(two?.specialities).toBe(one?.specialities);
    expect(two?.clinics).toBe(one?.clinics);
  });

  it('separate relations of different kinds with equal ids', () => {
    const embedded = { id: 1, nombre: 'Centro' };
    const row = doctorRows()(wire(1, { especialidads: ['/api/especialidads/1'], centromedicos: [embedded] }));
    expect(row?.specialities).toEqual([{ id: '1', embedded: null }]);
    expect(row?.clinics).toEqual([{ id: '1', embedded }]);
    expect(row?.languages).toBeNull();
  });
});
