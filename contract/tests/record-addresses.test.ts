import { describe, expect, it } from 'vitest';
import corpus from '../../tests/fixtures/spellings/slugs.json';
import { pageOfRecord, slugInAddress, slugWithId } from '../record-addresses';
import { servedSlug } from '../slugs';

describe('the slug in the address of a record', () => {
  it.each(corpus)('is served for $written of $list', ({ list, written, served, suggestion }) => {
    const slug = slugInAddress(list, { id: '7', slug: written });
    if (served !== 'not served') return expect(slug).toBe(served);
    if (written.trim() === '') return expect(slug).toBe('');
    expect(slug).toBe(suggestion ? `${suggestion}-7` : '7');
    expect(servedSlug(list, slug)).toBe(slug);
  });

  it('has space for the id of a record', () => {
    const slug = 'a'.repeat(120);
    expect(slugWithId('pruebas', { id: '123456', slug })).toBe(`${'a'.repeat(100)}-123456`);
  });
});

it.each([
  ['centromedicos', 'b', '/clinicas/b'],
  ['centromedicos', 'B$&', '/clinicas/b-7'],
  ['centromedicos', '', null],
  ['medicos', '', '/medicos/medico-7'],
  ['paginas', 'gestion', '/gestion-1-7'],
  ['posts', 'pagina', '/actualidad/pagina-1-7'],
  ['banners', '', '/'],
  ['etiquetas', 'b', null],
  ['toString', 'b', null],
])('a record of %s with the slug "%s" is shown at %s', (list, slug, path) =>
  expect(pageOfRecord(list, { id: 7, slug })).toBe(path),
);

it('does not change the slug of a record without an id', () => {
  expect(pageOfRecord('centromedicos', { slug: '7-b$&' })).toBe('/clinicas/7-b$&');
});
