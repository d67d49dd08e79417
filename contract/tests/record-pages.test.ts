import { expect, it } from 'vitest';
import { pageOfRecord, RECORD_PAGES } from '../record-pages';

it.each([
  ['centromedicos', '/clinicas/7-b$&'],
  ['medicos', '/medicos/medico-7'],
  ['paginas', '/7-b$&'],
  ['posts', '/actualidad/7-b$&'],
  ['banners', '/'],
  ['etiquetas', null],
  ['toString', null],
])('a record of %s is shown at %s', (list, path) => expect(pageOfRecord(list, { id: 7, slug: '7-b$&' })).toBe(path));

it('names the folders with a page for each record', () => {
  expect(RECORD_PAGES).toMatchObject({
    clinicas: 'centromedicos',
    especialidades: 'especialidads',
    pruebas: 'pruebas',
    productos: 'productos',
    actualidad: 'posts',
  });
});
