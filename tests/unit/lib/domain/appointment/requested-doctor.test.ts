import { expect, it } from 'vitest';
import { requestedDoctorId } from '@/lib/domain/appointment/requested-doctor';

it.each([
  ['/medicos/dr-vicent-peris-llorca-2', '2'],
  ['/medicos/2', '2'],
  ['/medicos', null],
  ['/medicos/filtrar', null],
  ['/medicos/pagina/2', null],
  ['/clinicas/torrent-2', null],
  ['/medicos/x-2?otra=1', null],
  [null, null],
])('a request from %j is for the doctor %j', (path, id) => {
  expect(requestedDoctorId(path)).toBe(id);
});
