import { expect, it } from 'vitest';
import { resultsPath } from '@/lib/i18n/search-links';

it.each([
  ['', 'todo', '/resultados-busqueda'],
  ['dolor & más', 'todo', '/resultados-busqueda?q=dolor+%26+m%C3%A1s'],
  ['rm', 'clinicas', '/resultados-busqueda?q=rm&ver=clinicas'],
] as const)('the results of %j, %s, are at %s', (text, view, path) => {
  expect(resultsPath(text, view)).toBe(path);
});
