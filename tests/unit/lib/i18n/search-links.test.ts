import { expect, it } from 'vitest';
import { resultPaths, resultsPath } from '@/lib/i18n/search-links';

it.each([
  ['', 'todo', '/resultados-busqueda'],
  ['dolor & más', 'todo', '/resultados-busqueda?q=dolor+%26+m%C3%A1s'],
  ['rm', 'clinicas', '/resultados-busqueda?q=rm&ver=clinicas'],
] as const)('the results of %j, %s, are at %s', (text, view, path) => {
  expect(resultsPath(text, view)).toBe(path);
});

it('a result links to its page, if it has one', () => {
  const named = { id: '1', name: 'A' };
  expect([
    resultPaths.speciality({ ...named, slug: 'eco', service: 'imagen', hasPage: true }),
    resultPaths.speciality({ ...named, slug: 'eco', service: 'imagen', hasPage: false }),
    resultPaths.clinic({ ...named, slug: '', region: '' }),
    resultPaths.test({ ...named, slug: 'tac', service: null }),
    resultPaths.product({ ...named, slug: '', priceCents: null }),
    resultPaths.article({ ...named, slug: 'día', date: '2026-11-01' }),
  ]).toEqual(['/especialidades/eco', null, null, '/pruebas/tac', null, '/actualidad/d%C3%ADa']);
});
