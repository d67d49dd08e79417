import { setFlagsFromString } from 'node:v8';
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeAll, expect, it, vi } from 'vitest';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listDoctorRows } from '@/lib/catalogue/doctor-rows';
import { listProductOptions } from '@/lib/catalogue/products';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { listTests } from '@/lib/catalogue/tests';
import { apiUpstream } from '@/tests/support/api-upstream';

vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));

const upstream = apiUpstream();
let haveSameMap: (one: unknown, other: unknown) => boolean;

beforeAll(() => {
  setFlagsFromString('--allow-natives-syntax');
  haveSameMap = new Function('one', 'other', 'return %HaveSameMap(one, other)') as typeof haveSameMap;
  setFlagsFromString('--no-allow-natives-syntax');
  upstream.answer = (_request, response) =>
    json(
      response,
      200,
      Array.from({ length: 20 }, (_, id) => ({
        '@id': `/api/algo/${id + 1}`,
        id: id + 1,
        nombre: `Nombre ${id}`,
        urlseo: `nombre-${id}`,
        mostrarpagina: true,
        centromedicos: ['/api/centromedicos/1'],
      })),
    );
});

/** Otherwise (V8 11, `{ ...record, more }`) each record of ten thousand has 350 bytes to describe its own fields. */
it.each<[string, () => Promise<unknown[]>]>([
  ['specialities', () => listSpecialities('es')],
  ['clinics', () => listOwnClinics('es')],
  ['doctors', () => listDoctorRows('es')],
  ['tests', () => listTests('es')],
  ['products to choose from', () => listProductOptions('es')],
])('the records of a list of %s share one description of their fields', async (_, read) => {
  const records = await read();
  expect(records).toHaveLength(20);
  const [first, ...others] = records.slice(5); // The first ones are made before V8 knows the shape.
  expect(others.map((one) => haveSameMap(first, one))).toEqual(others.map(() => true));
});
