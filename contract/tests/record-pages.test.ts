import { expect, it } from 'vitest';
import { RECORD_PAGES } from '../record-pages';

it('names the folders with a page for each record', () => {
  expect(RECORD_PAGES).toMatchObject({
    clinicas: 'centromedicos',
    especialidades: 'especialidads',
    pruebas: 'pruebas',
    productos: 'productos',
    actualidad: 'posts',
  });
});
