import { expect, it } from 'vitest';
import { doctorPageCount, doctorsPath } from '@/lib/domain/doctor-pages';

it('shows 24 doctors a page, and one page without any', () => {
  expect([0, 1, 24, 25, 48, 49].map(doctorPageCount)).toEqual([1, 1, 1, 2, 2, 3]);
  expect([doctorsPath(1), doctorsPath(2)]).toEqual(['/medicos', '/medicos/pagina/2']);
});
