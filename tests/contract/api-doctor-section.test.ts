import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDoctorRowsForSection, storeDoctorCount } from '@/lib/catalogue/doctor-rows';
import { MAX_READ } from '@/lib/domain/doctor-filter';
import { apiUpstream } from '../support/api-upstream';
import { forgetState } from '../support/process-state';

const upstream = apiUpstream();
const doctor = (id: number) => ({ '@id': `/api/medicos/${id}`, id, nombre: `Dra. Apellido ${id}`, centromedicos: [] });

/** Number of doctors, and whether the whole list is returned; its first part always is. */
let total: number;
let isWhole: boolean;

beforeEach(() => {
  forgetState('doctor-', 'cached-lists');
  [total, isWhole] = [3, true];
  upstream.answer = (request, response) => {
    const size = new URL(request.url ?? '/', upstream.origin).searchParams.get('itemsPerPage');
    const members = { 'hydra:member': [1, 2, 3].map(doctor) };
    if (!size && !isWhole) return; // never
    const last = `/api/medicos?page=${Math.ceil(total / Number(size))}`;
    json(
      response,
      200,
      size ? { ...members, 'hydra:totalItems': total, 'hydra:view': { 'hydra:last': last } } : members,
    );
  };
});

describe('the doctors section', () => {
  it('contains all doctors when there are few', async () => {
    expect((await listDoctorRowsForSection('es')).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('does not wait while a long list is read for the first time', async () => {
    [total, isWhole] = [MAX_READ + 1, false];
    await expect(listDoctorRowsForSection('es')).rejects.toThrow('read for the first time');
  });

  it('waits once a long list was read, as for any other list', async () => {
    await listDoctorRowsForSection('es');
    storeDoctorCount(MAX_READ + 1);
    isWhole = false;
    expect(await listDoctorRowsForSection('es')).toHaveLength(3); // the last good response, once the read is abandoned
  });
});
